import fs from 'node:fs';
import type { Page } from 'playwright';
import { listPublicDevanagariWords } from '~/i18n/devanagari';
import { hindi } from '../../../prisma/seed/content-hi';
import { expect, test } from '../setup/test';

test.use({ isAlone: true });

const BUDGET_BYTES = 100_000;

const PAGES = ['/hi', '/hi/landing', '/resources?lang=hi', '/hi/nowhere'];

const FACES = [
  [600, 'Laila'],
  [400, 'Mukta'],
  [600, 'Mukta'],
] as const;

/**
 * Returns the words whose width with the subset font differs from the width with the complete font.
 */
function wordsDrawnOtherwise(page: Page, weight: 400 | 600, family: string): Promise<string[]> {
  return page.evaluate(
    async ({ weight, family, words }) => {
      const pen = document.createElement('canvas').getContext('2d');
      const widthIn = async (face: string) => {
        const font = `${weight} 100px ${face}`;
        await document.fonts.load(font, words.join(' '));
        return (word: string) => {
          if (!pen) return NaN;
          pen.font = font;
          return pen.measureText(word).width;
        };
      };
      const [cut, whole] = [await widthIn(`"${family} Public"`), await widthIn(`"${family}"`)];
      return words.filter((word) => !(Math.abs(cut(word) - whole(word)) < 0.01));
    },
    { weight, family, words: listPublicDevanagariWords(weight) },
  );
}

test('the fonts of public pages draw every word of theirs as the whole fonts do, else `npm run fonts:cut` makes them anew', async ({
  page,
}) => {
  await page.goto('/hi');
  expect(listPublicDevanagariWords(600).length).toBeGreaterThan(300);
  for (const [weight, family] of FACES) {
    expect(await wordsDrawnOtherwise(page, weight, family), `${family} ${weight}`).toEqual([]);
  }
});

function boldWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isBold = node.parentElement && Number(getComputedStyle(node.parentElement).fontWeight) >= 600;
      if (isBold) words.push(...(node.textContent?.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []));
    }
    return words;
  });
}

test('what is bold on a page is among the words that the bold fonts are cut to', { tag: '@deep' }, async ({ page }) => {
  const [bold, written] = [listPublicDevanagariWords(600), Object.values(hindi).join(' ')];
  const plain = listPublicDevanagariWords(400).filter((word) => !bold.includes(word) && !written.includes(word));
  for (const path of [...PAGES, '/hi/privacy', '/hi/terms', '/hi/refunds']) {
    await page.goto(path);
    const found = await boldWords(page);
    expect(found.length, path).toBeGreaterThan(5);
    expect(
      found.filter((word) => plain.includes(word)),
      path,
    ).toEqual([]);
  }
});

test('the fonts of public pages weigh at most 40 kB', () => {
  const sizes = FACES.map(
    ([weight, family]) => fs.statSync(`app/assets/fonts/${family.toLowerCase()}-public-${weight}.woff2`).size,
  );
  expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(40_000);
});

test('public pages in Hindi fetch no whole font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of PAGES) await page.goto(path, { waitUntil: 'networkidle' });
  expect(fonts.filter((url) => url.includes('-public-')).length).toBeGreaterThan(2);
  expect(fonts.filter((url) => url.includes('-devanagari-'))).toEqual([]);
});

test('the home page weighs at most 100 kB over the wire in either language', async ({ browser, baseUrl }) => {
  for (const path of ['/', '/hi']) {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(bytes, path).toBeGreaterThan(40_000);
    expect(bytes, path).toBeLessThanOrEqual(BUDGET_BYTES);
    await context.close();
  }
});
