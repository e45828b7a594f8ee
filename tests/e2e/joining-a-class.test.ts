import type { BrowserContext } from 'playwright';
import { expect, test } from './setup/test';
import { expectOpened, registerMember } from './setup/journeys';

const MEETING = /^https:\/\/(?!127\.0\.0\.1)/;

/**
 * Replaces the meeting page by a stub. Returns a function that waits until the browser requests it.
 */
async function stubMeeting(context: BrowserContext) {
  await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
  return () => context.waitForEvent('request', (request) => MEETING.test(request.url()));
}

test('a member joins the live class: the streak line grows in place while it opens, and the return is quiet', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const meeting = await stubMeeting(context);
  await registerMember(page);
  const card = page.getByRole('article').filter({ hasText: 'Open practice' });
  const opened = meeting();
  await card.getByRole('button', { name: 'Join Now' }).click();
  const moment = page.getByRole('region', { name: 'You are in.' });
  await expect(moment).toContainText('Your streak begins');
  await expect(moment).toContainText('4 classes to Sadhak');
  await expect(moment.getByRole('listitem').filter({ hasText: 'attended' })).toHaveCount(1);
  await expect(moment.getByRole('link', { name: 'Open it now' })).toHaveAttribute('href', /^\/join\/\d+$/);
  if (javaScriptEnabled) await expectOpened(context);
  expect((await opened).url()).toMatch(MEETING);
  if (!javaScriptEnabled) await expect(page).toHaveURL(/^(?!http:)/);

  await page.goto('/dashboard');
  await expect(card.getByRole('button')).toHaveCount(0);
  const joined = page.getByRole('region', { name: 'Your streak begins' });
  await expect(joined).toContainText('Total days1');
  const again = meeting();
  await joined.getByRole('link', { name: 'Back to the class' }).click();
  expect((await again).url()).toMatch(MEETING);
  if (javaScriptEnabled) await expect(page.getByText('Opening your class again')).toBeVisible();
});

test('on a page from before the member joined, the class still opens', async ({ page, context, javaScriptEnabled }) => {
  const meeting = await stubMeeting(context);
  await registerMember(page);
  const join = page.getByRole('article').filter({ hasText: 'Open practice' }).getByRole('button', { name: 'Join Now' });
  await expect(join).toBeVisible();
  const fields = join.locator('xpath=ancestor::form').locator('input[type=hidden]');
  const typed = await fields.evaluateAll((inputs) =>
    inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
  );
  const form = Object.fromEntries(typed.filter(([name]) => name !== 'enhanced')) as Record<string, string>;
  expect((await page.request.post('/dashboard', { form, maxRedirects: 0 })).status()).toBe(302);
  const opened = meeting();
  await join.click();
  if (javaScriptEnabled) {
    await expect(page.getByText('Attendance already marked for this class')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the class' })).toBeVisible();
  }
  expect((await opened).url()).toMatch(MEETING);
});

test('the link of a class asks visitors to log in and then leads there', async ({ page, context }) => {
  await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
  const answer = await page.request.get('/api/classes/today');
  const { classes } = (await answer.json()) as { classes: { id: number; live_link: string; is_ongoing: boolean }[] };
  const ongoing = classes.find(({ is_ongoing }) => is_ongoing);
  expect(new URL(ongoing?.live_link ?? '').pathname).toBe(`/join/${ongoing?.id}`);
  await page.goto(`/join/${ongoing?.id}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  const meeting = context.waitForEvent('request', (request) => MEETING.test(request.url()));
  await page.getByLabel('Phone number').fill('9876543211');
  await page.getByLabel('Password', { exact: true }).fill('namaste108');
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  expect((await meeting).url()).toMatch(MEETING);
});

test('the menu opens, chooses the theme and closes', async ({ page }) => {
  await registerMember(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
