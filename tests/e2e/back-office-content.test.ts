import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { staffAt, taughtBy } from './setup/journeys';
import { expect, test } from './setup/test';

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Returns the date in `days` days in the community's time zone, in the format of date fields. */
const dayFromNow = (days: number) => new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

const unique = (title: string) => `${title} ${randomInt(1_000_000)}`;

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const itemOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/**
 * Reloads the page and follows the first link with this name. The link is inside the collapsed menu
 * of a row.
 */
async function follow(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  const folded = page.locator('details', { has: page.getByRole('link', { name, includeHidden: true }) }).first();
  await folded.locator('summary').click();
  await folded.getByRole('link', { name }).click();
}

/** Submits a form without the browser's validation, so that the server has to validate it. */
async function send(form: Locator, button: string): Promise<void> {
  await form
    .locator('form')
    .last()
    .evaluate((element) => element.setAttribute('novalidate', ''));
  await form.getByRole('button', { name: button }).click();
}

test('a class is added, edited, copied, repeated, cancelled and deleted', async ({ page }) => {
  const title = unique('Rooftop flow');
  const teacher = unique('Meera');
  await staffAt(page, `/admin/classes?${taughtBy(teacher)}`);
  await page.getByRole('link', { name: 'Add class' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Date').fill(dayFromNow(1));
  await dialog.getByLabel('Starts at').fill('09:00');
  await dialog.getByLabel('Ends at').fill('09:45');
  await send(dialog, 'Add class');
  await expect(dialog.getByRole('link', { name: 'Please specify an instructor' })).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(title);
  await dialog.getByLabel('Description', { exact: true }).fill('Slow and warm.');
  await dialog.getByLabel('Instructor').fill(teacher);
  await dialog.getByLabel('Class type').selectOption('All Levels');
  await send(dialog, 'Add class');
  await said(page, 'Class created successfully');
  await expect(rowOf(page, title)).toContainText('9:00 – 9:45 AM');
  await expect(rowOf(page, title)).toContainText('0 of 50');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Max participants').fill('12');
  await send(dialog, 'Save changes');
  await said(page, 'Class updated successfully');
  await expect(rowOf(page, title)).toContainText('0 of 12');

  const openToAll = dialog.getByRole('switch', { name: 'Open to all: nobody is refused a place' });
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await openToAll.check();
  await send(dialog, 'Save changes');
  await said(page, 'Class updated successfully');
  await expect(rowOf(page, title)).toContainText('0, open to all');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(openToAll).toBeChecked();
  await openToAll.uncheck();
  await dialog.getByLabel('Max participants').fill('20');
  await send(dialog, 'Save changes');
  await said(page, 'Class updated successfully');
  await expect(rowOf(page, title)).toContainText('0 of 20');

  await follow(page, `Repeat ${title}`);
  await dialog.getByLabel('Until').fill(dayFromNow(40));
  await send(dialog, 'Repeat class');
  await said(page, 'Class repeats until');
  await follow(page, `End series of ${title}`);
  await send(dialog, 'End series');
  await said(page, 'Series ended successfully');

  await follow(page, `Cancel ${title}`);
  await expect(dialog).toContainText('so nobody is told on WhatsApp');
  await dialog.getByLabel('Reason (optional)').fill('The teacher is travelling.');
  await send(dialog, 'Cancel class');
  await said(page, 'Class cancelled successfully');
  await expect(rowOf(page, title)).toContainText('Cancelled');

  await page.getByRole('link', { name: `Copy ${title}` }).click();
  await expect(dialog.getByLabel('Date')).toHaveValue(dayFromNow(8));
  await send(dialog, 'Add class');
  await said(page, 'Class created successfully');
  await follow(page, `Delete ${title}`);
  await send(dialog, 'Delete class');
  await said(page, 'Class deleted successfully');
  await expect(rowOf(page, title)).toHaveCount(0);
});

test('the second of two editors of a class is told, with what was typed kept', async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const title = unique('Two at once');
  const teacher = unique('Meera');
  await staffAt(page, `/admin/classes/new?${taughtBy(teacher)}`);
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Title', title],
    ['Description', 'Quiet.'],
    ['Instructor', teacher],
    ['Date', dayFromNow(2)],
    ['Starts at', '10:00'],
    ['Ends at', '10:30'],
  ] as const)
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await send(dialog, 'Add class');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Description', { exact: true }).fill('Loud.');

  const other = await browser.newContext({ javaScriptEnabled });
  const colleague = await other.newPage();
  await staffAt(colleague, page.url());
  await colleague.getByRole('dialog').getByLabel('Instructor').fill('Imran');
  await send(colleague.getByRole('dialog'), 'Save changes');
  await said(colleague, 'Class updated successfully');
  await other.close();

  for (let again = 0; again < 2; again += 1) {
    await send(dialog, 'Save changes');
    await expect(dialog).toContainText('Someone else changed this class meanwhile');
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Loud.');
  }
});

test('a question is added, switched off and deleted', async ({ page }) => {
  const question = unique('May I bring my cat?');
  await staffAt(page, '/admin/faqs');
  await page.getByRole('link', { name: 'Add FAQ' }).click();
  const form = page.getByRole('region', { name: 'Add FAQ' });
  await form.getByLabel('Question', { exact: true }).fill(question);
  await send(form, 'Add FAQ');
  await said(page, 'Please fill in both question and answer fields.');
  await form.getByLabel('Answer', { exact: true }).fill('If she is calm.');
  await form.getByLabel('Category').selectOption('Practice');
  await send(form, 'Add FAQ');
  await said(page, 'FAQ added successfully');
  await expect(itemOf(page, question)).toContainText('Active');

  await page.getByRole('link', { name: `Edit ${question}` }).click();
  await page.getByRole('switch', { name: /Active/ }).uncheck();
  await send(page.getByRole('region', { name: 'Edit FAQ' }), 'Save changes');
  await said(page, 'FAQ updated successfully');
  await expect(itemOf(page, question)).toContainText('Inactive');

  await page.getByRole('link', { name: `Delete ${question}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete FAQ' }).click();
  await said(page, 'FAQ deleted successfully');
  await expect(itemOf(page, question)).toHaveCount(0);
});

test('a video is added by its link, which has to be one', async ({ page }) => {
  const title = unique('Balance on one leg');
  await staffAt(page, '/admin/video');
  await page.getByRole('link', { name: 'Add New Video' }).click();
  const form = page.getByRole('region', { name: 'Add New Video' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Vrikshasana.');
  await form.getByLabel('YouTube link').fill('https://vimeo.com/76979871');
  await send(form, 'Add video');
  await said(page, 'Please enter a valid YouTube URL.');
  await form.getByLabel('YouTube link').fill('https://youtu.be/Ua7rMc_2xYE');
  await send(form, 'Add video');
  await said(page, 'Video resource added successfully');
  const item = itemOf(page, title);
  await expect(item.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://youtu.be/Ua7rMc_2xYE',
  );
  await expect(item.locator('[data-thumbnail="Ua7rMc_2xYE"]')).toBeAttached();
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete video' }).click();
  await said(page, 'Video resource deleted successfully');
});

test('a day’s instruction is edited in its place', async ({ page, javaScriptEnabled }) => {
  const day = javaScriptEnabled ? 'Wednesday' : 'Thursday';
  await staffAt(page, '/admin/batches');
  await expect(page.getByRole('listitem')).toHaveCount(
    7 + (await page.getByRole('navigation').getByRole('listitem').count()),
  );
  await page.getByRole('link', { name: `Edit ${day}` }).click();
  const words = page.getByLabel(`Instruction for ${day}`);
  const before = await words.inputValue();
  await words.fill(' ');
  await send(page.getByRole('main'), 'Save');
  await said(page, 'Instruction cannot be empty');
  await words.fill(`${before} Breathe.`);
  await send(page.getByRole('main'), 'Save');
  await said(page, `${day} instruction updated successfully!`);
  await expect(itemOf(page, `${before} Breathe.`)).toHaveCount(1);
});

test('a diet plan is added with its PDF, found by its type and deleted', async ({ page }) => {
  const title = unique('Festival plan');
  await staffAt(page, '/admin/resources');
  await page.getByRole('link', { name: 'Add diet plan' }).click();
  const form = page.getByRole('region', { name: 'Add diet plan' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Sweets in moderation.');
  await form.getByLabel('Type').selectOption('karma');
  await send(form, 'Add diet plan');
  await said(page, 'Please specify karma points required for karma type');
  await form.getByLabel('Karma points required').fill('150');
  const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nplan') };
  await form.getByLabel('PDF').setInputFiles({ ...pdf, buffer: Buffer.from('no pdf at all') });
  await send(form, 'Add diet plan');
  await said(page, 'Please upload a PDF file');
  await form.getByLabel('PDF').setInputFiles(pdf);
  await send(form, 'Add diet plan');
  await said(page, 'Diet plan created successfully');
  await page.getByRole('navigation', { name: 'Types' }).getByRole('link', { name: 'Karma' }).click();
  await expect(page).toHaveURL(/type=karma/);
  await expect(itemOf(page, title)).toContainText('Karma, 150 points');
  const download = page.waitForEvent('download');
  await itemOf(page, title).getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Karma points required').fill('200');
  await send(page.getByRole('region', { name: 'Edit diet plan' }), 'Save changes');
  await said(page, 'Diet plan updated successfully');
  await expect(page).toHaveURL(/type=karma/);
  await expect(itemOf(page, title)).toContainText('Karma, 200 points');
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete diet plan' }).click();
  await said(page, 'Diet plan deleted successfully');
});
