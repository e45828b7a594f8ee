import { LOCALES } from '~/i18n/languages';
import { expectServedAtBothSizes } from '../setup/both-sizes';
import { findForcedColourProblems } from '../setup/forced-colours';
import { expectTranslated } from '../setup/in-hindi';
import { openAsStaff } from '../setup/journeys';
import { findOtherLanguageTexts } from '../setup/one-language';
import { findReflowProblems } from '../setup/reflow';
import { MOST_USED_SCREENS } from '../setup/screen-list';
import { getLanguageOfScreen, getScreenName, PEOPLE, PHONE, showScreen } from '../setup/screens';
import { expect, test } from '../setup/shared-login';
import { findMotionProblems } from '../setup/stillness';

// With tracing, each of the hundreds of key presses would take a screenshot, which takes minutes.
test.use({ trace: 'off' });

for (const [person, { enter, screens }] of Object.entries(PEOPLE)) {
  test.describe(`the ${person} can use each screen`, () => {
    for (const screen of screens) {
      const tag = MOST_USED_SCREENS.has(screen) ? [] : '@deep';
      test(`on ${getScreenName(screen)}`, { tag }, async ({ page, enterAs }) => {
        await enterAs(person, enter);
        await page.setViewportSize(PHONE);
        await showScreen(page, screen);
        const language = getLanguageOfScreen(screen);
        await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[language]);
        await expectServedAtBothSizes(page);
        if (language !== 'en') await expectTranslated(page, language);
        expect(await findMotionProblems(page), 'without motion').toEqual([]);
        expect(await findForcedColourProblems(page), 'in colours of their own').toEqual([]);
        expect(await findReflowProblems(page), 'in large letters and other windows').toEqual([]);
        if (person !== 'admin') expect(await findOtherLanguageTexts(page), 'of its language').toEqual([]);
      });
    }
  });
}

test('on paper the tables of the back office are complete, without buttons', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await openAsStaff(page, '/admin/users');
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/admin/users', '/admin/financials?status=pending', '/admin/classes?view=list', '/admin/staff']) {
    await page.goto(path);
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    const reach = await table.evaluate((drawn) => drawn.getBoundingClientRect().right - innerWidth);
    expect(reach, path).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(table.getByRole('link', { name: /^(Delete|Edit|Approve|Reject)/ }), path).toHaveCount(0);
  }
});
