import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { addDays } from '~/lib/calendar';
import { platformClock } from './setup/clock';
import { openAsStaff, createTeacherQuery } from './setup/journeys';
import { expect, test } from './setup/test';

/** Returns the date in `days` days in the community's time zone, in the format of date fields. */
const getDayFromNow = (days: number) => addDays(platformClock.today(), days);

const makeUnique = (title: string) => `${title} ${randomInt(1_000_000)}`;

const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const findRow = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const findItem = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

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
  const title = makeUnique('Rooftop flow');
  const teacher = makeUnique('Meera');
  await openAsStaff(page, `/admin/classes?${createTeacherQuery(teacher)}`);
  await page.getByRole('link', { name: 'Add class' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('First date').fill(getDayFromNow(1));
  await dialog.getByLabel('Starts at').fill('09:00');
  await send(dialog, 'Add class');
  await expect(dialog.getByRole('link', { name: 'Please specify an instructor' })).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(title);
  await dialog.getByLabel('Description', { exact: true }).fill('Slow and warm.');
  await dialog.getByLabel('Instructor').fill(teacher);
  await dialog.getByLabel('Class type').selectOption('All Levels');
  await send(dialog, 'Add class');
  await expect(dialog.getByRole('link', { name: 'Nobody in the list has this name' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'New teacher' }).check();
  await send(dialog, 'Add class');
  await expectText(page, 'Class created successfully');
  await expect(findRow(page, title)).toContainText('9:00 – 9:45 AM');
  await expect(findRow(page, title)).toContainText('0 of 50');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await dialog.getByLabel('Max participants').fill('12');
  await send(dialog, 'Save changes');
  await expectText(page, 'Class updated successfully');
  await expect(findRow(page, title)).toContainText('0 of 12');

  const openToAll = dialog.getByRole('switch', { name: 'Open to all: nobody is refused a place' });
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await openToAll.check();
  await send(dialog, 'Save changes');
  await expectText(page, 'Class updated successfully');
  await expect(findRow(page, title)).toContainText('0, open to all');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(openToAll).toBeChecked();
  await openToAll.uncheck();
  await dialog.getByLabel('Max participants').fill('20');
  await send(dialog, 'Save changes');
  await expectText(page, 'Class updated successfully');
  await expect(findRow(page, title)).toContainText('0 of 20');

  await follow(page, `Repeat ${title}`);
  await dialog.getByLabel('Until').fill(getDayFromNow(40));
  await send(dialog, 'Repeat class');
  await expectText(page, 'Class repeats until');
  await follow(page, `End series of ${title}`);
  await send(dialog, 'End series');
  await expectText(page, 'Series ended successfully');

  await follow(page, `Cancel ${title}`);
  await expect(dialog).toContainText('so nobody is notified on WhatsApp');
  await dialog.getByLabel('Reason (optional)', { exact: true }).fill('The teacher is travelling.');
  await send(dialog, 'Cancel class');
  await expectText(page, 'Class cancelled successfully');
  await expect(findRow(page, title)).toContainText('Cancelled');

  await follow(page, `Copy ${title}`);
  await expect(dialog.getByLabel('First date')).toHaveValue(getDayFromNow(8));
  await send(dialog, 'Add class');
  await expectText(page, 'Class created successfully');
  await follow(page, `Delete ${title}`);
  await send(dialog, 'Delete class');
  await expectText(page, 'Class deleted successfully');
  await expect(findRow(page, title)).toHaveCount(0);
});

test(
  'the second of two editors of a class gets a conflict, and the typed values are kept',
  { tag: '@deep' },
  async ({ page, browser, javaScriptEnabled }) => {
    const title = makeUnique('Two at once');
    const teacher = makeUnique('Meera');
    await openAsStaff(page, `/admin/classes/new?${createTeacherQuery(teacher)}`);
    const dialog = page.getByRole('dialog');
    for (const [label, text] of [
      ['Title', title],
      ['Description', 'Quiet.'],
      ['Instructor', teacher],
      ['First date', getDayFromNow(2)],
      ['Starts at', '10:00'],
      ['Ends at', '10:30'],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(text);
    await dialog.getByRole('checkbox', { name: 'New teacher' }).check();
    await send(dialog, 'Add class');
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await dialog.getByLabel('Description', { exact: true }).fill('Loud.');

    const other = await browser.newContext({ javaScriptEnabled });
    const colleague = await other.newPage();
    await openAsStaff(colleague, page.url());
    await colleague.getByRole('dialog').getByLabel('Instructor').fill('Imran');
    await colleague.getByRole('dialog').getByRole('checkbox', { name: 'New teacher' }).check();
    await send(colleague.getByRole('dialog'), 'Save changes');
    await expectText(colleague, 'Class updated successfully');
    await other.close();

    for (let again = 0; again < 2; again += 1) {
      await send(dialog, 'Save changes');
      await expect(dialog).toContainText('Someone else changed this class meanwhile');
      await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Loud.');
    }
  },
);

test('a question is added, disabled and deleted', { tag: '@deep' }, async ({ page }) => {
  const question = makeUnique('May I bring my cat?');
  await openAsStaff(page, '/admin/faqs');
  await page.getByRole('link', { name: 'Add FAQ' }).click();
  const form = page.getByRole('region', { name: 'Add FAQ' });
  await form.getByLabel('Question', { exact: true }).fill(question);
  await send(form, 'Add FAQ');
  await expectText(page, 'Please fill in both question and answer fields.');
  await form.getByLabel('Answer', { exact: true }).fill('If she is calm.');
  await form.getByLabel('Category').selectOption('Practice');
  await send(form, 'Add FAQ');
  await expectText(page, 'FAQ added successfully');
  await expect(findItem(page, question)).toContainText('Active');

  await page.getByRole('link', { name: `Edit ${question}` }).click();
  await page.getByRole('switch', { name: /Active/ }).uncheck();
  await send(page.getByRole('region', { name: 'Edit FAQ' }), 'Save changes');
  await expectText(page, 'FAQ updated successfully');
  await expect(findItem(page, question)).toContainText('Inactive');

  await page.getByRole('link', { name: `Delete ${question}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete FAQ' }).click();
  await expectText(page, 'FAQ deleted successfully');
  await expect(findItem(page, question)).toHaveCount(0);
});

test('a video is added with its link, which must be valid', async ({ page }) => {
  const title = makeUnique('Balance on one leg');
  await openAsStaff(page, '/admin/video');
  await page.getByRole('link', { name: 'Add New Video' }).click();
  const form = page.getByRole('region', { name: 'Add New Video' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Vrikshasana.');
  await form.getByLabel('YouTube link').fill('https://vimeo.com/76979871');
  await send(form, 'Add video');
  await expectText(page, 'Please enter a valid YouTube URL.');
  await form.getByLabel('YouTube link').fill('https://youtu.be/Ua7rMc_2xYE');
  await send(form, 'Add video');
  await expectText(page, 'Video resource added successfully');
  const item = findItem(page, title);
  await expect(item.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://youtu.be/Ua7rMc_2xYE',
  );
  await expect(item.locator('[data-thumbnail="Ua7rMc_2xYE"]')).toBeAttached();
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete video' }).click();
  await expectText(page, 'Video resource deleted successfully');
});

test('an instruction of a day is edited in place', { tag: '@deep' }, async ({ page, javaScriptEnabled }) => {
  const day = javaScriptEnabled ? 'Wednesday' : 'Thursday';
  await openAsStaff(page, '/admin/batches');
  await expect(page.getByRole('listitem')).toHaveCount(
    7 + (await page.getByRole('navigation').getByRole('listitem').count()),
  );
  await page.getByRole('link', { name: `Edit ${day}` }).click();
  const words = page.getByLabel(`Instruction for ${day}`, { exact: true });
  const before = await words.inputValue();
  await words.fill(' ');
  await send(page.getByRole('main'), 'Save');
  await expectText(page, 'Instruction cannot be empty');
  await words.fill(`${before} Breathe.`);
  await send(page.getByRole('main'), 'Save');
  await expectText(page, `${day} instruction updated successfully!`);
  await expect(findItem(page, `${before} Breathe.`)).toHaveCount(1);
});

test('a diet plan is added with its PDF, found by its type and deleted', async ({ page }) => {
  const title = makeUnique('Festival plan');
  await openAsStaff(page, '/admin/resources');
  await page.getByRole('link', { name: 'Add diet plan' }).click();
  const form = page.getByRole('region', { name: 'Add diet plan' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description', { exact: true }).fill('Sweets in moderation.');
  await form.getByLabel('Type').selectOption('karma');
  await send(form, 'Add diet plan');
  await expectText(page, 'Please specify karma points required for karma type');
  await form.getByLabel('Karma points required').fill('150');
  const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nplan') };
  await form.getByLabel('PDF').setInputFiles({ ...pdf, buffer: Buffer.from('no pdf at all') });
  await send(form, 'Add diet plan');
  await expectText(page, 'Please upload a PDF file');
  await form.getByLabel('PDF').setInputFiles(pdf);
  await send(form, 'Add diet plan');
  await expectText(page, 'Diet plan created successfully');
  await page.getByRole('navigation', { name: 'Types' }).getByRole('link', { name: 'Karma' }).click();
  await expect(page).toHaveURL(/type=karma/);
  await expect(findItem(page, title)).toContainText('Karma, 150 points');
  const download = page.waitForEvent('download');
  await findItem(page, title).getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toBe('plan.pdf');

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Karma points required').fill('200');
  await send(page.getByRole('region', { name: 'Edit diet plan' }), 'Save changes');
  await expectText(page, 'Diet plan updated successfully');
  await expect(page).toHaveURL(/type=karma/);
  await expect(findItem(page, title)).toContainText('Karma, 200 points');
  await page.getByRole('link', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete diet plan' }).click();
  await expectText(page, 'Diet plan deleted successfully');
});

test('a policy is written in a language, previewed and given up again', async ({ page, javaScriptEnabled }) => {
  // The tests with and without JavaScript share the database, and a policy has only one draft.
  const [policy, title] = javaScriptEnabled ? ['terms', 'Terms of service'] : ['privacy', 'Privacy policy'];
  await openAsStaff(page, '/admin/sections');
  await page.getByRole('link', { name: 'Edit policies' }).click();
  await page.getByRole('link', { name: `Edit ${title.toLowerCase()}` }).click();
  await page.getByRole('link', { name: 'Write the text in Marathi' }).click();
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^## /m);
  await text.fill('## आमचे नियम\n\n- **प्रेमळ** रहा\n\nप्रश्न: {grievance_officer}, {officer}');
  const form = page.getByRole('region', { name: 'Draft of version 1, Marathi' });
  await send(form, 'Save draft and preview');
  await expectText(page, 'There is no placeholder {officer}');
  await expectText(page, 'Say in one line what changed');
  await text.fill('## आमचे नियम\n\n- **प्रेमळ** रहा\n\nप्रश्न: {grievance_officer}');
  await page.getByLabel('What changed, in one line').fill('हे आमचे नियम आहेत.');
  await send(form, 'Save draft and preview');
  await expect(page).toHaveURL(new RegExp(`/policies/${policy}/mr/preview$`));
  await expect(page.getByRole('heading', { name: 'आमचे नियम' })).toBeVisible();
  await expectText(page, 'Meera Nair');
  await page.getByRole('link', { name: 'Go on to publish' }).click();
  await expectText(page, 'no own text; readers get the text in Marathi, with a note');
  await page.getByRole('button', { name: 'Delete the draft' }).click();
  await expectText(page, 'Draft deleted.');
  await expect(page.getByText('Not published')).toHaveCount(0);
});
