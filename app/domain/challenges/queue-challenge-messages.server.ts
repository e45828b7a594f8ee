import type { Language } from '~/i18n/languages';
import { addDays, toInstant, type LocalDate } from '~/lib/calendar';
import { sweepInChunks, SWEEP_CHUNK_SIZE } from '~/lib/chunks';
import type { Context } from '../context';
import { addManyToOutbox } from '../notifications/outbox.server';
import type { StreakPause } from '../streaks/policy';
import { readCachedChallengeDays } from './challenge-days.server';
import { MAX_CHALLENGE_SPAN_DAYS, CHALLENGE_NUDGE_DAYS, CHALLENGE_NUDGE_HOURS } from './policy';
import { type ChallengeProgress, calculateChallengeProgress } from './challenge-progress';

interface GoingOn {
  id: number;
  starts_on: LocalDate;
  days: number;
  ended_on: LocalDate | null;
}

interface Enrolled {
  id: number;
  member_id: number;
  joined_on: LocalDate;
  attended: LocalDate[];
  pauses: StreakPause[];
}

interface MessageRecipient {
  day: number;
  /**
   * Date of the challenge day without pauses and excused days. It is part of the unique key that
   * prevents a second message about the same day.
   */
  event_date: LocalDate;
  came: number;
  memberIds: number[];
}

/**
 * Adds the challenge messages of the day to the outbox. Each member gets at most one per day, even
 * if the job runs several times. Source: docs/rules.md#challenges.
 */
export async function queueChallengeMessages(ctx: Context): Promise<number> {
  const { clock, reminders } = ctx;
  if (!reminders.sendsChallengeDays) return 0;
  const today = clock.today();
  const getInstant = (time: string) => toInstant(today, time, clock.timeZone);
  if (clock.now() < getInstant(CHALLENGE_NUDGE_HOURS.from) || clock.now() >= getInstant(CHALLENGE_NUDGE_HOURS.until))
    return 0;
  let added = 0;
  for (const challenge of await listGoingOn(ctx)) {
    added += await sweepInChunks(async (after) => {
      const enrolled = await readEnrolled(ctx, challenge, after);
      const count = await addMessagesFor(ctx, challenge, enrolled, getInstant(CHALLENGE_NUDGE_HOURS.until));
      return { count, next: enrolled.length < SWEEP_CHUNK_SIZE ? null : (enrolled.at(-1)?.id ?? null) };
    });
  }
  if (added > 0) await ctx.enqueue('sweep-outbox', { now: true });
  return added;
}

function listGoingOn({ sql, clock }: Context): Promise<GoingOn[]> {
  const today = clock.today();
  return sql<GoingOn[]>`
    SELECT id, starts_on::text AS "starts_on", days, (ended_at AT TIME ZONE ${clock.timeZone})::date::text AS "ended_on" FROM challenges
    WHERE starts_on <= ${today}::date AND starts_on > ${addDays(today, -MAX_CHALLENGE_SPAN_DAYS)}::date
      AND coalesce((ended_at AT TIME ZONE ${clock.timeZone})::date >= ${today}::date, true)
    ORDER BY starts_on`;
}

function readEnrolled({ sql, clock }: Context, { id, starts_on }: GoingOn, after: number): Promise<Enrolled[]> {
  const today = clock.today();
  return sql<Enrolled[]>`
    SELECT enrolment.id::int, member_id AS "member_id", (joined_at AT TIME ZONE ${clock.timeZone})::date::text AS "joined_on",
      ARRAY(SELECT DISTINCT class_date::text FROM attendances
        WHERE attendances.member_id = enrolment.member_id AND class_date BETWEEN ${starts_on}::date AND ${today}::date ORDER BY 1) AS attended,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'until', until_day) ORDER BY from_day), '[]') FROM streak_pauses
        WHERE streak_pauses.member_id = enrolment.member_id AND until_day >= ${starts_on}::date) AS pauses
    FROM challenge_enrolments AS enrolment JOIN members ON members.id = member_id
    WHERE challenge_id = ${id} AND enrolment.id > ${after} AND reminders_wanted_at IS NOT NULL AND phone_proved_at IS NOT NULL AND notices_stopped_at IS NULL
      AND coalesce(paused_until < ${today}::date, true)
    ORDER BY enrolment.id LIMIT ${SWEEP_CHUNK_SIZE}`;
}

async function addMessagesFor(ctx: Context, challenge: GoingOn, enrolled: readonly Enrolled[], expires_at: Date) {
  const groups = await groupBy(ctx, challenge, enrolled);
  return ctx.db.$transaction(async (tx) => {
    let added = 0;
    for (const { day, event_date, came, memberIds } of groups) {
      const values = { 2: String(day), 3: String(challenge.days), 4: String(came) };
      const variablesIn = (language: Language) => ({ ...values, 5: getDashboardUrl(ctx, language) });
      const event = `challenge-${challenge.id}-day-${day}`;
      added += await addManyToOutbox(ctx, tx, {
        event,
        event_date,
        memberIds,
        template: 'challenge_day',
        variablesIn,
        expires_at,
      });
    }
    return added;
  });
}

async function groupBy(
  ctx: Context,
  challenge: GoingOn,
  enrolled: readonly Enrolled[],
): Promise<Iterable<MessageRecipient>> {
  const classDays = await readCachedChallengeDays(ctx, challenge.starts_on);
  const today = ctx.clock.today();
  const groups = new Map<string, MessageRecipient>();
  for (const { member_id, joined_on, attended, pauses } of enrolled) {
    const { starts_on: startsOn, days, ended_on: endedOn } = challenge;
    const facts = { startsOn, days, endedOn, classDays, joinedOn: joined_on, attended, pauses };
    const progress = calculateChallengeProgress({ ...facts, isKind: ctx.community.streakKindness }, today);
    const day = getMessageDay(progress, today);
    if (day === null) continue;
    const attendedDays = progress.days.filter(({ state }) => state === 'done').length;
    const event_date = addDays(joined_on > startsOn ? joined_on : startsOn, day - 1);
    const key = `${event_date} ${day} ${attendedDays}`;
    const group = groups.get(key) ?? { day, event_date, came: attendedDays, memberIds: [] };
    groups.set(key, group);
    group.memberIds.push(member_id);
  }
  return groups.values();
}

function getMessageDay({ state, days }: ChallengeProgress, today: LocalDate): number | null {
  const number = days.findIndex(({ date }) => date === today) + 1;
  return state === 'running' && CHALLENGE_NUDGE_DAYS.includes(number) ? number : null;
}

function getDashboardUrl({ publicUrl }: Context, language: Language): string {
  return `${publicUrl}/dashboard${language === 'en' ? '' : `?lang=${language}`}`;
}
