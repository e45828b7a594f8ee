import { logInAfterRegistration, createMemberInput } from './setup/journeys';
import { expect, test } from './setup/test';

test('a visitor finds every section and continues to register', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Movement for a Healthier Nation');
  for (const heading of ['Mornings, counted', 'Inner calm', 'Guided practice', 'Vasudha Kulkarni', 'Wellness Topics']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Register Now for FREE' }).click();
  await expect(page).toHaveURL(/\/register$/);
});

test('the form of the challenge leads to the registration without losing a value', async ({ page }) => {
  const { name, phone, password } = createMemberInput();
  await page.goto('/landing');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Click to Join Yoga Challenge' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
  await page.getByRole('button', { name: 'Register free' }).click();
  await logInAfterRegistration(page);
});

test('the other language is one link away, and is remembered', async ({ page }) => {
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

test('a visitor who arrives on a Hindi page registers and logs in in Hindi, until they choose another language', async ({
  page,
}) => {
  const { name, phone, password } = createMemberInput();
  await page.goto('/hi/landing');
  await page.getByLabel('नाम').fill(name);
  await page.getByLabel('फ़ोन नंबर').fill(phone);
  await page.getByRole('button', { name: 'योग चुनौती से जुड़ें' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByLabel('नाम')).toHaveValue(name);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: /सहमत हूँ/ }).check();
  await page.getByRole('button', { name: 'निःशुल्क पंजीकरण करें' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('नमस्ते');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Namaste');
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
});
