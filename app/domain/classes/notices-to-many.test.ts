import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { testContext } from '../../../tests/setup/context';
import { addDays } from '~/lib/calendar';
import type { Context } from '../context';
import { cancelClass } from './cancel-class.server';
import { countNoticeRecipients } from './notice-recipients.server';
import { listNoticeProgress, queueClassNotices } from './queue-class-notices.server';

/** More recipients than one statement may write. */
const MANY = 12_000;

const ctx = await testContext();

let admin: Context;
let cancelled: { id: number };

beforeEach(async () => {
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  await ctx.db.$executeRaw`TRUNCATE classes, members, outbox_messages, class_notices RESTART IDENTITY CASCADE`;
  admin = await asAdmin(ctx, ['manage_classes']);
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, phone_proved_at, created_at, updated_at)
    SELECT 'M' || n, '+9177' || lpad(n::text, 8, '0'), '', 'BIG' || translate(lpad(n::text, 5, '0'), '01', 'XY'), now(), '1', now(), now(), now() FROM generate_series(1, ${MANY}::int) AS n`;
  const before = await createClass(ctx, { title: 'Big', date: addDays('2026-11-20', -1), max_participants: null });
  await ctx.db.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at)
    SELECT id, ${before.id}, '2026-11-19', now() FROM members`;
  cancelled = await createClass(ctx, { title: 'Big', date: '2026-11-22' });
});

const countNotices = () => ctx.db.outboxMessage.count({ where: { template: 'class_cancelled' } });

test('a class with many members is cancelled immediately, and the worker adds one message per member', async () => {
  const noticeCount = { notified: MANY, notified_is_minimum: false };
  expect(await countNoticeRecipients(admin, cancelled.id)).toEqual(noticeCount);
  expect(await cancelClass(admin, cancelled.id)).toEqual(noticeCount);
  expect(await countNotices()).toBe(0);
  expect(await listNoticeProgress(admin)).toMatchObject([{ title: 'Big', done: 0, of: MANY, added: 0 }]);
  expect(await queueClassNotices(ctx)).toBe(MANY);
  expect(await countNotices()).toBe(MANY);
  const members = await ctx.db.outboxMessage.groupBy({ by: ['member_id'] });
  expect(members).toHaveLength(MANY);
  expect(await listNoticeProgress(admin)).toEqual([]);
  expect(await queueClassNotices(ctx)).toBe(0);
});

test('an interrupted worker continues, and members who sent STOP in the meantime get nothing', async () => {
  await cancelClass(admin, cancelled.id);
  const dies = { ...ctx, enqueue: () => Promise.reject(new Error('the queue is gone')) };
  await expect(queueClassNotices(dies)).rejects.toThrow('the queue is gone');
  expect(await listNoticeProgress(admin)).toMatchObject([{ done: 5000, of: MANY, added: 5000 }]);
  await ctx.db.member.update({ where: { id: MANY }, data: { notices_stopped_at: ctx.clock.now() } });
  ctx.clock.set('2026-11-21T00:05:00+05:30');
  expect(await Promise.all([queueClassNotices(ctx), queueClassNotices(ctx)])).toContain(MANY - 5000 - 1);
  expect(await countNotices()).toBe(MANY - 1);
  expect(await ctx.db.outboxMessage.groupBy({ by: ['event_date'] })).toEqual([{ event_date: new Date('2026-11-20') }]);
});

test('beyond the counted number of joins, the number is shown as a minimum', async () => {
  const days = Array.from({ length: 2 }, (_, ago) => addDays('2026-11-20', -ago - 2));
  for (const date of days) {
    const { id } = await createClass(ctx, { title: 'Big', date, max_participants: null });
    await ctx.db.$executeRaw`
      INSERT INTO attendances (member_id, class_id, class_date, marked_at) SELECT id, ${id}, ${date}::date, now() FROM members`;
  }
  const { notified, notified_is_minimum } = await cancelClass(admin, cancelled.id);
  expect(notified_is_minimum).toBe(true);
  expect(notified).toBeGreaterThan(0);
  expect(await queueClassNotices(ctx)).toBe(MANY);
});
