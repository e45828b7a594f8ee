import { expectClean } from '../setup/axe';
import { ASHA, dashboardOf, newMember, register } from '../setup/journeys';
import { expect, test } from '../setup/test';
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const PUBLIC_SCREENS = [
  '/',
  '/hi',
  '/landing',
  '/hi/landing',
  '/privacy',
  '/hi/terms',
  '/hi/nowhere',
  '/login?lang=hi',
  '/register?lang=hi',
  '/login',
  '/register?refcode=ASHAFX2Y',
  '/forgot-password',
  '/nowhere',
  '/resources',
  '/resources?lang=hi',
];

const MEMBER_SCREENS = [
  '/dashboard?tab=resources',
  '/dashboard?tab=resources&list=videos',
  '/dashboard?tab=resources&list=faqs',
  '/dashboard?tab=referral',
  '/dashboard?tab=referral&view=rewards',
  '/dashboard?tab=leaderboard',
  '/profile-edit',
  '/profile-edit/delete',
  '/rate',
  '/resources',
];

for (const size of SIZES) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    for (const path of PUBLIC_SCREENS) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectClean(page);
      });
    }

    test('axe finds nothing on a refused form and in the open country picker', async ({ page }) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Register free' }).click();
      await expect(page.getByRole('region', { name: /things to fix/ })).toBeVisible();
      await expectClean(page);
      await page.getByRole('button', { name: /Country/ }).click();
      await expect(page.getByRole('combobox', { name: 'Search countries' })).toBeFocused();
      await expectClean(page);
    });

    test('axe finds nothing on the page for the code', async ({ page }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Phone number').fill(newMember().phone);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page).toHaveURL(/\/reset-password$/);
      await expectClean(page);
    });

    test('axe finds nothing on a member’s screens in Hindi', async ({ page }) => {
      await dashboardOf(page, ASHA);
      for (const path of ['/dashboard?lang=hi', ...MEMBER_SCREENS, '/resources?list=faqs']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
          await expectClean(page);
        });
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on the dashboard, ${colorScheme}, nor in its menu`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await dashboardOf(page, ASHA);
        await expectClean(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expectClean(page);
      });

      test(`axe finds nothing on the member’s other screens, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await dashboardOf(page, ASHA);
        for (const path of MEMBER_SCREENS) {
          await test.step(path, async () => {
            await page.goto(path);
            await expectClean(page);
          });
        }
      });
    }
  });
}

test('a form can be filled in and sent by keyboard alone', async ({ page }) => {
  const member = newMember();
  await register(page, member);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Phone number').focus();
  await page.keyboard.type(member.phone);
  await page.keyboard.press('Tab');
  if (await page.getByRole('link', { name: 'Forgot Password?' }).evaluate((link) => link === document.activeElement)) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
