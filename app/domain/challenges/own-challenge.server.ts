import type { Transaction } from '~/db/client.server';
import { type LocalDate, localDateOf } from '~/lib/calendar';
import type { Context } from '../context';
import { actingMember } from '../members/acting-member';
import { lastDayToMark, type Pause } from '../streaks/policy';
import type { Translatable } from '../translations';
import { readChallengeDays, readChallengeDaysIn } from './challenge-days.server';
import { MOST_DAYS } from './policy';
import { type ChallengeStanding, challengeStanding } from './standing';

export type OpenChallenge = Translatable<{ id: number; title: string; starts_on: LocalDate; length: number }>;

export type JoinedChallenge = OpenChallenge &
  ChallengeStanding & {
    joined_on: LocalDate;
    certificate: string | null;
  };

export interface OwnChallenge {
  challenge: JoinedChallenge | null;
  open: OpenChallenge | null;
}

interface Row {
  open: OpenChallenge | null;
  joined: (OpenChallenge & { joined_at: string; ended_at: string | null; certificate: string | null }) | null;
  attended: LocalDate[];
  pauses: Pause[];
}

/** Returns the acting member's challenge with one query. Source: docs/rules.md#challenges. */
export function getOwnChallenge(ctx: Context): Promise<OwnChallenge> {
  return readChallengeOf(ctx, ctx.db, actingMember(ctx));
}

export async function readChallengeOf(
  ctx: Context,
  db: Pick<Transaction, '$queryRaw'>,
  memberId: number,
): Promise<OwnChallenge> {
  const [row] = await db.$queryRaw<Row[]>`
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
        WHERE member_id = ${memberId} AND class_date >= starts_on AND class_date < starts_on + ${MOST_DAYS}::int ORDER BY 1) AS attended,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', from_day, 'until', until_day) ORDER BY from_day), '[]')
        FROM streak_pauses, latest WHERE member_id = ${memberId} AND until_day >= starts_on) AS pauses`;
  if (!row?.joined) return { challenge: null, open: row?.open ?? null };
  const { joined_at, ended_at, ...challenge } = row.joined;
  const dayOf = (instant: string) => localDateOf(new Date(instant), ctx.clock.timeZone);
  const joined_on = dayOf(joined_at);
  const classDays = await (db === ctx.db
    ? readChallengeDays(ctx, challenge.starts_on)
    : readChallengeDaysIn(db, challenge.starts_on));
  const standing = challengeStanding(
    {
      startsOn: challenge.starts_on,
      joinedOn: joined_on,
      days: challenge.length,
      classDays,
      attended: row.attended,
      pauses: row.pauses,
      isKind: ctx.community.streakKindness,
      endedOn: ended_at === null ? null : dayOf(ended_at),
    },
    lastDayToMark(ctx.clock),
  );
  const goesOn = standing.state === 'running' || standing.state === 'not_begun';
  return { challenge: { ...challenge, ...standing, joined_on }, open: goesOn ? null : row.open };
}
