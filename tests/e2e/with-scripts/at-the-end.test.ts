import type { Page } from 'playwright';
import { expectServedAtBothSizes } from '../setup/both-sizes';
import { ASHA, dashboardOf, memberIdOf, newcomer, newMember, unprovedNewcomer } from '../setup/journeys';
import { inDatabase } from '../setup/past-mornings';
import { findReflowProblems } from '../setup/reflow';
import { AT_THE_END } from '../setup/screen-list';
import { PHONE } from '../setup/screens';
import { logOut, newAdmin, passPassword, setUpApp } from '../setup/second-factor';
import { expect, test } from '../setup/test';

test.use({ trace: 'off' });

async function follow(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  await page.goto(answer.headers().location ?? path);
}

const WAYS: Record<(typeof AT_THE_END)[number], (page: Page) => Promise<unknown>> = {
  '/reset-password': (page) => follow(page, '/forgot-password', { phonenumber: newMember().phone }),
  '/login/verify': (page) => follow(page, '/login/code', { phonenumber: newMember().phone }),
  '/confirm-phone': async (page) => {
    await unprovedNewcomer(page);
    await page.goto('/confirm-phone');
  },
  '/profile-edit/phone': async (page) => {
    const { name } = await newcomer(page);
    const person = { name, email: 'new@sangha.example', gender: 'Female', city: 'Pune', birtyear: '1990-04-12' };
    const { phone: phonenumber } = newMember();
    await follow(page, '/profile-edit', { ...person, country: 'IN', phonenumber, primarygoal: 'Flexibility' });
  },
  '/donations/checkout/:orderId': async (page) => {
    await dashboardOf(page, ASHA);
    await follow(page, '/donations', { amount: '501', way: 'online' });
  },
  '/rewards/t-shirt': async (page) => {
    await newcomer(page);
    await inviteFriends(await memberIdOf(page), 25);
    await page.goto('/rewards/t-shirt');
  },
  '/admin/login/code': async (page) => {
    const admin = await newAdmin(page);
    await passPassword(page, admin);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await setUpApp(page);
    await logOut(page);
    await passPassword(page, admin);
  },
};

async function inviteFriends(memberId: number, count: number): Promise<void> {
  await inDatabase(
    `WITH friends AS (
      INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
      SELECT 'Friend', '+9161' || lpad(($1 * 100 + n)::text, 8, '0'), '', 'F' || translate(lpad(($1 * 100 + n)::text, 7, '0'), '01', 'YZ'), now(), 'test', now(), now()
      FROM generate_series(1, $2::int) AS n RETURNING id
    )
    INSERT INTO referrals (referrer_id, friend_id, created_at) SELECT $1, id, now() FROM friends`,
    [memberId, count],
  );
}

for (const route of AT_THE_END) {
  test(`${route}, at the end of its way, serves everybody well`, { tag: '@deep' }, async ({ page }) => {
    await WAYS[route](page);
    const pattern = new RegExp(`${route.replace(/:\w+/, '[^/?]+')}(?:\\?|$)`);
    await expect(page).toHaveURL(pattern);
    for (const language of route.startsWith('/admin') ? ['en'] : ['en', 'hi']) {
      await page.goto(`${page.url().replace(/\?.*$/, '')}?lang=${language}`);
      await expect(page).toHaveURL(pattern);
      await expectServedAtBothSizes(page);
      expect(await findReflowProblems(page), 'in large letters and other windows').toEqual([]);
      await page.setViewportSize(PHONE);
    }
  });
}
