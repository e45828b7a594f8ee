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

const GESTURE_ENDED = 'The tap no longer counts as a user gesture';
const TAB_BLOCKED = 'The browser has blocked a tab';

/**
 * Writes to the console of the page when its user gesture has ended and when a tab is blocked, so
 * that the test can wait for both without accessing the page.
 */
function reportGestures([gestureEnded, tabBlocked]: readonly string[]): void {
  const open = window.open.bind(window);
  window.open = (...target) => {
    const tab = open(...target);
    if (!tab) console.log(tabBlocked);
    return tab;
  };
  const { userActivation } = navigator;
  const waitForEnd = () => {
    if (userActivation.isActive) requestAnimationFrame(waitForEnd);
    else console.log(gestureEnded);
  };
  addEventListener('click', waitForEnd);
}

test('if the browser blocks the tab after a slow response, the page shows a message and opens the class with one tap', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 592 });
  await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
  await page.addInitScript(reportGestures, [GESTURE_ENDED, TAB_BLOCKED] as const);
  await registerMember(page);
  const gestureEnded = page.waitForEvent('console', (message) => message.text() === GESTURE_ENDED);
  const blocked = page.waitForEvent('console', (message) => message.text() === TAB_BLOCKED);
  await page.route(/\/dashboard/, async (route) => {
    if (route.request().method() === 'POST') await gestureEnded;
    await route.continue();
  });
  await page
    .getByRole('article')
    .filter({ hasText: 'Open practice' })
    .getByRole('button', { name: 'Join Now' })
    .click();
  // Playwright's checks of the page count as a user gesture, so the test does not access the page
  // before this.
  await blocked;
  await expect(page.getByText('Your browser did not open the class. Your attendance is counted.')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  const meeting = context.waitForEvent('request', (request) => MEETING.test(request.url()));
  await page.getByRole('link', { name: 'Open the class' }).click();
  await meeting;
});
