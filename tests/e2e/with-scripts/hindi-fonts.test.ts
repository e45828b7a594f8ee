import fs from 'node:fs';
import type { Page, Request } from 'playwright';
import { DEVANAGARI_LANGUAGES, listPublicDevanagariWords } from '~/i18n/devanagari';
import { type Language, localizePath } from '~/i18n/languages';
import { hindiTexts } from '../../../prisma/seed/content-hi';
import { DEMO_SITE, DEMO_TESTIMONIALS } from '../../../prisma/seed/site';
import { expect, test } from '../setup/test';

const BUDGET_BYTES = 106_000;

const PAGES = ['/hi', '/hi/landing', '/resources?lang=hi', '/hi/nowhere'];

const FACES = [
  [600, 'Laila'],
  [400, 'Mukta'],
  [600, 'Mukta'],
] as const;

/**
 * Returns the words whose width with the subset font differs from the width with the complete font.
 */
function findWordsWithOtherWidth(page: Page, weight: 400 | 600, family: string, language: Language): Promise<string[]> {
  return page.evaluate(
    async ({ weight, family, language, words }) => {
      const pen = document.createElement('canvas').getContext('2d');
      const measureWidth = async (face: string) => {
        const font = `${weight} 100px ${face}`;
        await document.fonts.load(font, words.join(' '));
        return (word: string) => {
          if (!pen) return NaN;
          pen.font = font;
          return pen.measureText(word).width;
        };
      };
      const [cut, whole] = [await measureWidth(`"${family} Public ${language}"`), await measureWidth(`"${family}"`)];
      return words.filter((word) => !(Math.abs(cut(word) - whole(word)) < 0.01));
    },
    { weight, family, language, words: listPublicDevanagariWords(weight, language) },
  );
}

test('the fonts of public pages draw every word like the whole fonts, otherwise run `npm run fonts:cut`', async ({
  page,
}) => {
  for (const language of DEVANAGARI_LANGUAGES) {
    await page.goto(localizePath(language, '/'));
    expect(listPublicDevanagariWords(600, language).length).toBeGreaterThan(200);
    for (const [weight, family] of FACES) {
      const words = await findWordsWithOtherWidth(page, weight, family, language);
      expect(words, `${family} ${weight} ${language}`).toEqual([]);
    }
  }
});

function listBoldWords(page: Page): Promise<string[]> {
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

test('bold words of a page are in the cut bold fonts', { tag: '@deep' }, async ({ page }) => {
  const [bold, written] = [
    listPublicDevanagariWords(600, 'hi'),
    JSON.stringify([hindiTexts, DEMO_SITE.translations, DEMO_TESTIMONIALS]),
  ];
  const plain = listPublicDevanagariWords(400, 'hi').filter((word) => !bold.includes(word) && !written.includes(word));
  for (const path of [...PAGES, '/hi/privacy', '/hi/terms', '/hi/refunds']) {
    await page.goto(path);
    const found = await listBoldWords(page);
    expect(found.length, path).toBeGreaterThan(5);
    expect(
      found.filter((word) => plain.includes(word)),
      path,
    ).toEqual([]);
  }
});

test('the fonts of public pages weigh at most 42 kB in each language', () => {
  for (const language of DEVANAGARI_LANGUAGES) {
    const sizes = FACES.map(
      ([weight, family]) =>
        fs.statSync(`app/assets/fonts/${family.toLowerCase()}-public-${language}-${weight}.woff2`).size,
    );
    expect(sizes.reduce((total, size) => total + size)).toBeLessThanOrEqual(42_000);
  }
});

/** Waits until the fonts of the visible text are loaded. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}

test('public pages in Hindi load no whole font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  for (const path of PAGES) {
    await page.goto(path);
    await waitForFonts(page);
  }
  expect(fonts.filter((url) => url.includes('-public-')).length).toBeGreaterThan(2);
  expect(fonts.filter((url) => url.includes('-devanagari-'))).toEqual([]);
});

test('the home page weighs at most 106 kB over the wire in each language', async ({ browser, baseUrl }) => {
  for (const path of ['/', '/hi', '/mr']) {
    const context = await browser.newContext({ baseURL: baseUrl, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    const unfinished = new Set<Request>();
    page.on('request', (request) => unfinished.add(request));
    page.on('requestfinished', (request) => {
      unfinished.delete(request);
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      );
    });
    await page.goto(path);
    await waitForFonts(page);
    await expect.poll(() => unfinished.size, 'requests that have not ended').toBe(0);
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(bytes, path).toBeGreaterThan(40_000);
    expect(bytes, path).toBeLessThanOrEqual(BUDGET_BYTES);
    await context.close();
  }
});
