import { beforeEach, expect, test } from 'vitest';
import type { YogaClass } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { cancelClass } from './cancel-class.server';
import { cancelDay, getDayToCancel } from './cancel-day.server';
import { queueClassNotices } from './queue-class-notices.server';
import { cancelDaySchema } from './schemas';

const ctx = await testContext();
const DAY = '2026-11-22';
const TIMES = ['06:00', '07:00', '08:00', '17:00', '18:00', '19:00'];

let admin: Context;
let classes: YogaClass[];

beforeEach(async () => {
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  await ctx.db.$executeRaw`TRUNCATE classes, members, outbox_messages, class_notices RESTART IDENTITY CASCADE`;
  admin = await asAdmin(ctx, ['manage_classes']);
  classes = await addClasses(DAY);
});

const addClasses = (date: string) =>
  Promise.all(
    TIMES.map((from, at) =>
      createClass(ctx, {
        title: at % 2 === 0 ? 'Hatha' : 'Nidra',
        date,
        from,
        to: from.replace(':00', ':45'),
        max_participants: null,
      }),
    ),
  );

/** Adds members who attended all classes of an earlier day. */
async function addRegulars(count: number): Promise<void> {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, phone_proved_at, created_at, updated_at)
    SELECT 'M' || n, '+9177' || lpad(n::text, 8, '0'), '', 'DAY' || translate(lpad(n::text, 5, '0'), '01', 'XY'), now(), '1', now(), now(), now()
    FROM generate_series(1, ${count}::int) AS n`;
  const before = await addClasses('2026-11-19');
  await ctx.db.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at)
    SELECT members.id, class_id, '2026-11-19', now() FROM members, unnest(${before.map(({ id }) => id)}::int[]) AS class_id`;
}

const cancel = (fields: object = {}) =>
  cancelDay(admin, cancelDaySchema.parse({ day: DAY, class_ids: classes.map(({ id }) => String(id)), ...fields }));

test('a thousand members get one message each about six cancelled classes', async () => {
  await addRegulars(1_000);
  const outsider = await createMember(ctx, { name: 'Zoya' });
  const recipients = { notified: 1_000, notified_is_minimum: false };
  expect(await getDayToCancel(admin, DAY)).toMatchObject({ classes: TIMES.map(() => ({})), recipients });
  ctx.queries.clear();
  expect(await cancel({ cancel_reason: 'A storm. Join us on Monday.' })).toEqual(recipients);
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(30);
  const messages = await ctx.db.outboxMessage.findMany();
  expect(messages).toHaveLength(1_000);
  expect(new Set(messages.map(({ member_id }) => member_id)).size).toBe(1_000);
  expect(messages.map(({ member_id }) => member_id)).not.toContain(outsider.id);
  expect(messages[0]).toMatchObject({
    template: 'class_cancelled',
    variables: {
      2: 'Hatha, Nidra',
      3: '22 Nov 2026, 6:00 AM, 7:00 AM, 8:00 AM, 5:00 PM, 6:00 PM, 7:00 PM IST',
      4: 'A storm. Join us on Monday.',
    },
  });
  expect(await ctx.db.yogaClass.count({ where: { cancelled_at: { not: null } } })).toBe(6);
  expect(await ctx.db.auditEntry.count({ where: { action: 'class.cancelled' } })).toBe(6);
  expect((await getDayToCancel(admin, DAY)).classes).toEqual([]);
});

test('the worker also adds one message per member for more members than one statement may write', async () => {
  await addRegulars(5_001);
  expect(await cancel()).toEqual({ notified: 5_001, notified_is_minimum: false });
  expect(await ctx.db.outboxMessage.count()).toBe(0);
  await queueClassNotices(ctx);
  const messages = await ctx.db.outboxMessage.groupBy({ by: ['member_id'], _count: true });
  expect(messages).toHaveLength(5_001);
  expect(messages.filter(({ _count }) => _count !== 1)).toEqual([]);
});

test('nothing is cancelled if one class is cancelled, over or on another day', async () => {
  const [first] = classes;
  await cancelClass(admin, first?.id ?? 0);
  await expect(cancel()).rejects.toMatchObject({ code: 'conflict', message: 'Hatha is cancelled already.' });
  const other = await createClass(ctx, { title: 'Flow', date: '2026-11-23' });
  await expect(cancel({ class_ids: [classes[1]?.id, other.id] })).rejects.toMatchObject({
    fieldErrors: { class_ids: ['Flow is on another day.'] },
  });
  ctx.clock.set(`${DAY}T09:30:00+05:30`);
  await expect(cancel({ class_ids: [classes[1]?.id, classes[4]?.id] })).rejects.toMatchObject({
    message: 'Nidra is over.',
  });
  expect(await ctx.db.yogaClass.count({ where: { cancelled_at: { not: null } } })).toBe(1);
  expect((await getDayToCancel(admin, DAY)).classes).toHaveLength(3);
});

test('the message about many classes is short enough for WhatsApp', async () => {
  await addRegulars(1);
  const long = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      createClass(ctx, {
        title: `Hatha for beginners in the hall, group ${at}`,
        date: DAY,
        from: '10:00',
        to: '10:45',
      }),
    ),
  );
  await cancel({ class_ids: [...classes, ...long].map(({ id }) => id), cancel_reason: 'x'.repeat(300) });
  const [{ variables } = { variables: {} }] = await ctx.db.outboxMessage.findMany();
  const texts = variables as Record<string, string>;
  expect(texts['2']).toMatch(/^Hatha, Nidra, Hatha for beginners in the hall, group .*, …$/);
  // Sixty classes start at ten.
  expect(texts['3']).toBe('22 Nov 2026, 6:00 AM, 7:00 AM, 8:00 AM, 10:00 AM, 5:00 PM, 6:00 PM, 7:00 PM IST');
  expect(Object.values(texts).join('').length).toBeLessThan(850);
});
