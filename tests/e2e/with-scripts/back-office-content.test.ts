import { expectClean } from '../setup/axe';
import { staffAt } from '../setup/journeys';
import { expect, test } from '../setup/test';

for (const width of [360, 1280]) {
  test(`axe finds nothing on the dialogs of a class at ${width} pixels`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await staffAt(page, '/admin/classes');
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

test('a class is cancelled in one column, and edited from its first field on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await staffAt(page, '/admin/classes');
  const inRow = (name: RegExp) => page.locator('table').getByRole('link', { name, includeHidden: true }).first();
  await page.goto((await inRow(/^Cancel /).getAttribute('href')) ?? '');
  const dialog = page.getByRole('dialog');
  const places = [dialog.getByLabel('Reason (optional)'), dialog.locator('p').first(), dialog.getByRole('heading')];
  const lefts = await Promise.all(places.map(async (place) => (await place.boundingBox())?.x));
  expect(new Set(lefts).size).toBe(1);
  await page.goto('/admin/classes');
  await inRow(/^Edit /).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
});

test('sections are switched and moved by keyboard, and nothing is saved before Save', async ({ page }) => {
  await staffAt(page, '/admin/sections');
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

test('a dialog takes the focus and gives it back to the timetable', async ({ page }) => {
  await staffAt(page, '/admin/classes');
  await page.getByRole('link', { name: 'Add class' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add class' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Add class' }).press('Enter');
  const summary = dialog.getByRole('region', { name: 'Five things to fix' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Title: Please fill in all required fields',
    'Description: Please fill in all required fields',
    'Please specify an instructor',
    'Starts at: Please fill in all required fields',
    'Ends at: Please fill in all required fields',
  ]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/classes$/);
  await expect(dialog).toBeHidden();
});

test('sections are counted as they are switched, and not left unsaved without a question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await staffAt(page, '/admin/sections');
  await page.waitForLoadState('networkidle');
  const counts = page.getByRole('region', { name: 'Sections', exact: true });
  await expect(counts).toContainText('Inactive0');
  await page.getByRole('switch', { name: 'Show Testimonials on the home page' }).press('Space');
  await expect(counts).toContainText('Inactive1');

  const asked: string[] = [];
  page.once('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect.poll(() => asked).toEqual(['You have unsaved changes. Leave without saving them?']);
  await expect(page).toHaveURL(/\/admin\/sections$/);
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/faqs$/);
});

test('the chart of ratings has a line for each number of stars', async ({ page }) => {
  await staffAt(page, '/admin/dashboard');
  await expect(page.locator('.recharts-cartesian-grid-horizontal line')).toHaveCount(5);
});

test('a notice lies over the dialog in which it was asked for', async ({ page }) => {
  await staffAt(page, '/admin/users/5');
  // Before hydration the dialog is part of the page. It becomes modal during hydration and moves,
  // so the test waits for this before it clicks.
  await page.locator('dialog:modal').getByRole('button', { name: 'Call' }).click();
  const notice = page.getByRole('dialog').getByText('Call functionality is coming soon');
  await expect(notice).toBeVisible();
  await notice.click({ trial: true });
});
