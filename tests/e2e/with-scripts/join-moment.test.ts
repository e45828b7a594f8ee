import type { Page } from 'playwright';
import { expectOpened, logIn, registerMember } from '../setup/journeys';
import { createAnotherClass, storeTap, attendThirteenDays } from '../setup/past-mornings';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

const MEETING = /^https:\/\/(?!127\.0\.0\.1)/;

test.beforeEach(({ context }) =>
  context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' })),
);

test('the notice of the login covers nothing that is needed next', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { phone, password } = await registerMember(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, { phone, password });
  const notice = page.getByRole('status').filter({ hasText: 'Login successful!' });
  await expect(notice).toBeVisible();
  const join = page.getByRole('button', { name: 'Join Now' }).first();
  const isOnTop = await join.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await expect(notice).toBeVisible();
});

/** Registers a member, joins the practice that is open to all, and waits for the confirmation. */
async function registerAndJoin(page: Page) {
  await registerMember(page);
  return joinNow(page);
}

async function joinNow(page: Page) {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      if (!document.querySelector('.join-moment')) return;
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Element | null }[] })[])
        shifts.push(...entry.sources.map(({ node }) => node?.outerHTML.slice(0, 200) ?? ''));
    }).observe({ type: 'layout-shift' });
  });
  const card = page.getByRole('article').filter({ hasText: 'Open practice' });
  await card.getByRole('button', { name: 'Join Now' }).click();
  const moment = page.getByRole('region', { name: 'You are in.' });
  await expect(moment).toBeVisible();
  return moment;
}

/** Returns to the tab of the home page, as members do after the class. */
function comeBack(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]) {
  const tag = viewport.width === 360 ? [] : '@deep';
  test(
    `nothing moves when joining at ${viewport.width} pixels, and then the class opens`,
    { tag },
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      const moment = await registerAndJoin(page);
      await expectOpened(context);
      await expect(moment).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Back to the class' })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );

  test(
    `nothing moves at ${viewport.width} pixels while another class is live, and the confirmation is visible`,
    { tag },
    async ({ page, context }) => {
      await page.setViewportSize(viewport);
      await registerMember(page);
      const end = await createAnotherClass('Another class');
      const another = page.getByRole('article').filter({ hasText: 'Another class' }).first();
      const expectAfterReload = async (count: number) => {
        await page.reload();
        await expect(another).toHaveCount(count);
      };
      try {
        await expectAfterReload(1);
        const moment = await joinNow(page);
        await expect(moment.getByText('Opening the class…')).toBeInViewport({ ratio: 1 });
        await expectOpened(context);
        await expect(moment).toHaveCount(0);
        await expect(another).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
      } finally {
        await end();
        await expectAfterReload(0);
      }
    },
  );
}

test(
  'on the last day of a challenge nothing moves either; the result is shown after the class',
  { tag: '@deep' },
  async ({ page, context }) => {
    await registerMember(page);
    await attendThirteenDays(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Day 14 of 14' })).toBeVisible();
    const finish = page.getByRole('region', { name: /^Fourteen days/ });
    await joinNow(page);
    await expect(page.getByRole('heading', { name: 'Day 14 of 14' })).toBeVisible();
    await expect(finish).toHaveCount(0);
    await expectOpened(context);
    await comeBack(page);
    await expect(finish).toContainText('You came on every one of the 14 days.');
    await expect(page.getByRole('heading', { name: 'All 14 days are done.' })).toBeVisible();
    await expect(finish.getByRole('link', { name: 'Share picture' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  },
);

test(
  'if the card at the end of a challenge cannot be loaded, the home page does not change',
  { tag: '@deep' },
  async ({ page, context }) => {
    await context.route(/\/assets\/completed-challenge-card-/, (route) => route.abort());
    await registerMember(page);
    await attendThirteenDays(page);
    await page.goto('/dashboard');
    await joinNow(page);
    await expectOpened(context);
    await comeBack(page);
    await expect(page.getByRole('heading', { name: 'All 14 days are done.' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Fourteen days/ })).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { name: 'All 14 days are done.' })).toBeVisible();
    await page.getByRole('link', { name: 'Referral' }).first().click();
    await expect(page).toHaveURL(/tab=referral/);
  },
);

test('joining is one request; the page loads its data again after the class', async ({ page, context }) => {
  await registerMember(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard.data')) requests.push(request.method());
  });
  await joinNow(page);
  await expectOpened(context);
  await expect(page.getByRole('link', { name: 'Back to the class' })).toBeVisible();
  expect(requests).toEqual(['POST']);
  await comeBack(page);
  await expect.poll(() => requests).toEqual(['POST', 'GET']);
});

test('the class opens three seconds after joining', async ({ page, context }) => {
  await page.clock.install();
  await registerMember(page);
  await waitForHydration(page);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...tab) => {
      document.documentElement.dataset.opened = 'true';
      return open(...tab);
    };
  });
  await page.clock.pauseAt(Date.now() + 1_000);
  await joinNow(page);
  await page.clock.runFor(2_999);
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
  await page.clock.runFor(1);
  await expectOpened(context);
});

test('the confirmation is announced once, politely', async ({ page }) => {
  const moment = await registerAndJoin(page);
  await expect(page.getByRole('status').filter({ hasText: 'You are in. Your streak begins.' })).toHaveCount(1);
  await expect(moment.getByRole('status')).toHaveCount(0);
  await expect(page.getByText('Attendance marked')).toHaveCount(0);
});

test('the new loop is drawn once; with reduced motion the last frame is shown', { tag: '@deep' }, async ({ page }) => {
  // Counts the CSS animations. Finished ones are included, because their last frame stays visible.
  const countAnimations = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSAnimation).length);
  await registerAndJoin(page);
  expect(await countAnimations()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(countAnimations).toBe(0);
  await expect(page.locator('.moment-after').first()).toHaveCSS('opacity', '1');
});

for (const [outcome, tap, message, attendedDays] of [
  ['counts if it was made in time', { endedMinutesAgo: 8, tappedMinutesAgo: 10 }, 'Attendance marked.', 1],
  ['is refused if it was made too late', { endedMinutesAgo: 20, tappedMinutesAgo: 10 }, 'This class has ended', 0],
  [
    'is refused if it was sent half an hour later',
    { endedMinutesAgo: 8, tappedMinutesAgo: 40 },
    'Your tap came too late',
    0,
  ],
] as const) {
  test(`an offline tap that is sent after its class ${outcome}`, async ({ page, secret }) => {
    await registerMember(page);
    await storeTap(page, secret, tap);
    await page.goto('/dashboard');
    await expect(page.getByText(message).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-tap'))).toBeNull();
    await page.goto('/streak');
    await expect(page.getByText('day in a row', { exact: true })).toHaveCount(attendedDays);
  });
}
