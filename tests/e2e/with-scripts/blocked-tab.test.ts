import { chromiumArguments, findChromium } from '../../setup/chromium.mjs';
import { registerMember } from '../setup/journeys';
import { expect, test } from '../setup/test';

const MEETING = /^https:\/\/(?!127\.0\.0\.1)/;

// Enables Chromium's pop-up blocker, which Playwright disables. The headless shell has no pop-up
// blocker.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

test('if the browser blocks the tab after a slow response, the page shows a message and opens the class with one tap', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 592 });
  await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
  await page.route(/\/dashboard/, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  await registerMember(page);
  const marked = page.waitForResponse((response) => response.request().method() === 'POST');
  await page
    .getByRole('article')
    .filter({ hasText: 'Open practice' })
    .getByRole('button', { name: 'Join Now' })
    .click();
  // Playwright's checks of the page count as a user gesture, so the test does not access the page
  // before this.
  await marked;
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  await expect(page.getByText('Your browser did not open the class. Your attendance is counted.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const meeting = context.waitForEvent('request', (request) => MEETING.test(request.url()));
  await page.getByRole('link', { name: 'Open the class' }).click();
  await meeting;
});
