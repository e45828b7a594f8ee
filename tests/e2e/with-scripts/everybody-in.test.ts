import { expectAccessible, expectClean, measureSidewaysScroll } from '../setup/axe';
import { findDevanagariProblems } from '../setup/devanagari';
import { expectInHindi } from '../setup/in-hindi';
import { ASHA, openDashboard, expectLogin, createMemberInput, register, openAsStaff } from '../setup/journeys';
import { findOtherLanguageTexts } from '../setup/one-language';
import { findReflowProblems } from '../setup/reflow';
import { translateScreens, getScreenName, PEOPLE, PHONE, showScreen, SIZES } from '../setup/screens';
import { expect, test } from '../setup/test';

for (const size of SIZES) {
  test.describe(`at ${size.width} pixels`, { tag: '@deep' }, () => {
    test.use({ viewport: size });

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
      await page.getByLabel('Phone number').fill(createMemberInput().phone);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page).toHaveURL(/\/reset-password$/);
      await expectClean(page);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing in the open menu of the dashboard, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await openDashboard(page, ASHA);
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expectClean(page);
      });
    }
  });
}

for (const person of ['visitor', 'member', 'asked member'] as const) {
  test(`the ${person} can use each screen in Hindi`, { tag: '@deep' }, async ({ page }) => {
    test.slow();
    const { enter, screens } = PEOPLE[person];
    await enter(page);
    // Skips screens that are in the list with a Hindi URL, because the every-screen test covers
    // them.
    for (const screen of translateScreens(screens).filter((one) => !screens.includes(one))) {
      await test.step(getScreenName(screen), async () => {
        await page.setViewportSize(PHONE);
        await showScreen(page, screen);
        await expectInHindi(page);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          expect(await findDevanagariProblems(page), 'of how Devanagari is set').toEqual([]);
          await expectAccessible(page);
        }
        expect(await findReflowProblems(page), 'in large letters and other windows').toEqual([]);
        expect(await findOtherLanguageTexts(page), 'of its language').toEqual([]);
      });
    }
  });
}

test('a screen that gets narrower does not scroll sideways, even if its chart is not redrawn', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const { ResizeObserver } = window;
    window.ResizeObserver = class extends ResizeObserver {
      constructor(changed: ResizeObserverCallback) {
        let calls = 0;
        super((...change) => {
          if (calls++ === 0) changed(...change);
        });
      }
    };
  });
  await openAsStaff(page, '/admin/financials?figures=1');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(await measureSidewaysScroll(page, 320)).toBe(0);
});

test('a form can be filled in and submitted by keyboard only', async ({ page }) => {
  const member = createMemberInput();
  await register(page, member);
  await expectLogin(page);
  await page.goto('/login?other');
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
