import { expect, test } from 'vitest';
import type { Context } from '~/domain/context';
import type { OutgoingReminder } from '~/domain/notifications/messaging';
import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { LATEST_SEND_START_MINUTES, REMINDER_WINDOW_MINUTES } from '~/domain/reminders/policy';
import { parseReminderKey } from '~/domain/reminders/reminder-key';
import { recordReminderStatus } from '~/domain/reminders/record-reminder-status.server';
import { sendReminders } from '~/domain/reminders/send-reminders.server';
import { toInstant, toDatabaseTime } from '~/lib/calendar';
import { createClass } from '../../factories/class';
import { testContext } from '../../setup/context';
import {
  turnOnRemindersTooLate,
  createScenarioMembers,
  isReminded,
  causeEvents,
  type ScenarioMember,
} from '../reminder-scenarios';
import { isLong } from '../clocks';
import { createSharedTimeline } from '../timeline';

const MEMBERS = isLong ? 100_000 : 2_000;
const SEED = 21;
const SENDERS = ['+14155238886', '+14155238887'];
// Messages per second and sender. The rate is low, so that more messages are due per minute than a
// sender can send in a second.
const PER_SECOND = isLong ? 80 : 5;
const DAY = '2026-11-20';
const TICK_SECONDS = isLong ? 15 : 30;
/** The provider defers one message of this many, which is then retried. */
const DEFER_EVERY_NTH_MESSAGE = isLong ? 2_000 : 200;
/** A worker is killed at each tick whose number is a multiple of this number. */
const KILLED_EVERY = 7;

const ctx = await testContext({
  at: `${DAY}T05:00:00+05:30`,
  environment: {
    REMINDER_SENDERS: SENDERS.join(','),
    REMINDERS_PER_SECOND: String(PER_SECOND),
    REMINDER_BUDGET_RUPEES: '10000000',
  },
});

interface Received {
  by: string;
  at: number;
  title: string;
  language: string;
}

/** Messages that phones and browsers have received, by member id. */
const received = new Map<number, Received[]>();
/** Times at which each sender handed over a message, whether the provider accepted it or not. */
const moments = new Map<string, number[]>(SENDERS.map((sender) => [sender, []]));
const never = new Promise<never>(() => undefined);
const timeline = createSharedTimeline(ctx.clock);
/** Does not enqueue jobs, because the test itself runs the schedule and the senders. */
const quiet = { enqueue: async () => undefined, enqueueAll: async () => undefined };
const getNowMs = () => ctx.clock.now().getTime();

function receive(memberId: number, one: Received): void {
  received.set(memberId, [...(received.get(memberId) ?? []), one]);
}

let handedOver = 0;

/** Accepts a message as the provider does, and calls the webhook immediately. */
async function take({ key, sender, variables, language }: OutgoingReminder) {
  moments.get(sender)?.push(getNowMs());
  handedOver += 1;
  if (handedOver % DEFER_EVERY_NTH_MESSAGE === 0) return { outcome: 'later', error_code: '63018' } as const;
  const named = parseReminderKey(key);
  if (!named) throw new Error(`${key} is no key`);
  receive(named.member_id, { by: sender, at: getNowMs(), title: variables[2] ?? '', language });
  const provider_message_id = `SM${handedOver}`;
  await recordReminderStatus(ctx, { key: named, provider_message_id, status: 'delivered' });
  return { outcome: 'accepted', provider_message_id } as const;
}

const push: NonNullable<Context['push']> = {
  publicKey: '',
  knows: () => true,
  send: async ({ endpoint }, { title }) => {
    const [, browser, id] = /([a-z]+)\/(\d+)$/.exec(endpoint) ?? [];
    if (browser === 'gone') return 'gone';
    // After a worker was killed, the next one sends its notifications again. In the browser the
    // second notification replaces the first, so it is counted only once.
    if (!received.get(Number(id))?.some((shown) => shown.title === title))
      receive(Number(id), { by: 'browser', at: getNowMs(), title, language: '' });
    return 'accepted';
  },
};

/**
 * Runs a worker for one sender. With `livesFor`, the worker is killed after so many messages: it
 * has not recorded them as sent, and its next message still reaches the provider.
 */
function runSender(sender: string, livesFor = Infinity): Promise<void> {
  return timeline.run((die) => {
    let sent = 0;
    const isDead = () => sent > livesFor;
    const sendReminder: Context['messaging']['sendReminder'] = async (message) => {
      sent += 1;
      if (sent <= livesFor + 1) {
        const delivery = await take(message);
        if (!isDead()) return delivery;
      }
      die();
      return never;
    };
    const world = { ...ctx, ...quiet, push, messaging: { ...ctx.messaging, sendReminder } };
    return sendReminders(world, { sender, turn: 0 }, (_ctx, at) => (isDead() ? never : timeline.wait(at)));
  });
}

let ticks = 0;

/**
 * Runs the schedule and two workers until the time `end`. Workers are killed only before
 * `lastDeath`.
 */
async function workUntil(end: number, lastDeath: number): Promise<void> {
  while (getNowMs() < end) {
    const next = getNowMs() + TICK_SECONDS * 1000;
    ticks += 1;
    await scheduleReminders({ ...ctx, ...quiet });
    const isDeadly = ticks % KILLED_EVERY === 0 && getNowMs() < lastDeath;
    await Promise.all(
      SENDERS.flatMap((sender, nr) => [runSender(sender), runSender(sender, isDeadly ? 1 + nr : Infinity)]),
    );
    if (getNowMs() < next) ctx.clock.set(new Date(next));
  }
}

const toTestInstant = (time: string, minutesBefore = 0) =>
  toInstant(DAY, `${time}:00`, ctx.clock.timeZone).getTime() - minutesBefore * 60_000;

test(
  `of ${MEMBERS} members with all settings and events, those who asked are reminded once, in time, and nobody else`,
  { timeout: isLong ? 1_800_000 : 180_000 },
  async () => {
    const createPlannedClass = (from: string, title: string, more = {}) =>
      createClass(ctx, { max_participants: null, ...more, from, to: `${from.slice(0, 2)}:55`, title });
    const early = await createPlannedClass('05:30', 'Early');
    const six = await createPlannedClass('06:00', 'Six');
    await createPlannedClass('06:00', 'Six too');
    const seven = await createPlannedClass('07:00', 'Seven', { cancelled_at: ctx.clock.now() });
    const eight = await createPlannedClass('08:00', 'Eight');
    const moved = await createPlannedClass('18:00', 'Moved');
    const nineteen = await createPlannedClass('19:00', 'Nineteen');
    const scenarioMembers = await createScenarioMembers(ctx, MEMBERS, SEED);

    /**
     * Returns the class of a batch, or null for the batch at 20:00, which has no class. `held` is
     * the final start time of the class, or null if the class does not take place.
     */
    const getClass = (batch: string | null) => {
      if (batch === null) return { id: early.id, title: 'Early', time: '05:30', held: '05:30' };
      return {
        '06:00': { id: six.id, title: 'Six', time: '06:00', held: '06:00' },
        '07:00': { id: seven.id, title: 'Seven', time: '07:00', held: null },
        '08:00': { id: eight.id, title: 'Eight', time: '08:00', held: null },
        '18:00': { id: moved.id, title: 'Moved', time: '18:00', held: '18:30' },
        '19:00': { id: nineteen.id, title: 'Nineteen', time: '19:00', held: '19:00' },
        '20:00': null,
      }[batch];
    };

    for (const batch of [null, '06:00', '07:00', '08:00', '18:00', '19:00'] as const) {
      const it = getClass(batch);
      if (!it) continue;
      const { id, time } = it;
      const own = scenarioMembers.filter((one) => one.batch === batch);
      ctx.clock.set(new Date(toTestInstant(time, 23)));
      await causeEvents(
        ctx,
        own.filter(({ isEarly }) => isEarly),
        id,
      );
      await workUntil(toTestInstant(time, 21), 0);
      await causeEvents(
        ctx,
        own.filter(({ isEarly }) => !isEarly),
        id,
      );
      await turnOnRemindersTooLate(ctx, own);
      const change = { where: { id } };
      if (id === eight.id) await ctx.db.yogaClass.update({ ...change, data: { cancelled_at: ctx.clock.now() } });
      if (id === moved.id) {
        const [starts_at, ends_at] = [new Date(toTestInstant('18:30')), new Date(toTestInstant('18:55'))];
        const times = { start_time: toDatabaseTime('18:30:00'), end_time: toDatabaseTime('18:55:00') };
        await ctx.db.yogaClass.update({ ...change, data: { starts_at, ends_at, ...times } });
      }
      const begins = it.held ?? time;
      await workUntil(toTestInstant(begins, 3), toTestInstant(begins, 10));
    }

    const wrong: { member: ScenarioMember; got: Received[] }[] = [];
    for (const member of scenarioMembers) {
      const it = getClass(member.batch);
      const got = received.get(member.id) ?? [];
      const begins = isReminded(member) && it?.held ? toTestInstant(it.held) : null;
      const isRight =
        begins === null
          ? got.length === 0
          : got.length === 1 &&
            got.every(
              ({ by, at, title, language }) =>
                at >= begins - Math.max(member.minutes, LATEST_SEND_START_MINUTES) * 60_000 &&
                at >= begins - REMINDER_WINDOW_MINUTES.from * 60_000 &&
                at < begins - REMINDER_WINDOW_MINUTES.until * 60_000 &&
                (member.browser === 'takes'
                  ? by === 'browser' && title.startsWith(it?.title ?? '?')
                  : SENDERS.includes(by) && title === it?.title && language === member.language),
            );
      if (!isRight) wrong.push({ member, got });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(received.size).toBe(scenarioMembers.filter((one) => isReminded(one) && getClass(one.batch)?.held).length);

    for (const [sender, all] of moments) {
      const sorted = all.toSorted((one, other) => one - other);
      const tooSoon = sorted.filter((at, nr) => (sorted[nr + PER_SECOND] ?? Infinity) - at < 1_000);
      expect(tooSoon, `${sender} hands over more than ${PER_SECOND} within the second after these`).toEqual([]);
    }
  },
);
