import { addDays, type LocalDate, getMonday, toInstant } from '~/lib/calendar';
import type { Context } from '../context';
import { MAX_SHOWN_CITIES, RETENTION_RULES, SMALLEST_SHOWN_GROUP, STREAK_STEPS, TREND_RANGES } from './policy';

/** Days whose sign-ups are stored: the longest period and the period before it. */
const SIGN_UP_DAYS = 2 * Math.max(...TREND_RANGES);

/** Trend figures, by name, that are too expensive to count on each page view. */
export interface TrendReports {
  sign_ups: { until: LocalDate; days: Record<LocalDate, number> };
  retention: { weeks: RetentionWeek[] };
  streaks: { steps: StreakStep[] };
  cities: { cities: CityFigures[]; members: number };
}

export interface RetentionWeek {
  week: LocalDate;
  joined: number;
  /**
   * Number of members who attended in the window of each retention day. Null if the window is not
   * over.
   */
  came: (number | null)[];
}

export interface StreakStep {
  days: number;
  /** Number of members who attended at least once and joined at least `days` days ago. */
  members: number;
  reached: number;
}

export interface CityFigures {
  city: string;
  members: number;
  /** Sign-ups in the last 30, 90 and 365 days before the day of the count. */
  new_30: number;
  new_90: number;
  new_365: number;
}

/** Counts the trend figures for all complete days. Source: docs/rules.md#trends. */
export async function updateTrends(ctx: Context): Promise<void> {
  const today = ctx.clock.today();
  await saveReport(ctx, 'sign_ups', await countSignUps(ctx, addDays(today, -SIGN_UP_DAYS), addDays(today, -1)));
  await saveReport(ctx, 'retention', { weeks: await countRetention(ctx, today) });
  await saveReport(ctx, 'streaks', { steps: await countStreaks(ctx, today) });
  await saveReport(ctx, 'cities', await countCities(ctx, today));
}

async function saveReport<Name extends keyof TrendReports>(
  { db, clock }: Context,
  name: Name,
  figures: TrendReports[Name],
): Promise<void> {
  const report = { figures: figures as object, counted_at: clock.now() };
  await db.trendReport.upsert({ where: { name }, create: { name, ...report }, update: report });
}

/**
 * Counts the sign-ups of each day between two dates, both inclusive. Days without sign-ups are
 * omitted.
 */
export async function countSignUps(
  { standbySql, clock }: Context,
  from: LocalDate,
  until: LocalDate,
): Promise<TrendReports['sign_ups']> {
  const { timeZone } = clock;
  const rows = await standbySql<{ day: LocalDate; members: number }[]>`
    SELECT (created_at AT TIME ZONE ${timeZone})::date::text AS day, count(*)::int AS members FROM members
    WHERE created_at >= ${toInstant(from, '00:00', timeZone)} AND created_at < ${toInstant(addDays(until, 1), '00:00', timeZone)}
    GROUP BY day`;
  return { until, days: Object.fromEntries(rows.map(({ day, members }) => [day, members])) };
}

/**
 * Counts one week of joining per query, newest first, so that no query runs into the time limit.
 * Each member needs one index lookup.
 */
async function countRetention(ctx: Context, today: LocalDate): Promise<RetentionWeek[]> {
  const { weeks, days, windowDays } = RETENTION_RULES;
  const counted: RetentionWeek[] = [];
  for (let ago = 1; ago <= weeks; ago += 1) {
    const week = addDays(getMonday(today), -7 * ago);
    const lastJoined = addDays(week, 6);
    const rows = await countCame(ctx, week);
    counted.push({
      week,
      joined: rows[0]?.joined ?? 0,
      came: days.map((day, at) => (addDays(lastJoined, day + windowDays - 1) < today ? (rows[at]?.came ?? 0) : null)),
    });
  }
  return counted;
}

function countCame({ standbySql, clock }: Context, week: LocalDate) {
  const { days, windowDays } = RETENTION_RULES;
  const { timeZone } = clock;
  const lastDay = Math.max(...days) + windowDays - 1;
  return standbySql<{ joined: number; came: number }[]>`
    WITH joined AS (
      SELECT id AS joiner, (created_at AT TIME ZONE ${timeZone})::date AS joined_on FROM members
      WHERE created_at >= ${toInstant(week, '00:00', timeZone)} AND created_at < ${toInstant(addDays(week, 7), '00:00', timeZone)}
    ), came AS MATERIALIZED (
      SELECT joiner, days_after FROM joined LEFT JOIN LATERAL (
        SELECT bit_or(1::bigint << (class_date - joined_on)) AS days_after FROM attendances
        WHERE member_id = joiner AND class_date BETWEEN joined_on + 1 AND joined_on + ${lastDay}::int
      ) AS marks ON true
    )
    SELECT count(*)::int AS joined,
      (count(*) FILTER (WHERE days_after & (((1::bigint << ${windowDays}::int) - 1) << day) <> 0))::int AS came
    FROM came CROSS JOIN unnest(${[...days]}::int[]) AS day GROUP BY day ORDER BY day`;
}

/**
 * Each member counts once, with the longest streak. Members are grouped by the number of steps
 * that they were able to reach and that they reached, so that the table is read once.
 */
function countStreaks({ standbySql, clock }: Context, today: LocalDate): Promise<StreakStep[]> {
  const steps = [...STREAK_STEPS];
  return standbySql<StreakStep[]>`
    WITH grouped AS MATERIALIZED (
      SELECT width_bucket(${today}::date - (created_at AT TIME ZONE ${clock.timeZone})::date, ${steps}::int[]) AS possible,
        width_bucket(longest_streak, ${steps}::int[]) AS done, count(*) AS persons
      FROM members WHERE total_classes_attended > 0 GROUP BY possible, done
    )
    SELECT step AS days, coalesce(sum(persons) FILTER (WHERE possible >= number), 0)::int AS members,
      coalesce(sum(persons) FILTER (WHERE possible >= number AND done >= number), 0)::int AS reached
    FROM unnest(${steps}::int[]) WITH ORDINALITY AS one (step, number) LEFT JOIN grouped ON true GROUP BY step ORDER BY step`;
}

/** Spellings that differ only in case or in spaces around the name count as one city. */
async function countCities({ standbySql, clock }: Context, today: LocalDate): Promise<TrendReports['cities']> {
  const { timeZone } = clock;
  const [after30, after90, after365] = TREND_RANGES.map((days) => toInstant(addDays(today, -days), '00:00', timeZone));
  const before = toInstant(today, '00:00', timeZone);
  const [{ cities, members }] = await standbySql<[TrendReports['cities']]>`
    WITH lived AS (
      SELECT lower(btrim(city)) AS place, count(*) AS members,
        count(*) FILTER (WHERE created_at >= ${after30}) AS new_30,
        count(*) FILTER (WHERE created_at >= ${after90}) AS new_90,
        count(*) FILTER (WHERE created_at >= ${after365}) AS new_365
      FROM members WHERE created_at < ${before} GROUP BY place
    ), largest AS (
      SELECT * FROM lived WHERE place <> '' AND members >= ${SMALLEST_SHOWN_GROUP}
      ORDER BY members DESC, place LIMIT ${MAX_SHOWN_CITIES}
    )
    SELECT (SELECT coalesce(sum(lived.members), 0)::int FROM lived) AS members,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('city', initcap(place), 'members', members, 'new_30', new_30, 'new_90', new_90,
        'new_365', new_365) ORDER BY members DESC, place), '[]') FROM largest) AS cities`;
  return { cities, members };
}
