import { createECDH, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember, createSessionContext } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listMessagesTo, startMessageFaults } from '../../../tests/setup/messaging';
import type { Context } from '~/domain/context';
import { createReferralCode } from '../referrals/policy';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { addPushSubscription } from './push-subscriptions.server';
import type { OutgoingReminder } from '../notifications/messaging';
import { scheduleReminders } from './schedule-reminders.server';
import { recordReminderStatus } from './record-reminder-status.server';
import { updateReminderStats, getReminderReport } from './reminder-stats.server';
import { sendReminders } from './send-reminders.server';
import { consumeReminderBudget, type WaitUntilTime } from './sender-rate.server';
import { resumeAllReminders, stopAllReminders } from './stop-reminders.server';

const SENDER = '+14155238886';
const START = '2026-11-20T05:45:00+05:30';
const createKeyPair = () => {
  const pair = createECDH('prime256v1');
  return { public: pair.generateKeys().toString('base64url'), private: pair.getPrivateKey().toString('base64url') };
};
const vapid = createKeyPair();

const ctx = await testContext({
  at: START,
  environment: {
    REMINDERS_PER_SECOND: '80',
    REMINDER_BUDGET_RUPEES: '1000',
    WEB_PUSH_PUBLIC_KEY: vapid.public,
    WEB_PUSH_PRIVATE_KEY: vapid.private,
  },
});
const pushHost = new URL(ctx.sandboxUrl).host;

const sent: (OutgoingReminder & { at: number })[] = [];

const waitUntil: WaitUntilTime = async (_ctx, at) => {
  if (at > ctx.clock.now().getTime()) ctx.clock.set(new Date(at).toISOString());
};

/** Returns a context whose provider records messages and returns the given response. */
function createRecordingContext(
  answer: Awaited<ReturnType<Context['messaging']['sendReminder']>> | null = null,
): Context {
  return {
    ...ctx,
    messaging: {
      ...ctx.messaging,
      sendReminder: async (reminder) => {
        sent.push({ ...reminder, at: ctx.clock.now().getTime() });
        return answer ?? { outcome: 'accepted', provider_message_id: `SM${sent.length}` };
      },
    },
  };
}

const setPrice = (from: string, utility_paise: number) =>
  ctx.db.messagePrice.create({
    data: { applies_from: new Date(from), authentication_paise: 1, utility_paise, updated_at: ctx.clock.now() },
  });

const createStaffContext = () => ctx.as({ kind: 'admin', adminId: 1, sessionId: 0, permissions: ['manage_classes'] });

/** Creates a class at six o'clock with `count` due reminders. */
async function createDueReminders(count: number): Promise<number> {
  await ctx.db.member.createMany({
    data: Array.from({ length: count }, (_, nr) => ({
      name: `Member ${nr}`,
      phone: `+9197${String(nr).padStart(8, '0')}`,
      password_hash: 'x',
      referral_code: createReferralCode(),
      consented_at: ctx.clock.now(),
      consent_version: '1',
      phone_proved_at: ctx.clock.now(),
      created_at: ctx.clock.now(),
      reminders_wanted_at: ctx.clock.now(),
    })),
  });
  const { id } = await createClass(ctx, { from: '06:00' });
  await scheduleReminders(ctx);
  return id;
}

const sendFromOneSender = (world: Context) => sendReminders(world, { sender: SENDER, turn: 0 }, waitUntil);
const countByState = async () =>
  Object.fromEntries(
    (await ctx.db.reminder.groupBy({ by: ['status', 'error_code'], _count: true })).map((group) => [
      group.error_code ?? group.status,
      group._count,
    ]),
  );

beforeAll(async () => {
  await setPrice('2026-11-01', 100);
});

beforeEach(async () => {
  sent.splice(0);
  ctx.clock.set(START);
  await ctx.db
    .$executeRaw`TRUNCATE reminders, reminder_slots, reminder_days, reminder_senders, reminder_stops, attendances, classes, members CASCADE`;
});

/** Returns the largest number of messages that one sender sent within any second. */
function findMaxPerSecond(): number {
  const moments = sent.map(({ at }) => at).sort((one, other) => one - other);
  return Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + 1000).length));
}

describe('the rate', () => {
  test('of a sender is never exceeded in any second, also with two workers', async () => {
    await createDueReminders(400);
    await Promise.all([sendFromOneSender(createRecordingContext()), sendFromOneSender(createRecordingContext())]);
    expect(sent).toHaveLength(400);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(400);
    expect(findMaxPerSecond()).toBeLessThanOrEqual(80);
  });

  test('is reduced after error 63018, and all messages are sent in the end', async () => {
    await createDueReminders(60);
    await sendFromOneSender(createRecordingContext({ outcome: 'later', error_code: '63018' }));
    const slowed = await ctx.db.reminderSender.findUniqueOrThrow({ where: { phone: SENDER } });
    expect(slowed.per_second).toBeLessThanOrEqual(45);
    sent.splice(0);
    for (let round = 0; round < 20; round += 1) {
      await sendFromOneSender(createRecordingContext());
      ctx.clock.advance(5);
    }
    expect(sent).toHaveLength(60);
    expect(await countByState()).toEqual({ queued: 60 });
  });
});

describe('the budget', () => {
  test('excludes further reminders, with a reason; messages that the provider refused cost nothing', async () => {
    const tight: Context = { ...createRecordingContext(), reminders: { ...ctx.reminders, budgetPaise: 2_500 } };
    await createDueReminders(40);
    await sendFromOneSender(tight);
    expect(await countByState()).toEqual({ queued: 25, budget: 15 });
    const day = await ctx.db.reminderDay.findFirstOrThrow();
    expect([Number(day.spent_paise), day.exhausted_at === null]).toEqual([2_500, false]);
  });

  test('uses the price of the month, or the default price', async () => {
    await setPrice('2026-12-01', 57.5);
    try {
      ctx.clock.set('2026-12-20T05:45:00+05:30');
      const tight: Context = { ...createRecordingContext(), reminders: { ...ctx.reminders, budgetPaise: 1_000 } };
      await createDueReminders(40);
      await sendFromOneSender(tight);
      expect(await countByState()).toEqual({ queued: 17, budget: 23 });
      expect(Number((await ctx.db.reminderDay.findFirstOrThrow()).spent_paise)).toBe(978);
      expect((await getReminderReport(createStaffContext())).slots).toMatchObject([{ cost_paise: 0 }]);
      await ctx.db.messagePrice.deleteMany();
      await updateReminderStats(ctx);
      const report = await getReminderReport(createStaffContext());
      expect(report).toMatchObject({ hasPrice: false, slots: [{ sent: 17, cost_paise: null }] });
      expect(await consumeReminderBudget(ctx, '2026-12-20', 3)).toBe(3);
      expect(Number((await ctx.db.reminderDay.findFirstOrThrow()).spent_paise)).toBe(978 + 45);
    } finally {
      await ctx.db.messagePrice.deleteMany();
      await setPrice('2026-11-01', 100);
    }
  });

  test('gets back the cost of a refusal', async () => {
    await createDueReminders(10);
    await sendFromOneSender(createRecordingContext({ outcome: 'refused', error_code: '63024' }));
    expect(await countByState()).toEqual({ '63024': 10 });
    expect(Number((await ctx.db.reminderDay.findFirstOrThrow()).spent_paise)).toBe(0);
  });
});

describe('a worker that is killed', () => {
  test('keeps its messages reserved for a minute; a callback settles them, otherwise they are sent again', async () => {
    await createDueReminders(3);
    const dying: Context = {
      ...ctx,
      messaging: { ...ctx.messaging, sendReminder: () => new Promise(() => undefined) },
    };
    void sendFromOneSender(dying);
    await expect.poll(countByState).toEqual({ sending: 3 });
    const deliveredReminder = await ctx.db.reminder.findFirstOrThrow({ orderBy: { member_id: 'asc' } });
    const key = {
      class_id: deliveredReminder.class_id,
      member_id: deliveredReminder.member_id,
      class_date: '2026-11-20',
    };
    await recordReminderStatus(ctx, { key, provider_message_id: 'SM-heard', status: 'delivered' });
    await sendFromOneSender(createRecordingContext());
    expect(sent).toEqual([]);
    ctx.clock.advance(61);
    await sendFromOneSender(createRecordingContext());
    expect(sent).toHaveLength(2);
    expect(await countByState()).toEqual({ delivered: 1, queued: 2 });
  });
});

describe('the provider', () => {
  test('gets the template with name, class, time and link; its callbacks update the reminder', async () => {
    const member = await createMember(ctx, {
      reminders_wanted_at: ctx.clock.now(),
      language: 'hi',
      name: 'Meera Joshi',
    });
    await createClass(ctx, { from: '06:00', title: 'Flow' });
    await scheduleReminders(ctx);
    await sendFromOneSender(ctx);
    const [message] = await listMessagesTo(ctx, member.phone);
    expect(message).toMatchObject({
      template: 'class_reminder',
      body: expect.stringContaining('नमस्ते Meera'),
      variables: { 1: 'Meera', 2: 'Flow', 3: '6:00 AM' },
    });
    expect(message?.variables[4]).toMatch(/\/j\/[\w-]+$/);
    expect(message?.body).not.toContain('{{');
  });

  test('that is busy gets the request again', async () => {
    const member = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
    await createClass(ctx, { from: '06:00' });
    await scheduleReminders(ctx);
    await startMessageFaults(ctx, { fail: 1, code: 20429 });
    await sendFromOneSender(ctx);
    expect(await countByState()).toEqual({ '20429': 1 });
    ctx.clock.advance(10);
    await sendFromOneSender(ctx);
    expect(await listMessagesTo(ctx, member.phone)).toHaveLength(1);
  });
});

describe('browsers', () => {
  const createSubscription = (name: string) => ({
    endpoint: `http://${pushHost}/push/${name}`,
    p256dh: createKeyPair().public,
    auth: randomBytes(16).toString('base64url'),
  });
  const createWorld = (): Context => createRecordingContext();

  test('of an unknown push service are refused', async () => {
    const member = await createMember(ctx);
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://evil.example/push',
      'https://fcm.googleapis.com.evil.example/',
    ])
      await expect(addPushSubscription(ctx.as(member), { ...createSubscription('a'), endpoint })).rejects.toMatchObject(
        {
          code: 'invalid',
        },
      );
    expect(await ctx.db.pushSubscription.count()).toBe(0);
  });

  test('are notified instead of the phone; an expired one is deleted, and the phone gets a message', async () => {
    const { createWebPushService: webPush } = await import('~/adapters/web-push.server');
    const push = webPush(
      { publicKey: vapid.public, privateKey: vapid.private, hosts: [pushHost], timeoutSeconds: 5 },
      ctx.publicUrl,
    );
    const [notified, gone] = [await createMember(ctx), await createMember(ctx)];
    await addPushSubscription({ ...(await createSessionContext(ctx, notified)), push }, createSubscription('asha'));
    await addPushSubscription({ ...(await createSessionContext(ctx, gone)), push }, createSubscription('gone-away'));
    await createClass(ctx, { from: '06:00' });
    await scheduleReminders(ctx);
    await sendFromOneSender({ ...createWorld(), push });
    const { notices } = (await (await fetch(`${ctx.sandboxUrl}/push`)).json()) as { notices: { browser: string }[] };
    expect(notices.map((one) => one.browser)).toEqual(['asha']);
    expect(sent.map(({ phone }) => phone)).toEqual([gone.phone]);
    expect(await ctx.db.pushSubscription.count()).toBe(1);
    expect((await ctx.db.reminder.findMany()).map(({ channel }) => channel).sort()).toEqual(['push', 'whatsapp']);
  });
});

test('without a template only browsers are notified, and phones get nothing', async () => {
  const off: Context = { ...createRecordingContext(), reminders: { ...ctx.reminders, isOnWhatsApp: false } };
  const reached: string[] = [];
  const push: NonNullable<Context['push']> = {
    publicKey: vapid.public,
    knows: () => true,
    send: async ({ endpoint }) => {
      reached.push(endpoint);
      return endpoint.endsWith('gone') ? 'gone' : 'accepted';
    },
  };
  const settings = { reminders_wanted_at: ctx.clock.now() };
  const [, notified, gone] = [
    await createMember(ctx, settings),
    await createMember(ctx, settings),
    await createMember(ctx, settings),
  ];
  for (const [member, name] of [
    [notified, 'told'],
    [gone, 'gone'],
  ] as const)
    await addPushSubscription(
      { ...off, ...(await createSessionContext(ctx, member)), push },
      { endpoint: `https://push.example/${name}`, p256dh: 'k', auth: 'a' },
    );
  await createClass(ctx, { from: '06:00' });
  expect(await scheduleReminders(off)).toBe(2);
  await sendFromOneSender({ ...off, push });
  expect([reached.length, sent, await countByState()]).toEqual([2, [], { sent: 1, no_template: 1 }]);
});

describe('staff', () => {
  test('stop and resume the reminders, with audit entries', async () => {
    await createDueReminders(5);
    await stopAllReminders(createStaffContext());
    await stopAllReminders(createStaffContext());
    await sendFromOneSender(createRecordingContext());
    expect(sent).toEqual([]);
    await resumeAllReminders(createStaffContext());
    await sendFromOneSender(createRecordingContext());
    expect(sent).toHaveLength(5);
    const entries = await ctx.db.auditEntry.findMany({
      where: { action: { startsWith: 'reminders.' } },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['reminders.stopped', 'reminders.resumed']);
    await expect(
      stopAllReminders(ctx.as({ kind: 'admin', adminId: 1, sessionId: 0, permissions: [] })),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('see what was scheduled, sent, delivered and joined, and the cost', async () => {
    const classId = await createDueReminders(5);
    await sendFromOneSender(createRecordingContext());
    const [one, two] = await ctx.db.reminder.findMany({ orderBy: { member_id: 'asc' } });
    if (!one?.provider_message_id || !two) throw new Error('nobody was reminded');
    const key = { class_id: classId, member_id: one.member_id, class_date: '2026-11-20' };
    await recordReminderStatus(ctx, { key, provider_message_id: one.provider_message_id, status: 'delivered' });
    await ctx.db.attendance.create({
      data: {
        member_id: two.member_id,
        class_id: classId,
        class_date: new Date('2026-11-20'),
        marked_at: ctx.clock.now(),
      },
    });
    await updateReminderStats(ctx);
    const { slots, today } = await getReminderReport(createStaffContext());
    expect(slots).toMatchObject([{ scheduled: 5, sent: 5, delivered: 1, joined: 1, cost_paise: 500 }]);
    expect(today.spent_paise).toBe(500);
  });
});

describe('a phone that WhatsApp cannot reach', () => {
  const scheduleMorning = async () => {
    await createClass(ctx, { from: '06:00' });
    return scheduleReminders(ctx);
  };
  const goToNextMorning = (days = 1) => ctx.clock.advance(days * 24 * 3_600);

  test.each([
    ['it writes to us', (phone: string) => recordInboundMessage(ctx, { sid: `SM-${phone}`, phone, text: 'Namaste' })],
    ['a month has passed', () => Promise.resolve(goToNextMorning(29))],
    [
      'it takes reminders in a browser',
      async (phone: string) => {
        const { id: member_id } = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
        const address = { endpoint: `https://${pushHost}/push/${phone}`, p256dh: 'x', auth: 'x' };
        await ctx.db.pushSubscription.create({ data: { ...address, member_id, created_at: ctx.clock.now() } });
      },
    ],
  ])('is not reminded again until %s', async (_name, mend) => {
    const { phone } = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
    expect(await scheduleMorning()).toBe(1);
    await sendFromOneSender(createRecordingContext({ outcome: 'refused', error_code: '63024' }));
    goToNextMorning();
    expect(await scheduleMorning()).toBe(0);
    await mend(phone);
    goToNextMorning();
    expect(await scheduleMorning()).toBe(1);
  });

  test('is recorded by a callback, except for temporary errors', async () => {
    await createDueReminders(2);
    await sendFromOneSender(createRecordingContext());
    const [one, two] = await ctx.db.reminder.findMany({ orderBy: { member_id: 'asc' } });
    if (!one || !two) throw new Error('two reminders');
    for (const [row, error_code] of [[one, '63003'] as const, [two, '63049'] as const]) {
      const key = { class_date: '2026-11-20', class_id: row.class_id, member_id: row.member_id };
      const provider_message_id = row.provider_message_id ?? '';
      await recordReminderStatus(ctx, { key, provider_message_id, status: 'failed', error_code });
    }
    const members = await ctx.db.member.findMany({ orderBy: { id: 'asc' }, select: { phone_failed_at: true } });
    expect(members).toEqual([{ phone_failed_at: ctx.clock.now() }, { phone_failed_at: null }]);
  });
});

test('STOP withdraws the consent, and START does not restore it', async () => {
  const { id, phone } = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
  const getRemindersWantedAt = async () =>
    (await ctx.db.member.findUniqueOrThrow({ where: { id } })).reminders_wanted_at !== null;
  await recordInboundMessage(ctx, { sid: 'SM-1', phone, text: 'stop' });
  expect(await getRemindersWantedAt()).toBe(false);
  await recordInboundMessage(ctx, { sid: 'SM-2', phone, text: 'START' });
  expect(await getRemindersWantedAt()).toBe(false);
});
