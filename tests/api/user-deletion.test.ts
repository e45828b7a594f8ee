import { expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

test('a member is deleted only after the whole word is typed', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const { id } = await createMember(ctx);
  const approved = { status: 'approved', decided_at: ctx.clock.now() } as const;
  const kept = await submitDonation(ctx.as({ id }), { amount: 101 });
  await submitDonation(ctx.as({ id }));
  await ctx.db.donation.update({ where: { id: kept.id }, data: approved });
  const path = `/admin/users/${id}/delete`;
  expect(await request('POST', path, { headers, form: { confirm: 'delete' } })).toMatchObject({ status: 400 });
  const { status, headers: sent } = await request('POST', path, { headers, form: { confirm: 'DELETE' } });
  expect(status).toBe(302);
  const notice = sent.getSetCookie().find((cookie) => cookie.includes('toast'));
  const { text } = await request('GET', '/admin/users', {
    headers: { Cookie: `${headers.Cookie}; ${notice?.split(';')[0]}` },
  });
  const summary = 'with 0 attendances, 0 ratings, 0 referrals; 2 donations kept without a name.';
  expect(text).toContain(`User deleted successfully, ${summary}`);
});
