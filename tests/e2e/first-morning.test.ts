import type { Page } from 'playwright';
import { createMemberInput, expectOpened } from './setup/journeys';
import { expect, test } from './setup/test';

const MEETING = /^https:\/\/(?!127\.0\.0\.1)/;

/** Doubles the text size, as a user can do in the browser settings. */
async function doubleTextSize(page: Page) {
  await page.route(/^http:.*\.css/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\nhtml{font-size:200%}` });
  });
}

for (const viewport of [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
]) {
  test(
    `from a friend's link to the first class in text twice as large at ${viewport.width} pixels: nothing is typed twice`,
    { tag: viewport.width === 320 ? [] : '@deep' },
    async ({ page, context, javaScriptEnabled }) => {
      await page.setViewportSize(viewport);
      await context.route(MEETING, (route) => route.fulfill({ contentType: 'text/html', body: 'The meeting' }));
      await doubleTextSize(page);
      const expectFits = async () => {
        await page.waitForLoadState();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      const { phone, password } = createMemberInput();
      await page.goto('/register?refcode=ASHAFX2Y');
      expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
      await expectFits();
      await page.getByLabel('Name').fill('Ravi Kumar');
      await page.getByLabel('Phone number').fill(phone);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('checkbox', { name: /agree to the Terms/ }).check();
      await page.getByRole('button', { name: 'Register free' }).click();

      await expect(page.getByRole('heading', { name: 'Namaste, Ravi' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expectFits();
      await page.getByRole('button', { name: 'Click to join for free' }).click();

      const welcome = page.getByRole('region', { name: 'Welcome, Ravi' });
      await expect(
        welcome.getByRole('heading', { level: 3 }).filter({ hasText: 'Join your first class' }),
      ).toBeVisible();
      for (const part of ['days in a row', 'Rate your experience', '1000+ members', 'Keep it free'])
        await expect(page.getByRole('main').getByText(part).first()).toBeVisible();
      await expectFits();
      const meeting = context.waitForEvent('request', (request) => MEETING.test(request.url()));
      await welcome.getByRole('button', { name: /^Join (Now|Class)/ }).click();
      await expect(page.getByRole('region', { name: 'You are in.' })).toContainText('Your streak begins');
      await expectFits();
      if (javaScriptEnabled) await expectOpened(context);
      expect((await meeting).url()).toMatch(MEETING);
      if (!javaScriptEnabled) await expect(page).toHaveURL(/^(?!http:)/);

      await page.goto('/dashboard');
      await expect(welcome.getByRole('heading', { name: /^Join your first class ?, done$/ })).toBeVisible();
      await welcome.getByRole('button', { name: 'Better sleep' }).click();
      await expect(welcome.getByRole('heading', { name: /^What brings you here\? ?, done$/ })).toBeVisible();
      await welcome.getByRole('button', { name: 'Remind me' }).click();
      await expect(page.getByText('You will be reminded of your class.').first()).toBeVisible();
      await page.goto('/dashboard');
      await expect(welcome).toHaveCount(0);
      await expectFits();
    },
  );
}
