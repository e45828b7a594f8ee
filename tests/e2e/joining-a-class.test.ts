import { expect, test } from './setup/test';
import { ASHA, dashboardOf, newcomer } from './setup/journeys';

const MEETING = /^https:\/\/(?!127\.0\.0\.1)/;

test('a member joins the class that is going on, once, and the line grows', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
  await newcomer(page);
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('Current streak0 days');

  const join = page.getByRole('article').filter({ hasText: 'Open practice' }).getByRole('button', { name: 'Join Now' });
  const meeting = context.waitForEvent('request', (request) => MEETING.test(request.url()));
  // So low that the week is out of sight at any hour of the day, however few classes stand above it.
  await page.setViewportSize({ width: 360, height: 300 });
  await join.click();
  if (javaScriptEnabled) {
    const asked = Date.now();
    await expect(page.getByRole('status')).toContainText(['Attendance marked. Enjoy the class.']);
    await expect(page.getByRole('link', { name: 'Open it now' })).toBeVisible();
    await context.waitForEvent('page');
    expect(Date.now() - asked).toBeGreaterThan(2_500);
    await expect(page.getByText('Attendance marked. Enjoy the class.')).toHaveCount(1);
    const drawing = () => week.locator('path').evaluate((line) => line.getAnimations()[0]?.playState);
    expect(await drawing()).toBe('paused');
    await week.locator('path').scrollIntoViewIfNeeded();
    await expect.poll(drawing).toBe('finished');
  }
  expect((await meeting).url()).toMatch(MEETING);
  if (!javaScriptEnabled) await expect(page).toHaveURL(/^(?!http:)/);

  await page.goto('/dashboard');
  await expect(week).toContainText('Current streak1 day');
  await expect(week.getByRole('listitem').filter({ hasText: 'attended' })).toHaveCount(1);

  const again = context.waitForEvent('request', (request) => MEETING.test(request.url()));
  await join.click();
  if (javaScriptEnabled) await expect(page.getByText('Attendance already marked for this class')).toBeVisible();
  expect((await again).url()).toMatch(MEETING);
});

test('the way into a class asks visitors to log in and then leads there', async ({ page, context }) => {
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

test('the way into a class that is gone ends on a page that says so', async ({ page }) => {
  await dashboardOf(page, ASHA);
  await page.goto('/join/999999');
  await expect(page.getByRole('heading', { name: 'Page not found (404).' })).toBeVisible();
});

test('the menu opens, chooses the theme and closes', async ({ page }) => {
  await newcomer(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
