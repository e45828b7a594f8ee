import { openAsStaff } from './setup/journeys';
import { generateCode, logOut, createNewAdmin, submitPassword, setUpApp } from './setup/second-factor';
import { expect, test } from './setup/test';

test('an admin sets up an authenticator app, and logs in with a code or a recovery code', async ({ page }) => {
  const admin = await createNewAdmin(page);
  await submitPassword(page, admin);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/account');
  await page.getByRole('link', { name: 'Second factor and passkeys' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await page.locator('main code').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page.getByText(/This code is wrong/).first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret));
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page).toHaveURL(/\/admin\/security\/recovery-codes$/);
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  await expect(page.locator('main code')).toHaveCount(10);
  const [recovery = ''] = await page.locator('main code').allTextContents();

  await logOut(page);
  await submitPassword(page, admin);
  await expect(page).toHaveURL(/\/admin\/login\/code$/);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/login/code');
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret, 1));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);

  await logOut(page);
  await submitPassword(page, admin);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/security');
  await expect(page.getByText('9 are left.')).toBeVisible();
});

test(
  'a staff row with a long name and a second factor fits at 768 pixels',
  { tag: ['@layout', '@deep'] },
  async ({ page }) => {
    const admin = await createNewAdmin(page, 'mwmwmwmw');
    await submitPassword(page, admin);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await setUpApp(page);
    await logOut(page);
    await openAsStaff(page, '/admin/staff');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByText(admin.username).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
