import { expect, test } from '../setup/test';

// Public pages contain no scripts (see `assets.test`), so it is sufficient to test them with
// JavaScript off.
test('several questions can be open together', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('#faq_section details[open]');
  await expect(open).toHaveCount(1);
  await page.getByText('What is the 14-day challenge?').click();
  await expect(open).toHaveCount(2);
  await page.getByText('Is Sangha really free?').click();
  await expect(open).toHaveCount(1);
});

test('the first questions are shown, and the others are one tap away', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq_section summary').filter({ visible: true });
  await expect(questions).toHaveCount(7);
  await questions.last().click();
  expect(await questions.count()).toBeGreaterThan(12);
});

test('on laptops a policy has its table of contents next to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Donations' }).click();
  await expect(page.getByRole('heading', { name: 'Donations' })).toBeInViewport();
});

test('the policies open over the page, one at a time, and close', async ({ page }) => {
  await page.goto('/');
  for (const [name, words] of [
    ['Privacy Policy', 'What we collect'],
    ['Refund Policy', '5 to 8 business days'],
    ['Terms of Service', 'at least 18 years old'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('Last updated October 17, 2025');
    await expect(dialog).toContainText(words);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Refund Policy' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund Policy' }).click();
  await page.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(/\/refunds$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible();
});

test('on a phone a policy takes the whole width of the screen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Privacy Policy' }).click();
  const box = await page.getByRole('dialog', { name: 'Privacy Policy' }).boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 360]);
});

test('nothing covers the beginning of the landing page, in either language', async ({ page }) => {
  for (const path of ['/landing', '/hi/landing']) {
    await page.goto(path);
    const intro = page.locator('main h1 + p');
    const covered = await intro.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const middles = [...range.getClientRects()].map((line) => [line.x + line.width / 2, line.y + line.height / 2]);
      return middles.filter(([x = 0, y = 0]) => document.elementFromPoint(x, y) !== element);
    });
    expect(covered).toEqual([]);
  }
});

test('on a phone the whole form of the challenge is on the first screen, in either language', async ({ page }) => {
  for (const path of ['/landing', '/hi/landing']) {
    await page.goto(path);
    const box = await page.locator('#join button').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(740);
  }
});

test('a policy in Hindi states that it is a translation and links to the binding text', async ({ page }) => {
  await page.goto('/hi/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'कौन जुड़ सकता है' })).toBeVisible();
  await main.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Who may join' })).toBeVisible();
});
