import fc from 'fast-check';
import type { Language } from '~/i18n/languages';
import type { Context } from '~/domain/context';
import { DEFAULT_BATCH_TIMES } from '~/domain/batches';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { createReferralCode } from '~/domain/referrals/policy';
import { addDays, toDatabaseDate } from '~/lib/calendar';

/**
 * Events that can affect the reminder of a test member on the day of the class. A reminder is sent
 * only to members without an event, or whose pause ended on the day before (`paused till
 * yesterday`).
 */
const REMINDER_EVENTS = [
  'never asked',
  'asked too late',
  'stopped',
  'paused',
  'came',
  'left',
  'paused till yesterday',
] as const;

interface MemberScenario {
  batch: string | null;
  language: Language;
  minutes: number;
  event: 'none' | (typeof REMINDER_EVENTS)[number];
  /**
   * True if the event happens before the worker adds the reminders for the class, and false if it
   * happens later but before the first message.
   */
  isEarly: boolean;
  /** Push subscription of the member's browser: a working one, an expired one, or none. */
  browser: 'takes' | 'gone' | null;
}

export interface ScenarioMember extends MemberScenario {
  id: number;
  phone: string;
}

const memberScenarios = fc.record<MemberScenario>({
  batch: fc.constantFrom(null, ...DEFAULT_BATCH_TIMES),
  language: fc.constantFrom<Language>('en', 'hi'),
  minutes: fc.integer({ min: 5, max: 20 }),
  event: fc.oneof(
    { weight: 2 * REMINDER_EVENTS.length, arbitrary: fc.constant('none' as const) },
    { weight: REMINDER_EVENTS.length, arbitrary: fc.constantFrom(...REMINDER_EVENTS) },
  ),
  isEarly: fc.boolean(),
  browser: fc.constantFrom('takes', 'gone', null, null, null, null, null, null),
});

const CHUNK_SIZE = 5_000;

/**
 * Creates members with all combinations of reminder settings, before the first reminder is added.
 * The same seed creates the same members.
 */
export async function createScenarioMembers(ctx: Context, count: number, seed: number): Promise<ScenarioMember[]> {
  const batches = new Map(
    (await ctx.db.batch.findMany()).map(({ id, start_time }) => [start_time.toISOString().slice(11, 16), id]),
  );
  const members: ScenarioMember[] = [];
  const [now, today] = [ctx.clock.now(), ctx.clock.today()];
  const all = fc.sample(memberScenarios, { numRuns: count, seed });
  for (let from = 0; from < count; from += CHUNK_SIZE) {
    const chunk = all.slice(from, from + CHUNK_SIZE);
    const rows = await ctx.db.member.createManyAndReturn({
      select: { id: true, phone: true },
      data: chunk.map((scenario, nr) => ({
        name: 'Asha Rao',
        phone: `+9197${String(from + nr).padStart(8, '0')}`,
        password_hash: 'x',
        referral_code: createReferralCode(),
        consented_at: now,
        consent_version: '1',
        created_at: now,
        language: scenario.language,
        reminder_minutes: scenario.minutes,
        batch_id: batches.get(scenario.batch ?? '') ?? null,
        phone_proved_at: now,
        reminders_wanted_at: ['never asked', 'asked too late'].includes(scenario.event) ? null : now,
        paused_until: scenario.event === 'paused till yesterday' ? toDatabaseDate(addDays(today, -1)) : null,
      })),
    });
    members.push(...rows.map((row, nr) => ({ ...(chunk[nr] as MemberScenario), ...row })));
  }
  await ctx.db.pushSubscription.createMany({
    data: members
      .filter(({ browser }) => browser !== null)
      .map(({ id, browser }) => ({
        member_id: id,
        endpoint: `https://push.example/${browser}/${id}`,
        p256dh: 'key',
        auth: 'secret',
        created_at: now,
      })),
  });
  return members;
}

/**
 * Causes the event of each member through the application. Members with the event `came` attend the
 * class `classId`.
 */
export async function causeEvents(ctx: Context, members: readonly ScenarioMember[], classId: number): Promise<void> {
  const listIds = (event: ScenarioMember['event']) => members.filter((one) => one.event === event).map(({ id }) => id);
  const [now, today] = [ctx.clock.now(), toDatabaseDate(ctx.clock.today())];
  for (const { id, phone } of members.filter(({ event }) => event === 'stopped'))
    await recordInboundMessage(ctx, { sid: `SM-stop-${id}`, phone, text: 'STOP' });
  await ctx.db.member.updateMany({ where: { id: { in: listIds('paused') } }, data: { paused_until: today } });
  await ctx.db.attendance.createMany({
    data: listIds('came').map((member_id) => ({ member_id, class_id: classId, class_date: today, marked_at: now })),
  });
  await ctx.db.member.deleteMany({ where: { id: { in: listIds('left') } } });
}

/**
 * Turns on reminders for the members with the event `asked too late`. The reminders for their class
 * were already added, so they get a reminder only for the next class.
 */
export async function turnOnRemindersTooLate(ctx: Context, members: readonly ScenarioMember[]): Promise<void> {
  await ctx.db.member.updateMany({
    where: { id: { in: members.filter(({ event }) => event === 'asked too late').map(({ id }) => id) } },
    data: { reminders_wanted_at: ctx.clock.now() },
  });
}

/** Returns true if the member must get a reminder, provided that the class takes place. */
export const isReminded = ({ event }: ScenarioMember): boolean => event === 'none' || event === 'paused till yesterday';
