import { expect, test } from 'vitest';
import { eraseMember } from '~/domain/sessions/delete-account.server';
import { createClass } from '../factories/class';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { requesterOn } from '../setup/request';

const ctx = await testContext();
const request = await requesterOn(ctx.app);

test.each(['/api/user/attendance/mark', '/api/user/ratings'])(
  '%s of a member who is deleted meanwhile answers as to somebody who is logged out',
  async (path) => {
    const member = await createMember(ctx);
    const token = await tokenOf(ctx, member);
    const { id } = await createClass(ctx);
    const waiting = async () => {
      const [found] = await ctx.db.$queryRaw<[{ count: number }]>`
        SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return found.count;
    };
    const json = { class_id: id, attendance_date: ctx.clock.today(), rating: 5 };
    const asked = await ctx.db.$transaction(async (tx) => {
      await eraseMember(ctx, tx, member.id);
      const answer = request('POST', path, { token, json });
      await expect.poll(waiting).toBe(1);
      return { answer };
    });
    expect(await asked.answer).toMatchObject({ status: 401, body: { success: false } });
  },
);
