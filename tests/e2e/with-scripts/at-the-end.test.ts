import type { Page } from 'playwright';
import { expectServedAtBothSizes } from '../setup/both-sizes';
import { platformNow } from '../setup/clock';
import {
  ASHA,
  openDashboard,
  readMemberId,
  registerMember,
  createMemberInput,
  openAsStaff,
  registerUnverifiedMember,
} from '../setup/journeys';
import { runSql } from '../setup/past-mornings';
import { findReflowProblems } from '../setup/reflow';
import { AT_THE_END } from '../setup/screen-list';
import { PHONE } from '../setup/screens';
import { logOut, createNewAdmin, submitPassword, setUpApp } from '../setup/second-factor';
import { expect, test } from '../setup/test';

test.use({ trace: 'off' });

async function follow(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  await page.goto(answer.headers().location ?? path);
}

const WAYS: Record<(typeof AT_THE_END)[number], (page: Page) => Promise<unknown>> = {
  '/reset-password': (page) => follow(page, '/forgot-password', { phonenumber: createMemberInput().phone }),
  '/login/verify': (page) => follow(page, '/login/code', { phonenumber: createMemberInput().phone }),
  '/confirm-phone': async (page) => {
    await registerUnverifiedMember(page);
    await page.goto('/confirm-phone');
  },
  '/profile-edit/phone': async (page) => {
    const { name } = await registerMember(page);
    const person = { name, email: 'new@sangha.example', gender: 'Female', city: 'Pune', birtyear: '1990-04-12' };
    const { phone: phonenumber } = createMemberInput();
    await follow(page, '/profile-edit', { ...person, country: 'IN', phonenumber, primarygoal: 'Flexibility' });
  },
  '/donations/checkout/:orderId': async (page) => {
    await openDashboard(page, ASHA);
    await follow(page, '/donations', { amount: '501', way: 'online' });
  },
  '/rewards/t-shirt': async (page) => {
    await registerMember(page);
    await inviteFriends(await readMemberId(page), 25);
    await page.goto('/rewards/t-shirt');
  },
  '/admin/login/code': async (page) => {
    const admin = await createNewAdmin(page);
    await submitPassword(page, admin);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await setUpApp(page);
    await logOut(page);
    await submitPassword(page, admin);
  },
  '/admin/import/:importId': async (page) => {
    await openAsStaff(page, '/admin/import');
    const buffer = Buffer.from(
      'Full Name,Mobile No.,DOJ\nKamala,98765 4321,\nRavi,7012345678,14/02/2042\nAsha,9876543210,\n',
    );
    await page.getByLabel('CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Upload file' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('3 rows checked')).toBeVisible();
  },
  '/admin/sections/policies/:policy/:language/preview': async (page) => {
    await openAsStaff(page, '/admin/sections/policies/refunds/hi');
    await page.getByLabel('What changed, in one line').fill('अब हमारा अपना पाठ है।');
    await page.getByRole('button', { name: 'Save draft and preview' }).click();
    await expect(page.getByRole('heading', { name: 'Preview: Refund policy in Hindi' })).toBeVisible();
  },
};

async function inviteFriends(memberId: number, count: number): Promise<void> {
  await runSql(
    `WITH friends AS (
      INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
      SELECT 'Friend', '+9161' || lpad(($1 * 100 + n)::text, 8, '0'), '', 'F' || translate(lpad(($1 * 100 + n)::text, 7, '0'), '01', 'YZ'), $3::timestamptz, 'test', $3, $3
      FROM generate_series(1, $2::int) AS n RETURNING id
    )
    INSERT INTO referrals (referrer_id, friend_id, created_at) SELECT $1, id, $3::timestamptz FROM friends`,
    [memberId, count, platformNow()],
  );
}

for (const route of AT_THE_END) {
  test(`${route} is accessible and fits every window`, { tag: '@deep' }, async ({ page }) => {
    await WAYS[route](page);
    const pattern = new RegExp(`${route.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
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
