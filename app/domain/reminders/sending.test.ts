import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember, inSession } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { messagesTo, misbehave } from '../../../tests/setup/messaging';
import type { Context } from '~/domain/context';
import { createReferralCode } from '../referrals/policy';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { addPushSubscription } from './push-subscriptions.server';
import type { OutgoingReminder } from '../notifications/messaging';
import { scheduleReminders } from './schedule-reminders.server';
import { recordReminderStatus } from './record-reminder-status.server';
import { updateReminderStats, getReminderReport } from './reminder-stats.server';
import { sendReminders } from './send-reminders.server';
import type { WaitUntilTime } from './sender-rate.server';
import { resumeAllReminders, stopAllReminders } from './stop-reminders.server';

const SENDER = '+14155238886';
const START = '2026-11-20T05:45:00+05:30';
const keyPair = () => {
  const pair = createECDH('prime256v1');
  return { public: pair.generateKeys().toString('base64url'), private: pair.getPrivateKey().toString('base64url') };
};
const vapid = keyPair();

const ctx = await testContext({
  at: START,
  environment: {
    REMINDERS_PER_SECOND: '80',
    REMINDER_PRICE_PAISE: '100',
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
function noting(answer: Awaited<ReturnType<Context['messaging']['sendReminder']>> | null = null): Context {
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

const lane = (world: Context) => sendReminders(world, { sender: SENDER, turn: 0 }, waitUntil);
const states = async () =>
  Object.fromEntries(
    (await ctx.db.reminder.groupBy({ by: ['status', 'error_code'], _count: true })).map((group) => [
      group.error_code ?? group.status,
      group._count,
    ]),
  );

beforeEach(async () => {
  sent.splice(0);
  ctx.clock.set(START);
  await ctx.db
    .$executeRaw`TRUNCATE reminders, reminder_slots, reminder_days, reminder_senders, reminder_stops, attendances, classes, members CASCADE`;
});

/** Returns the largest number of messages that one sender sent within any second. */
function mostInASecond(): number {
  const moments = sent.map(({ at }) => at).sort((one, other) => one - other);
  return Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + 1000).length));
}

describe('pace', () => {
  test('no second of a sender holds more than its rate, also with two workers on it', async () => {
    await createDueReminders(400);
    await Promise.all([lane(noting()), lane(noting())]);
    expect(sent).toHaveLength(400);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(400);
    expect(mostInASecond()).toBeLessThanOrEqual(80);
  });

  test('a provider that says 63018 gets fewer a second, and all in the end', async () => {
    await createDueReminders(60);
    await lane(noting({ outcome: 'later', error_code: '63018' }));
    const slowed = await ctx.db.reminderSender.findUniqueOrThrow({ where: { phone: SENDER } });
    expect(slowed.per_second).toBeLessThanOrEqual(45);
    sent.splice(0);
    for (let round = 0; round < 20; round += 1) {
      await lane(noting());
      ctx.clock.advance(5);
    }
    expect(sent).toHaveLength(60);
    expect(await states()).toEqual({ queued: 60 });
  });
});

describe('budget', () => {
  test('what it does not pay for is not sent, and says so; what the provider refused costs nothing', async () => {
    const tight: Context = { ...noting(), reminders: { ...ctx.reminders, budgetPaise: 2_500 } };
    await createDueReminders(40);
    await lane(tight);
    expect(await states()).toEqual({ queued: 25, budget: 15 });
    const day = await ctx.db.reminderDay.findFirstOrThrow();
    expect([Number(day.spent_paise), day.exhausted_at === null]).toEqual([2_500, false]);
  });

  test('a refusal is given back', async () => {
    await createDueReminders(10);
    await lane(noting({ outcome: 'refused', error_code: '63024' }));
    expect(await states()).toEqual({ '63024': 10 });
    expect(Number((await ctx.db.reminderDay.findFirstOrThrow()).spent_paise)).toBe(0);
  });
});

describe('a worker that is killed', () => {
  test('leaves what it had in hand for a minute; a callback settles it, silence sends it again', async () => {
    await createDueReminders(3);
    const dying: Context = {
      ...ctx,
      messaging: { ...ctx.messaging, sendReminder: () => new Promise(() => undefined) },
    };
    void lane(dying);
    await expect.poll(states).toEqual({ sending: 3 });
    const heard = await ctx.db.reminder.findFirstOrThrow({ orderBy: { member_id: 'asc' } });
    const key = { class_id: heard.class_id, member_id: heard.member_id, class_date: '2026-11-20' };
    await recordReminderStatus(ctx, { key, provider_message_id: 'SM-heard', status: 'delivered' });
    await lane(noting());
    expect(sent).toEqual([]);
    ctx.clock.advance(61);
    await lane(noting());
    expect(sent).toHaveLength(2);
    expect(await states()).toEqual({ delivered: 1, queued: 2 });
  });
});

describe('the provider', () => {
  test('gets the template with name, class, time and link; its callbacks move the reminder on', async () => {
    const member = await createMember(ctx, {
      reminders_wanted_at: ctx.clock.now(),
      language: 'hi',
      name: 'Meera Joshi',
    });
    await createClass(ctx, { from: '06:00', title: 'Flow' });
    await scheduleReminders(ctx);
    await lane(ctx);
    const [message] = await messagesTo(ctx, member.phone);
    expect(message).toMatchObject({
      template: 'class_reminder',
      body: expect.stringContaining('नमस्ते Meera'),
      variables: { 1: 'Meera', 2: 'Flow', 3: '6:00 AM' },
    });
    expect(message?.variables[4]).toMatch(/\/j\/[\w-]+$/);
    expect(message?.body).not.toContain('{{');
  });

  test('that is busy is asked again', async () => {
    const member = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
    await createClass(ctx, { from: '06:00' });
    await scheduleReminders(ctx);
    await misbehave(ctx, { fail: 1, code: 20429 });
    await lane(ctx);
    expect(await states()).toEqual({ '20429': 1 });
    ctx.clock.advance(10);
    await lane(ctx);
    expect(await messagesTo(ctx, member.phone)).toHaveLength(1);
  });
});

describe('browsers', () => {
  const browser = (name: string) => ({
    endpoint: `http://${pushHost}/push/${name}`,
    p256dh: keyPair().public,
    auth: randomBytes(16).toString('base64url'),
  });
  const world = (): Context => noting();

  test('of a push service that we do not know are refused', async () => {
    const member = await createMember(ctx);
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://evil.example/push',
      'https://fcm.googleapis.com.evil.example/',
    ])
      await expect(addPushSubscription(ctx.as(member), { ...browser('a'), endpoint })).rejects.toMatchObject({
        code: 'invalid',
      });
    expect(await ctx.db.pushSubscription.count()).toBe(0);
  });

  test('are told instead of the phone; one that is gone is forgotten, and the phone is written to', async () => {
    const { createWebPushService: webPush } = await import('~/adapters/web-push.server');
    const push = webPush(
      { publicKey: vapid.public, privateKey: vapid.private, hosts: [pushHost], timeoutSeconds: 5 },
      ctx.publicUrl,
    );
    const [told, gone] = [await createMember(ctx), await createMember(ctx)];
    await addPushSubscription({ ...(await inSession(ctx, told)), push }, browser('asha'));
    await addPushSubscription({ ...(await inSession(ctx, gone)), push }, browser('gone-away'));
    await createClass(ctx, { from: '06:00' });
    await scheduleReminders(ctx);
    await lane({ ...world(), push });
    const { notices } = (await (await fetch(`${ctx.sandboxUrl}/push`)).json()) as { notices: { browser: string }[] };
    expect(notices.map((one) => one.browser)).toEqual(['asha']);
    expect(sent.map(({ phone }) => phone)).toEqual([gone.phone]);
    expect(await ctx.db.pushSubscription.count()).toBe(1);
    expect((await ctx.db.reminder.findMany()).map(({ channel }) => channel).sort()).toEqual(['push', 'whatsapp']);
  });
});

test('without a template nobody is scheduled one but browsers, whose phone is left alone', async () => {
  const off: Context = { ...noting(), reminders: { ...ctx.reminders, isOnWhatsApp: false } };
  const reached: string[] = [];
  const push: NonNullable<Context['push']> = {
    publicKey: vapid.public,
    knows: () => true,
    send: async ({ endpoint }) => {
      reached.push(endpoint);
      return endpoint.endsWith('gone') ? 'gone' : 'accepted';
    },
  };
  const asked = { reminders_wanted_at: ctx.clock.now() };
  const [, told, gone] = [
    await createMember(ctx, asked),
    await createMember(ctx, asked),
    await createMember(ctx, asked),
  ];
  for (const [member, name] of [
    [told, 'told'],
    [gone, 'gone'],
  ] as const)
    await addPushSubscription(
      { ...off, ...(await inSession(ctx, member)), push },
      { endpoint: `https://push.example/${name}`, p256dh: 'k', auth: 'a' },
    );
  await createClass(ctx, { from: '06:00' });
  expect(await scheduleReminders(off)).toBe(2);
  await lane({ ...off, push });
  expect([reached.length, sent, await states()]).toEqual([2, [], { sent: 1, no_template: 1 }]);
});

describe('staff', () => {
  const staff = () => ctx.as({ kind: 'admin', adminId: 1, sessionId: 0, permissions: ['manage_classes'] });

  test('stop the reminders and let them go on, both in the audit log', async () => {
    await createDueReminders(5);
    await stopAllReminders(staff());
    await stopAllReminders(staff());
    await lane(noting());
    expect(sent).toEqual([]);
    await resumeAllReminders(staff());
    await lane(noting());
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

  test('see what was scheduled, sent, delivered and joined, and what it cost', async () => {
    const classId = await createDueReminders(5);
    await lane(noting());
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
    const { slots, today } = await getReminderReport(staff());
    expect(slots).toMatchObject([{ scheduled: 5, sent: 5, delivered: 1, joined: 1, cost_paise: 500 }]);
    expect(today.spent_paise).toBe(500);
  });
});

describe('a phone that WhatsApp cannot reach', () => {
  const morning = async () => {
    await createClass(ctx, { from: '06:00' });
    return scheduleReminders(ctx);
  };
  const nextMorning = (days = 1) => ctx.clock.advance(days * 24 * 3_600);

  test.each([
    ['it writes to us', (phone: string) => recordInboundMessage(ctx, { sid: `SM-${phone}`, phone, text: 'Namaste' })],
    ['a month has passed', () => Promise.resolve(nextMorning(29))],
    [
      'it takes reminders in a browser',
      async (phone: string) => {
        const { id: member_id } = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
        const address = { endpoint: `https://${pushHost}/push/${phone}`, p256dh: 'x', auth: 'x' };
        await ctx.db.pushSubscription.create({ data: { ...address, member_id, created_at: ctx.clock.now() } });
      },
    ],
  ])('is not reminded every morning again, until %s', async (_name, mend) => {
    const { phone } = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
    expect(await morning()).toBe(1);
    await lane(noting({ outcome: 'refused', error_code: '63024' }));
    nextMorning();
    expect(await morning()).toBe(0);
    await mend(phone);
    nextMorning();
    expect(await morning()).toBe(1);
  });

  test('is noted when a callback says so, and the passing trouble of another is not', async () => {
    await createDueReminders(2);
    await lane(noting());
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

test('STOP takes the consent back, and START does not give it', async () => {
  const { id, phone } = await createMember(ctx, { reminders_wanted_at: ctx.clock.now() });
  const wanted = async () => (await ctx.db.member.findUniqueOrThrow({ where: { id } })).reminders_wanted_at !== null;
  await recordInboundMessage(ctx, { sid: 'SM-1', phone, text: 'stop' });
  expect(await wanted()).toBe(false);
  await recordInboundMessage(ctx, { sid: 'SM-2', phone, text: 'START' });
  expect(await wanted()).toBe(false);
});
