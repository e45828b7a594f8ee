import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { OutgoingReminder } from '../notifications/messaging';
import { scheduleReminders } from './schedule-reminders.server';
import { sendReminders } from './send-reminders.server';
import type { WaitUntilTime } from './sender-rate.server';

const SENDERS = ['+14155238886', '+14155238887'] as const;

const ctx = await testContext({
  at: '2026-11-20T05:38:00+05:30',
  environment: { REMINDER_SENDERS: SENDERS.join(' ') },
});

/** Reminders that were passed to the provider, with the clock time of each. */
const sent: (OutgoingReminder & { at: number })[] = [];

const waitUntil: WaitUntilTime = async (_ctx, at) => {
  if (at > ctx.clock.now().getTime()) ctx.clock.set(new Date(at).toISOString());
};

/** A context with a messaging provider that records each reminder and its time. */
const noting: Context = {
  ...ctx,
  messaging: {
    ...ctx.messaging,
    sendReminder: async (reminder) => {
      sent.push({ ...reminder, at: ctx.clock.now().getTime() });
      return { outcome: 'accepted', provider_message_id: `SM${sent.length}` };
    },
  },
};

const setTime = (time: string) => ctx.clock.set(`2026-11-20T${time}+05:30`);
const findBatchAt = async (hour: number) =>
  (await ctx.db.batch.findMany({ orderBy: { start_time: 'asc' } })).find(
    ({ start_time }) => start_time.getUTCHours() === hour,
  )?.id ?? 0;

/** Runs the scheduling job of the worker every fifteen seconds until the given time. */
async function workUntil(time: string): Promise<void> {
  const end = Date.parse(`2026-11-20T${time}+05:30`);
  while (ctx.clock.now().getTime() < end) {
    await scheduleReminders(noting);
    for (const sender of SENDERS) await sendReminders(noting, { sender, turn: 0 }, waitUntil);
    ctx.clock.advance(15);
  }
}

const createRemindedMember = (more: object = {}) =>
  createMember(ctx, { reminders_wanted_at: ctx.clock.now(), ...more });

beforeEach(async () => {
  sent.splice(0);
  await ctx.db
    .$executeRaw`TRUNCATE reminders, reminder_slots, reminder_days, reminder_senders, reminder_stops, attendances, classes, members CASCADE`;
  setTime('05:38:00');
});

describe('members who are reminded', () => {
  test('get a reminder of the class of their batch, otherwise of the first class', async () => {
    const [six, seven] = [await findBatchAt(6), await findBatchAt(7)];
    await createClass(ctx, { from: '06:00', to: '06:45', title: 'Six' });
    await createClass(ctx, { from: '07:00', to: '07:45', title: 'Seven' });
    const names = { six: 'Asha', seven: 'Bina', none: 'Chitra', silent: 'Divya' };
    await createRemindedMember({ name: names.six, batch: { connect: { id: six } } });
    await createRemindedMember({ name: names.seven, batch: { connect: { id: seven } }, language: 'hi' });
    await createRemindedMember({ name: names.none });
    await createRemindedMember({ name: 'Esther', phone: '+14155552671' });
    await createMember(ctx, { name: names.silent, batch: { connect: { id: six } } });
    await workUntil('07:00:00');
    expect(sent.map(({ variables, language }) => [variables[1], variables[2], variables[3], language]).sort()).toEqual([
      ['Asha', 'Six', '6:00 AM', 'en'],
      ['Bina', 'Seven', '7:00 AM', 'hi'],
      ['Chitra', 'Six', '6:00 AM', 'en'],
      ['Esther', 'Six', '6:00 AM IST', 'en'],
    ]);
  });

  test('are not those who sent STOP, paused or have already attended', async () => {
    const { id } = await createClass(ctx, { from: '06:00' });
    const members = [
      await createRemindedMember(),
      await createRemindedMember(),
      await createRemindedMember(),
      await createRemindedMember(),
    ];
    const [stopped = 0, paused = 0, joined = 0, gone = 0] = members.map((member) => member.id);
    await scheduleReminders(noting);
    expect(await ctx.db.reminder.count()).toBe(4);
    await ctx.db.member.update({ where: { id: stopped }, data: { reminders_wanted_at: null } });
    await ctx.db.member.update({ where: { id: paused }, data: { paused_until: new Date('2026-11-20') } });
    await ctx.db.attendance.create({
      data: { member_id: joined, class_id: id, class_date: new Date('2026-11-20'), marked_at: ctx.clock.now() },
    });
    await ctx.db.member.delete({ where: { id: gone } });
    await workUntil('06:00:00');
    expect(sent).toEqual([]);
    const reminders = await ctx.db.reminder.findMany({ orderBy: { member_id: 'asc' } });
    expect(reminders.map(({ error_code }) => error_code)).toEqual(['stopped', 'paused', 'joined', 'nobody']);
  });

  test('are reminded once of two classes that begin together', async () => {
    await createClass(ctx, { from: '06:00', title: 'First' });
    await createClass(ctx, { from: '06:00', title: 'Second' });
    await createRemindedMember({ batch: { connect: { id: await findBatchAt(6) } } });
    await createRemindedMember();
    await workUntil('06:00:00');
    expect(sent.map(({ variables }) => variables[2])).toEqual(['First', 'First']);
  });
});

describe('the time', () => {
  test.each([
    [20, '05:40'],
    [15, '05:45'],
    [7, '05:53'],
    [5, '05:53'],
  ])('is %i minutes before if requested at %s', async (reminder_minutes, time) => {
    await createClass(ctx, { from: '06:00' });
    await createRemindedMember({ reminder_minutes });
    await workUntil('06:00:00');
    const reminders = sent.map((one) => new Date(one.at + 5.5 * 3_600_000).toISOString().slice(11, 16));
    expect(reminders).toEqual([time]);
  });

  test('late reminders are not sent, with a reason', async () => {
    await createClass(ctx, { from: '06:00' });
    await createRemindedMember();
    await scheduleReminders(noting);
    setTime('05:55:00');
    await workUntil('06:00:00');
    expect(sent).toEqual([]);
    expect(await ctx.db.reminder.findFirst()).toMatchObject({ status: 'skipped', error_code: 'expired' });
  });

  test('a moved class moves its reminders, and a cancelled class cancels them', async () => {
    const moved = await createClass(ctx, { from: '06:00' });
    const member = await createRemindedMember();
    await scheduleReminders(noting);
    const [starts_at, ends_at] = [new Date('2026-11-20T06:30:00+05:30'), new Date('2026-11-20T07:30:00+05:30')];
    const start_time = new Date('1970-01-01T06:30:00Z');
    await ctx.db.yogaClass.update({
      where: { id: moved.id },
      data: { starts_at, ends_at, start_time, end_time: new Date('1970-01-01T07:30:00Z') },
    });
    await workUntil('06:10:00');
    expect(sent).toEqual([]);
    await workUntil('06:20:00');
    expect(sent.map(({ variables }) => variables[3])).toEqual(['6:30 AM']);

    const cancelled = await createClass(ctx, { from: '06:35' });
    await ctx.db.reminder.create({
      data: {
        class_id: cancelled.id,
        member_id: member.id,
        class_date: new Date('2026-11-20'),
        due_at: ctx.clock.now(),
        expires_at: new Date('2026-11-20T06:30:00+05:30'),
      },
    });
    await ctx.db.reminderSlot.create({
      data: {
        class_id: cancelled.id,
        class_date: new Date('2026-11-20'),
        starts_at: cancelled.starts_at,
        scheduled_at: ctx.clock.now(),
      },
    });
    await ctx.db.yogaClass.update({ where: { id: cancelled.id }, data: { cancelled_at: ctx.clock.now() } });
    await workUntil('06:35:00');
    expect(sent).toHaveLength(1);
  });
});
