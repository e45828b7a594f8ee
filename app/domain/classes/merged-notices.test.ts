import { beforeEach, expect, test } from 'vitest';
import type { Member, YogaClass } from '~/db/generated/client';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { sendMessage } from '../notifications/send-message.server';
import { cancelClass } from './cancel-class.server';
import { cancelDay } from './cancel-day.server';
import { deleteClass } from './delete-class.server';
import { queueClassNotices } from './queue-class-notices.server';
import { cancelDaySchema, updateClassSchema } from './schemas';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const DAY = '2026-11-22';

let admin: Context;
let asha: Member;
let classes: YogaClass[];

beforeEach(async () => {
  await ctx.db.$executeRaw`TRUNCATE classes, members, outbox_messages, class_notices RESTART IDENTITY CASCADE`;
  ctx.clock.set('2026-11-19T05:00:00+05:30');
  admin = await asAdmin(ctx, ['manage_classes']);
  asha = await createMember(ctx, { name: 'Asha' });
  await attend(ctx, asha, await createClass(ctx, { title: 'Hatha', date: '2026-11-18' }));
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  classes = await Promise.all(['06:00', '07:00', '08:00', '17:00', '18:00', '19:00'].map((from) => addClass({ from })));
});

const addClass = ({ from = '06:00', ...fields }: { from?: string; title?: string; date?: string }) =>
  createClass(ctx, { title: 'Hatha', date: DAY, from, to: from.replace(':00', ':45'), ...fields });

const cancelAt = (at: number, reason?: string) =>
  cancelClass(admin, classes[at]?.id ?? 0, reason ? { cancel_reason: reason } : {});

const listNotices = () => ctx.db.outboxMessage.findMany({ orderBy: { id: 'asc' } });

const listTexts = async (member: { id: number } = asha) =>
  (await ctx.db.outboxMessage.findMany({ where: { member_id: member.id }, orderBy: { id: 'asc' } })).map(
    ({ variables }) => variables as Record<string, string>,
  );

test('six classes of a day that are cancelled one after the other are one message', async () => {
  for (const at of classes.keys()) {
    expect(await cancelAt(at)).toEqual({ notified: 1, notified_is_minimum: false });
    ctx.clock.advance(90);
  }
  expect(await listNotices()).toMatchObject([
    {
      status: 'pending',
      expires_at: classes[5]?.ends_at,
      variables: {
        1: 'Asha',
        2: 'Hatha',
        3: '22 Nov 2026, 6:00 AM, 7:00 AM, 8:00 AM, 5:00 PM, 6:00 PM, 7:00 PM IST',
        4: 'You find the next classes in the timetable.',
      },
    },
  ]);
});

test('the message is sent after the undo time, and a later cancellation is another message', async () => {
  await cancelAt(0);
  const [first] = await listNotices();
  ctx.clock.advance(ctx.community.undoSeconds + 1);
  await sendMessage(ctx, first?.id ?? 0);
  expect(await listNotices()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  await cancelAt(1);
  ctx.clock.advance(60);
  await sendMessage(ctx, first?.id ?? 0);
  expect(await listNotices()).toMatchObject([
    { attempts: 1, variables: { 3: '22 Nov 2026, 6:00 AM IST' } },
    { attempts: 0, variables: { 3: '22 Nov 2026, 7:00 AM IST' } },
  ]);
  await cancelAt(2);
  expect((await listTexts()).map((text) => text['3'])).toEqual([
    '22 Nov 2026, 6:00 AM IST',
    '22 Nov 2026, 7:00 AM, 8:00 AM IST',
  ]);
});

test('a class that begins soon is announced at once, with the classes whose message still waits', async () => {
  ctx.clock.set(`${DAY}T05:00:00+05:30`);
  await cancelAt(3);
  ctx.clock.advance(60);
  await cancelAt(0);
  expect(await listNotices()).toMatchObject([
    { due_at: ctx.clock.now(), variables: { 3: '22 Nov 2026, 6:00 AM, 5:00 PM IST' } },
  ]);
  ctx.clock.advance(60);
  await cancelAt(4);
  expect((await listTexts()).map((text) => text['3'])).toEqual([
    '22 Nov 2026, 6:00 AM, 5:00 PM IST',
    '22 Nov 2026, 6:00 PM IST',
  ]);
});

test('two members of staff who cancel at the same time cause one message', async () => {
  await Promise.all([0, 1, 2, 3].map((at) => cancelAt(at)));
  expect((await listTexts()).map((text) => text['3'])).toEqual(['22 Nov 2026, 6:00 AM, 7:00 AM, 8:00 AM, 5:00 PM IST']);
});

test('the rest of a day joins the message about its single classes, and another day does not', async () => {
  const next = await addClass({ date: '2026-11-23' });
  await cancelAt(0);
  await cancelClass(admin, next.id);
  const rest = classes.slice(1).map(({ id }) => String(id));
  await cancelDay(admin, cancelDaySchema.parse({ day: DAY, class_ids: rest }));
  expect((await listTexts()).map((text) => text['3'])).toEqual([
    '22 Nov 2026, 6:00 AM, 7:00 AM, 8:00 AM, 5:00 PM, 6:00 PM, 7:00 PM IST',
    '23 Nov 2026, 6:00 AM IST',
  ]);
});

test('different reasons are given with the times of their classes', async () => {
  await cancelAt(0, 'The teacher is ill.');
  await cancelAt(1, 'A storm.');
  await cancelAt(2);
  await cancelAt(3, 'The teacher is ill.');
  expect((await listTexts())[0]?.['4']).toBe('6:00 AM, 5:00 PM: The teacher is ill. · 7:00 AM: A storm.');
  await cancelAt(4, 'x'.repeat(300));
  await cancelAt(5, 'y'.repeat(300));
  expect((await listTexts())[0]?.['4']).toMatch(
    /^6:00 AM, 5:00 PM: The teacher is ill\. · 7:00 AM: A storm\. · 6:00 PM: x{300} · …$/,
  );
});

test('a reason that all classes share is given once, in the language of the member', async () => {
  const meera = await createMember(ctx, { name: 'Meera', language: 'hi' });
  ctx.clock.set('2026-11-18T06:00:00+05:30');
  await attend(ctx, meera, await createClass(ctx, { title: 'Hatha', date: '2026-11-18' }));
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  const why = { cancel_reason: 'A storm.', translations: { hi: { cancel_reason: 'आँधी।' } } };
  for (const at of [0, 1]) await cancelClass(admin, classes[at]?.id ?? 0, why);
  expect((await listTexts()).map((text) => text['4'])).toEqual(['A storm.']);
  expect((await listTexts(meera)).map((text) => text['4'])).toEqual(['आँधी।']);
});

test('the message about the only class of a day mentions no other classes', async () => {
  const alone = await addClass({ date: '2026-11-24' });
  await cancelClass(admin, alone.id);
  expect((await listTexts())[0]?.['4']).toBe('You find the next classes in the timetable.');
});

test('the message has the new time of a moved class, and deleted classes', async () => {
  const [moved] = classes;
  const fields = { title: 'Hatha', description: '-', class_date: DAY, start_time: '10:00', end_time: '10:45' };
  await updateClass(admin, moved?.id ?? 0, updateClassSchema.parse(fields));
  await cancelAt(1);
  await deleteClass(admin, classes[1]?.id ?? 0);
  await cancelAt(0);
  expect((await listTexts()).map((text) => text['4'] && text['3'])).toEqual([
    '22 Nov 2026, 6:00 AM IST',
    '22 Nov 2026, 7:00 AM, 10:00 AM IST',
  ]);
});

test('members of only one class get a message about all classes of the day', async () => {
  const zoya = await createMember(ctx, { name: 'Zoya' });
  const other = await addClass({ title: 'Nidra', from: '09:00' });
  ctx.clock.set('2026-11-18T06:00:00+05:30');
  await attend(ctx, zoya, await createClass(ctx, { title: 'Nidra', date: '2026-11-18' }));
  await attend(ctx, asha, await createClass(ctx, { title: 'Nidra', date: '2026-11-18' }));
  ctx.clock.set('2026-11-20T05:00:00+05:30');
  const class_ids = [classes[0]?.id, other.id].map(String);
  expect(await cancelDay(admin, cancelDaySchema.parse({ day: DAY, class_ids }))).toMatchObject({ notified: 2 });
  expect((await listTexts(zoya)).map((text) => text['2'])).toEqual(['Hatha, Nidra']);
  const entries = await ctx.db.auditEntry.findMany({ where: { action: 'class.cancelled' }, orderBy: { id: 'desc' } });
  const counts = new Map(entries.slice(0, 2).map(({ subject_id, after }) => [subject_id, after]));
  expect(counts.get(String(other.id))).toMatchObject({ notified: 2 });
  expect(counts.get(String(classes[0]?.id))).toMatchObject({ notified: 1 });
});

test('the worker merges the notices to many members', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, phone_proved_at, created_at, updated_at)
    SELECT 'M' || n, '+9177' || lpad(n::text, 8, '0'), '', 'BIG' || translate(lpad(n::text, 5, '0'), '01', 'XY'), now(), '1', now(), now(), now() FROM generate_series(1, 5001) AS n`;
  const before = await createClass(ctx, { title: 'Hatha', date: '2026-11-17', max_participants: null });
  await ctx.db.$executeRaw`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at)
    SELECT id, ${before.id}, '2026-11-17', now() FROM members`;
  await cancelAt(0);
  await queueClassNotices(ctx);
  const expected = new Date(ctx.clock.now().getTime() + 1000 * ctx.community.undoSeconds);
  ctx.clock.advance(60);
  await cancelAt(1);
  await queueClassNotices(ctx);
  const messages = await listNotices();
  expect(new Set(messages.map(({ member_id }) => member_id)).size).toBe(messages.length);
  expect(messages).toHaveLength(5002);
  expect(new Set(messages.map(({ variables }) => (variables as Record<string, string>)['3']))).toEqual(
    new Set(['22 Nov 2026, 6:00 AM, 7:00 AM IST']),
  );
  expect(messages.every(({ due_at }) => due_at > expected)).toBe(true);
});
