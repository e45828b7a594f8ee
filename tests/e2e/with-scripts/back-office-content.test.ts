import { expectClean } from '../setup/axe';
import { openAsStaff } from '../setup/journeys';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

for (const width of [360, 1280]) {
  test(`axe finds nothing on the dialogs of a class at ${width} pixels`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsStaff(page, '/admin/classes?view=list');
    for (const name of [/^Edit Open practice/, /^Repeat Open practice/, /^Delete Open practice/, /^End series of/]) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, includeHidden: true }) });
      const link = row.first().getByRole('link', { name, includeHidden: true });
      if (!(await link.isVisible())) await row.first().locator('summary').click();
      await link.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test('a class is cancelled in one column, and edited from its first field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsStaff(page, '/admin/classes?view=list');
  const findInRow = (name: RegExp) => page.locator('table').getByRole('link', { name, includeHidden: true }).first();
  await page.goto((await findInRow(/^Cancel /).getAttribute('href')) ?? '');
  const dialog = page.getByRole('dialog');
  // The dialog is part of the page until the script has opened it.
  await expect(page.locator('dialog:modal')).toBeVisible();
  const places = [
    dialog.getByLabel('Reason (optional)', { exact: true }),
    dialog.locator('p').first(),
    dialog.getByRole('heading'),
  ];
  const lefts = await Promise.all(places.map(async (place) => (await place.boundingBox())?.x));
  expect(new Set(lefts).size).toBe(1);
  await page.goto('/admin/classes?view=list');
  await findInRow(/^Edit /).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
});

test('the week is a grid on a laptop and a list of the day on a phone; a class in it opens with its actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsStaff(page, '/admin/classes');
  const week = page.getByRole('table', { name: 'Classes of the week by day and hour' });
  await expect(week.getByRole('columnheader')).toHaveCount(8);
  await expect(week).toContainText(/ to 6 PM: no classes/);
  await week
    .getByRole('link', { name: /^Sunrise Surya Namaskar/ })
    .first()
    .press('Enter');
  const selected = page.getByRole('region', { name: 'Sunrise Surya Namaskar' });
  await expect(selected.getByRole('link', { name: 'Edit Sunrise Surya Namaskar' })).toBeVisible();
  await expectClean(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(week).toBeHidden();
  const days = page.getByRole('navigation', { name: 'Days of the week' });
  await expect(days.getByRole('link', { name: /today/ })).toHaveAttribute('aria-current', 'page');
  await expectClean(page);
  await page.goto('/admin/classes/new?date=2031-01-06&time=07:00');
  await expect(page.getByLabel('First date')).toHaveValue('2031-01-06');
  await expect(page.getByLabel('Starts at')).toHaveValue('07:00');
});

test('sections are switched and moved by keyboard, and nothing is saved before Save', async ({ page }) => {
  await openAsStaff(page, '/admin/sections');
  const banner = page.getByText('You have unsaved changes');
  const shown = page.getByRole('switch', { name: 'Show Testimonials on the home page' });
  await expect(banner).toBeHidden();
  await shown.press('Space');
  await expect(shown).not.toBeChecked();
  await expect(banner).toBeVisible();
  await shown.press('Space');
  await expect(banner).toBeHidden();

  const up = page.getByRole('button', { name: 'Move Testimonials up' });
  await up.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Testimonials is now number 1 of 8' })).toBeAttached();
  await expect(up).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move Testimonials down' })).toBeFocused();
  await shown.press('Space');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(banner).toBeHidden();
  await expect(shown).toBeChecked();
  await expect(up).toBeEnabled();
});

test('a dialog takes the focus and returns it to the timetable', async ({ page }) => {
  await openAsStaff(page, '/admin/classes?view=list');
  await page.getByRole('link', { name: 'Add class' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add class' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Add class' }).press('Enter');
  const summary = dialog.getByRole('region', { name: 'Four things to fix' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Title: Please fill in all required fields',
    'Description: Please fill in all required fields',
    'Starts at: Please fill in all required fields',
    'Please specify an instructor',
  ]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/classes\?view=list$/);
  await expect(dialog).toBeHidden();
});

test('switched sections are counted, and leaving the page with unsaved changes asks for confirmation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAsStaff(page, '/admin/sections');
  await waitForHydration(page);
  const counts = page.getByRole('region', { name: 'Sections', exact: true });
  await expect(counts).toContainText('Inactive0');
  await page.getByRole('switch', { name: 'Show Testimonials on the home page' }).press('Space');
  await expect(counts).toContainText('Inactive1');

  const dialogMessages: string[] = [];
  page.once('dialog', (question) => {
    dialogMessages.push(question.message());
    void question.dismiss();
  });
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect.poll(() => dialogMessages).toEqual(['You have unsaved changes. Leave without saving them?']);
  await expect(page).toHaveURL(/\/admin\/sections$/);
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
});

test('the chart of ratings has a line for each number of stars', async ({ page }) => {
  await openAsStaff(page, '/admin/dashboard');
  const chart = page.getByRole('region', { name: 'Top Rated Classes' });
  await expect(chart.locator('.recharts-cartesian-grid-horizontal line')).toHaveCount(5);
});

test('a notice is shown over the dialog that caused it', async ({ page }) => {
  await openAsStaff(page, '/admin/users/5/phone');
  // Before hydration the dialog is part of the page. It becomes modal during hydration and moves,
  // so the test waits for this before it clicks.
  const move = page.locator('dialog:modal');
  await move.getByLabel('New phone', { exact: true }).fill('9811100055');
  await move.getByLabel('Reason, for the audit log').fill('Lost the phone');
  await move.getByRole('button', { name: 'Send the code' }).click();
  const notice = page.getByRole('dialog').getByText('The code is on its way').first();
  await expect(notice).toBeVisible();
  await notice.click({ trial: true });
});
