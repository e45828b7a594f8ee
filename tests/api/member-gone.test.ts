import { expect, test } from 'vitest';
import { eraseMember } from '~/domain/sessions/delete-account.server';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, PASSWORD, createMemberToken, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const countWaitingLocks = async () => {
  const [found] = await ctx.db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return found.count;
};

test.each(['/api/user/attendance/mark', '/api/user/ratings'])(
  '%s for a member who is deleted concurrently responds like to a visitor',
  async (path) => {
    const member = await createMember(ctx);
    const token = await createMemberToken(ctx, member);
    const { id } = await createClass(ctx);
    const json = { class_id: id, attendance_date: ctx.clock.today(), rating: 5 };
    const pending = await ctx.db.$transaction(async (tx) => {
      await eraseMember(ctx, tx, member.id);
      const answer = request('POST', path, { token, json });
      await expect.poll(countWaitingLocks).toBe(1);
      return { answer };
    });
    expect(await pending.answer).toMatchObject({ status: 401, body: { success: false } });
  },
);

test.each([
  ['/rate', { rating: '5' }, [302, '/login?next=%2Frate']],
  ['/goal', { primarygoal: 'Flexibility' }, [401, null]],
  ['/reminder', { reminders: 'on' }, [401, null]],
])(
  'the form of %s for a member who is deleted concurrently responds like to a visitor',
  async (path, form, answered) => {
    const member = await createMember(ctx);
    const { Cookie } = await createMemberCookie(ctx, member);
    const pending = await ctx.db.$transaction(async (tx) => {
      await eraseMember(ctx, tx, member.id);
      const answer = request('POST', path, { headers: { Cookie }, form });
      await expect.poll(countWaitingLocks).toBe(1);
      return { answer };
    });
    const { status, headers } = await pending.answer;
    expect([status, headers.get('Location')]).toEqual(answered);
  },
);

test.each([
  ['/api/login', 401],
  ['/api/forgot-password', 200],
])('%s for a member who is deleted concurrently responds like for a missing one: %i', async (path, status) => {
  const member = await createMember(ctx);
  const json = { phonenumber: member.phone, password: PASSWORD };
  const pending = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${member.id} FOR UPDATE`;
    const answer = request('POST', path, { json });
    await expect.poll(countWaitingLocks).toBe(1);
    await eraseMember(ctx, tx, member.id);
    return { answer };
  });
  const nobodys = await request('POST', path, { json: { ...json, phonenumber: '9876500000' } });
  const { status: answered, body } = await pending.answer;
  expect([answered, body]).toEqual([status, nobodys.body]);
});

test('a rating of a class and the deletion of its member take locks in the same order', async () => {
  const member = await createMember(ctx);
  const token = await createMemberToken(ctx, member);
  await attend(ctx, member, await createClass(ctx));
  let tries = 0;
  const pending = await ctx.db.$transaction(async (tx) => {
    tries += 1;
    await tx.$executeRaw`SET LOCAL deadlock_timeout = '10ms'`;
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${member.id} FOR UPDATE`;
    const answer = request('POST', '/api/user/ratings', { token, json: { rating: 5 } });
    await expect.poll(countWaitingLocks).toBe(1);
    await eraseMember(ctx, tx, member.id);
    return { answer };
  });
  expect([tries, (await pending.answer).status]).toEqual([1, 401]);
});
