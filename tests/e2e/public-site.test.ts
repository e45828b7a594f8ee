import { enter, newMember } from './setup/journeys';
import { expect, test } from './setup/test';

const PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms', '/nowhere'].flatMap((path) => [
  path,
  path === '/' ? '/hi' : `/hi${path}`,
]);

test('a public page loads no script and nothing from elsewhere', async ({ page, baseUrl }) => {
  const requests: { url: string; kind: string }[] = [];
  page.on('request', (request) => requests.push({ url: request.url(), kind: request.resourceType() }));
  for (const path of PAGES) await page.goto(path);
  expect(requests.length).toBeGreaterThan(PAGES.length);
  expect(requests.filter(({ kind }) => ['script', 'xhr', 'fetch'].includes(kind))).toEqual([]);
  expect(requests.filter(({ url }) => !url.startsWith(`${baseUrl}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('a visitor finds every section and goes on to register', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Movement for a Healthier Nation');
  for (const heading of ['Mornings, counted', 'Inner calm', 'Guided practice', 'Vasudha Kulkarni', 'Wellness Topics']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Register Now for FREE' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('several questions may be open at once', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('#faq_section details[open]');
  await expect(open).toHaveCount(1);
  await page.getByText('What is the 14-day challenge?').click();
  await expect(open).toHaveCount(2);
  await page.getByText('Is Sangha really free?').click();
  await expect(open).toHaveCount(1);
});

test('of many questions the first stand there, and all are one tap away', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq_section summary').filter({ visible: true });
  await expect(questions).toHaveCount(7);
  await questions.last().click();
  expect(await questions.count()).toBeGreaterThan(12);
});

test('a policy on its own page has its parts beside it on laptops', async ({ page }) => {
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

test('nothing lies over what the landing page says first, in either language', async ({ page }) => {
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

test('on a phone the whole form of the challenge stands on the first screen, in either language', async ({ page }) => {
  for (const path of ['/landing', '/hi/landing']) {
    await page.goto(path);
    const box = await page.locator('#join button').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThanOrEqual(740);
  }
});

test('a policy in Hindi says that it is a translation and leads to the text that binds', async ({ page }) => {
  await page.goto('/hi/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'कौन जुड़ सकता है' })).toBeVisible();
  await main.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Who may join' })).toBeVisible();
});

test('the challenge’s form leads to the registration, nothing lost', async ({ page }) => {
  const { name, phone, password } = newMember();
  await page.goto('/landing');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Click to Join Yoga Challenge' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register free' }).click();
  await enter(page);
});

test('the other language is one link away, and stays', async ({ page }) => {
  await page.goto('/landing');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi\/landing$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('14 सुबहें');
  await page.getByRole('link', { name: 'संघ' }).first().click();
  await expect(page).toHaveURL(/\/hi$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Movement for a Healthier Nation');
});

test('an address that leads nowhere leads home', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found (404)' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Movement for a Healthier Nation');
});

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PAGES) {
    await page.goto(path);
    const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(extra, path).toBeLessThanOrEqual(0);
  }
});

test('who comes by a Hindi page registers and logs in in Hindi, until they choose otherwise', async ({ page }) => {
  const { name, phone, password } = newMember();
  await page.goto('/hi/landing');
  await page.getByLabel('नाम').fill(name);
  await page.getByLabel('फ़ोन नंबर').fill(phone);
  await page.getByRole('button', { name: 'योग चुनौती से जुड़ें' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByLabel('नाम')).toHaveValue(name);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'निःशुल्क पंजीकरण करें' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('नमस्ते');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Namaste');
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
});
