import { expect, test } from './setup/test';

test('a member logs in and finds her dashboard', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('namaste108');
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Asha').first()).toBeVisible();
});

test('a wrong password keeps the phone number and says what is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('9876543211');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('9876543211');
});
