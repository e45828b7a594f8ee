import type { SqlTag } from '~/db/client.server';
import { type LocalDate, toLocalDate } from '~/lib/calendar';
import { getOpenDay, readOpenDay } from '../class-days.server';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import type { StreakPause } from '../streaks/policy';
import type { Translatable } from '../translations';
import { readCachedChallengeDays, readChallengeDays } from './challenge-days.server';
import { MAX_CHALLENGE_SPAN_DAYS } from './policy';
import { type ChallengeProgress, calculateChallengeProgress } from './challenge-progress';

export type JoinableChallenge = Translatable<{ id: number; title: string; starts_on: LocalDate; length: number }>;

export type JoinedChallenge = JoinableChallenge &
  ChallengeProgress & {
    joined_on: LocalDate;
    certificate: string | null;
  };

export interface OwnChallenge {
  challenge: JoinedChallenge | null;
  open: JoinableChallenge | null;
}

interface Row {
  open: JoinableChallenge | null;
  joined: (JoinableChallenge & { joined_at: string; ended_at: string | null; certificate: string | null }) | null;
  attended: LocalDate[];
  pauses: StreakPause[];
}

/** Returns the acting member's challenge in a single query. Source: docs/rules.md#challenges. */
export function getOwnChallenge(ctx: Context): Promise<OwnChallenge> {
  return findChallengeOfMember(ctx, ctx.sql, requireMember(ctx));
}

export async function findChallengeOfMember(ctx: Context, sql: SqlTag, memberId: number): Promise<OwnChallenge> {
  const [row] = await sql<Row[]>`
    WITH latest AS (
      SELECT challenges.id, title, translations, starts_on, days AS length, joined_at, ended_at, code AS certificate
      FROM challenge_enrolments AS enrolment JOIN challenges ON challenges.id = challenge_id
      LEFT JOIN challenge_certificates ON enrolment_id = enrolment.id
      WHERE member_id = ${memberId} ORDER BY joined_at DESC, challenge_id DESC LIMIT 1
    )
    SELECT (SELECT to_jsonb(latest) FROM latest) AS joined,
      (SELECT jsonb_build_object('id', id, 'title', title, 'translations', translations, 'starts_on', starts_on, 'length', days)
        FROM open_challenge(${ctx.clock.today()}::date, ${memberId}::int)) AS open,
      ARRAY(SELECT DISTINCT class_date::text FROM attendances, latest
        WHERE member_id = ${memberId} AND class_date >= starts_on AND class_date < starts_on + ${MAX_CHALLENGE_SPAN_DAYS}::int ORDER BY 1) AS attended,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'until', until_day) ORDER BY from_day), '[]')
        FROM streak_pauses, latest WHERE member_id = ${memberId} AND until_day >= starts_on) AS pauses`;
  if (!row?.joined) return { challenge: null, open: row?.open ?? null };
  const { joined_at, ended_at, ...challenge } = row.joined;
  const getDay = (instant: string) => toLocalDate(new Date(instant), ctx.clock.timeZone);
  const joined_on = getDay(joined_at);
  const [{ firstOpenDay }, classDays] = await (sql === ctx.sql
    ? Promise.all([getOpenDay(ctx), readCachedChallengeDays(ctx, challenge.starts_on)])
    : Promise.all([readOpenDay(ctx, sql), readChallengeDays(sql, challenge.starts_on)]));
  const progress = calculateChallengeProgress(
    {
      startsOn: challenge.starts_on,
      joinedOn: joined_on,
      days: challenge.length,
      classDays,
      attended: row.attended,
      pauses: row.pauses,
      isKind: ctx.community.streakKindness,
      endedOn: ended_at === null ? null : getDay(ended_at),
    },
    firstOpenDay,
  );
  const goesOn = progress.state === 'running' || progress.state === 'not_begun';
  return { challenge: { ...challenge, ...progress, joined_on }, open: goesOn ? null : row.open };
}
