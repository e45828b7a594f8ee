import { forcedColourFindings } from '../setup/forced-colours';
import { largeTextFindings, textCutOff } from '../setup/large-text';
import { staffAt } from '../setup/journeys';
import { PEOPLE, showScreen, SIZES } from '../setup/screens';
import { motionFindings } from '../setup/stillness';
import { expect, test } from '../setup/test';
import { walkFindings } from '../setup/walk';

// Charts take a moment to follow a window that changes.
const expectSoon = expect.configure({ soft: true, timeout: 3000 });

test.describe.configure({ mode: 'parallel' });

// Hundreds of keys are pressed; a picture of the page at each would take minutes.
test.use({ trace: 'off' });

for (const [person, { screens }] of Object.entries(PEOPLE)) {
  for (const size of SIZES) {
    test(`the ${person} walks through every screen by keyboard at ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const path of await screens(page)) {
        await test.step(path, async () => {
          await showScreen(page, path);
          expect.soft(await walkFindings(page), path).toEqual([]);
        });
      }
    });
  }

  test(`the ${person} reads every screen in large letters, in colours of their own and without motion`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of await screens(page)) {
      await test.step(path, async () => {
        await showScreen(page, path);
        expect.soft(await motionFindings(page), path).toEqual([]);
        expect.soft(await forcedColourFindings(page), path).toEqual([]);
        expect.soft(await largeTextFindings(page), path).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectSoon.poll(() => page.evaluate(textCutOff), `${path} at 320 pixels`).toEqual([]);
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  });
}

test('on paper the tables of the back office are whole, and nothing is there to press', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await staffAt(page, '/admin/users');
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/admin/users',
    '/admin/financials?status=pending',
    '/admin/classes',
    '/admin/staff',
    '/admin/audit',
  ]) {
    await page.goto(path);
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    const reach = await table.evaluate((drawn) => drawn.getBoundingClientRect().right - innerWidth);
    expect(reach, path).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button'), path).toHaveCount(0);
    await expect(table.getByRole('link', { name: /^(Delete|Edit|Approve|Reject)/ }), path).toHaveCount(0);
  }
});
