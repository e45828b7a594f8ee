import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { addDays, formatDate, getDayName, getMonday } from '~/lib/calendar';
import { platformClock } from './setup/clock';
import { openAsStaff } from './setup/journeys';
import { expect, test } from './setup/test';

/** Returns a Monday at least a week ahead, so that the series begins in an empty week. */
const getNextMonday = () => addDays(getMonday(platformClock.today()), 7);

/** Focuses a link or a button and presses Enter, as a user of the keyboard does. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

test('an organiser’s week: a repeated class, a substitute, a cancelled day, a copied week and the attendance', async ({
  page,
  javaScriptEnabled,
}) => {
  const number = randomInt(1_000_000);
  const [title, teacher, substitute] = [`Pranayama ${number}`, `Imran ${number}`, `Mary ${number}`];
  const monday = getNextMonday();
  const openClassesOfTeacher = (week: string, name: string) =>
    page.goto(`/admin/classes?${new URLSearchParams({ view: 'list', week, teacher: name }).toString()}`);
  const rows = page.getByRole('row').filter({ hasText: title });

  for (const name of [teacher, substitute]) {
    await openAsStaff(page, '/admin/teachers/new');
    await type(page, 'Name', name);
    await press(page, 'button', 'Add teacher');
    await expect(page.getByText('Teacher added successfully').first()).toBeVisible();
  }

  // Two days of the coming week, for which the classes of a series are already created.
  const first = addDays(platformClock.today(), 1);
  await page.goto(`/admin/classes/new?date=${first}`);
  await type(page, 'Title', title);
  await type(page, 'Description', 'Slow breath for a clear head.');
  await type(page, 'Starts at', '04:10');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await page.getByRole('checkbox', { name: day }).press('Space');
  await type(page, 'Last date', addDays(first, 18));
  await type(page, 'Instructor', teacher);
  if (javaScriptEnabled) await expect(page.getByText('19 classes will be added')).toBeVisible();
  else await press(page, 'button', 'Add class');
  await press(page, 'button', 'Add 19 classes');
  await expect(page.getByText('19 classes created successfully').first()).toBeVisible();

  const third = addDays(first, 2);
  await openClassesOfTeacher(third, teacher);
  await openClass(page, title, third, 'Edit');
  await expect(page.getByLabel('Ends at')).toHaveValue('04:55');
  await page.getByRole('radio', { name: 'This and the following classes' }).press('Space');
  await type(page, 'Instructor', substitute);
  await press(page, 'button', 'Save changes');
  await expect(page.getByText('Class updated successfully').first()).toBeVisible();
  await openClassesOfTeacher(third, substitute);
  await expect(rows.first()).toBeVisible();
  const fourth = addDays(first, 3);
  await openClassesOfTeacher(fourth, substitute);
  await openClass(page, title, fourth, 'Edit');
  await page.getByRole('checkbox', { name: getDayName(addDays(fourth, 1)) }).press('Space');
  await page.getByRole('radio', { name: 'This and the following classes' }).press('Space');
  await press(page, 'button', 'Save changes');
  const change = page.getByRole('region', { name: 'Please check the dates of the series' });
  await expect(change).toContainText('No class is added');
  await expect(change).toContainText('3 classes are removed');
  await press(page, 'button', 'Save the series');
  await expect(page.getByText('Classes added: 0, removed: 3').first()).toBeVisible();
  await openClassesOfTeacher(first, teacher);
  await expect(rows.first()).toBeVisible();

  await openClass(page, title, first, 'Cancel');
  await type(page, 'Reason (optional)', 'The teacher is travelling.');
  await press(page, 'button', 'Cancel class');
  await expect(page.getByText('Class cancelled successfully').first()).toBeVisible();
  await openClassesOfTeacher(first, teacher);
  await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(1);

  const later = addDays(monday, 70 + 7 * randomInt(500));
  await page.goto(`/admin/classes/new?date=${later}&time=04:10`);
  await type(page, 'Title', title);
  await type(page, 'Description', 'A class to copy.');
  await type(page, 'Instructor', substitute);
  await press(page, 'button', 'Add class');
  await expect(page.getByText('Class created successfully').first()).toBeVisible();
  await page.goto(`/admin/classes/copy-week?week=${later}&to=${addDays(later, 7)}`);
  await press(page, 'button', /^Copy \d+ class/);
  await expect(page.getByText(/class(es)? copied/).first()).toBeVisible();
  await openClassesOfTeacher(addDays(later, 7), substitute);
  await expect(rows).toHaveCount(1);

  await rows.locator('summary').press('Enter');
  await page.getByRole('link', { name: `Attendance ${title}` }).press('Enter');
  const attendance = page.getByRole('dialog', { name: `Attendance on ${formatDate(addDays(later, 7))}` });
  await expect(attendance).toContainText('0 of 50');
  await expect(attendance).toContainText('No reviews yet');
  await expect(attendance).toContainText('average occupancy');
});

test('on a phone, Live Classes starts with the classes of today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAsStaff(page, '/admin/classes');
  const days = page.getByRole('navigation', { name: 'Days of the week' });
  await expect(days.locator('[aria-current]')).toContainText('today');
  const first = page.locator('details[name="class-actions"] > summary').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.press('Enter');
  await expect(page.getByRole('link', { name: /^Attendance / }).first()).toBeVisible();
});

/** Opens an action on the class of a date from the list of the week. */
async function openClass(page: Page, title: string, date: string, action: 'Edit' | 'Cancel'): Promise<void> {
  const day = page.locator(`#day-${date}`);
  const row = day.locator('xpath=following-sibling::tr').filter({ hasText: title }).first();
  if (action === 'Cancel') await row.locator('summary').press('Enter');
  await row.getByRole('link', { name: `${action} ${title}` }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}
