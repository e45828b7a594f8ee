import { newMember, logIn, register } from './setup/journeys';
import { expect, test } from './setup/test';

test('a member turns the dashboard to Hindi in the menu, and back', async ({ page }) => {
  const member = newMember();
  await register(page, member);
  await logIn(page, member);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { name: 'यह सप्ताह' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'मित्र को लाएँ' })).toBeVisible();
  await page.goto('/dashboard?tab=leaderboard');
  await expect(page.getByRole('link', { name: 'लीडरबोर्ड' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main')).toHaveAttribute('lang', 'en-IN');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'मेन्यू खोलें' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});
