import { addMonths, toInstant } from '~/lib/calendar';
import type { Context } from '../context';
import { toReportMonth, type ReportMonth } from './report-month';

/** Maximum number of members per query, so that no query exceeds the time limit. */
const MEMBERS_PER_QUERY = 50_000;

/** Maximum number of months that are recounted per night, newest first. */
const MONTHS_PER_NIGHT = 6;

const REPORT_NAME = 'board_months';

export interface MemberCounts {
  /** Members who attended in the month. */
  came: number;
  /** Members who attended in the previous month, and how many of them attended again. */
  returning: number;
  returned: number;
  /** Members who joined in the previous month, and how many of them attended in this month. */
  joiners: number;
  joiners_came: number;
}

/**
 * Stored counts with the number of attendances, which shows whether the month has changed since.
 */
interface StoredCounts extends MemberCounts {
  attendances: number;
  attendances_before: number;
}

/**
 * Returns the counts of a month. In a large community they come from the nightly count, and
 * `countedAt` is its time.
 */
export async function readMemberCounts(
  ctx: Context,
  month: string,
  membersPerQuery = MEMBERS_PER_QUERY,
): Promise<{ counts: MemberCounts; countedAt: Date | null }> {
  if ((await findLastMemberId(ctx)) > membersPerQuery) {
    const { months, countedAt } = await readStoredMonths(ctx);
    const counts = months[month];
    if (counts) return { counts, countedAt };
  }
  return { counts: await countMemberMonth(ctx, toReportMonth(month), membersPerQuery), countedAt: null };
}

/**
 * Counts the months whose attendances have changed since the last count, at most six in a night. A
 * small community needs no stored counts.
 */
export async function updateMemberMonths(ctx: Context, membersPerQuery = MEMBERS_PER_QUERY): Promise<void> {
  if ((await findLastMemberId(ctx)) <= membersPerQuery) return;
  const rows = await ctx.standbySql<{ month: string; attendances: number }[]>`
    SELECT to_char(class_date, 'YYYY-MM') AS month, sum(count_class_attendances(classes))::int AS attendances
    FROM classes WHERE class_date <= ${ctx.clock.today()}::date GROUP BY 1 ORDER BY 1 DESC`;
  const totals = new Map(rows.map(({ month, attendances }) => [month, attendances]));
  const { months } = await readStoredMonths(ctx);
  const changed = rows.flatMap(({ month, attendances }) => {
    const attendances_before = totals.get(addMonths(month, -1)) ?? 0;
    const stored = months[month];
    const isSame = stored?.attendances === attendances && stored.attendances_before === attendances_before;
    return isSame ? [] : [{ month, attendances, attendances_before }];
  });
  for (const { month, ...known } of changed.slice(0, MONTHS_PER_NIGHT)) {
    months[month] = { ...(await countMemberMonth(ctx, toReportMonth(month), membersPerQuery)), ...known };
    const report = { figures: { months } as object, counted_at: ctx.clock.now() };
    await ctx.db.trendReport.upsert({
      where: { name: REPORT_NAME },
      create: { name: REPORT_NAME, ...report },
      update: report,
    });
  }
}

async function readStoredMonths(
  ctx: Context,
): Promise<{ months: Partial<Record<string, StoredCounts>>; countedAt: Date | null }> {
  const row = await ctx.standby.trendReport.findUnique({ where: { name: REPORT_NAME } });
  const figures = row?.figures as { months?: Partial<Record<string, StoredCounts>> } | null | undefined;
  return { months: figures?.months ?? {}, countedAt: row?.counted_at ?? null };
}

async function findLastMemberId({ standbySql }: Context): Promise<number> {
  const [{ id }] = await standbySql<[{ id: number }]>`SELECT coalesce(max(id), 0) AS id FROM members`;
  return id;
}

async function countMemberMonth(ctx: Context, month: ReportMonth, membersPerQuery: number): Promise<MemberCounts> {
  const lastId = await findLastMemberId(ctx);
  const sum: MemberCounts = { came: 0, returning: 0, returned: 0, joiners: 0, joiners_came: 0 };
  for (let from = 1; from <= lastId; from += membersPerQuery) {
    const counted = await countMembersFrom(ctx, month, from, from + membersPerQuery);
    for (const name of Object.keys(sum) as (keyof MemberCounts)[]) sum[name] += counted[name];
  }
  return sum;
}

/** Counts a range of members with an index scan of the attendances of two months. */
async function countMembersFrom(
  { standbySql, clock: { timeZone } }: Context,
  { month, first, next }: ReportMonth,
  from: number,
  until: number,
): Promise<MemberCounts> {
  const before = `${addMonths(month, -1)}-01`;
  const [counted] = await standbySql<[MemberCounts]>`
    WITH seen AS MATERIALIZED (
      SELECT member_id, bool_or(class_date >= ${first}::date) AS now, bool_or(class_date < ${first}::date) AS earlier
      FROM attendances
      WHERE member_id >= ${from} AND member_id < ${until} AND class_date >= ${before}::date AND class_date < ${next}::date
      GROUP BY member_id
    ), joiners AS (
      SELECT coalesce(now, false) AS now FROM members LEFT JOIN seen ON member_id = id
      WHERE id >= ${from} AND id < ${until} AND created_at >= ${toInstant(before, '00:00', timeZone)}
        AND created_at < ${toInstant(first, '00:00', timeZone)}
    )
    SELECT (count(*) FILTER (WHERE now))::int AS came, (count(*) FILTER (WHERE earlier))::int AS returning,
      (count(*) FILTER (WHERE now AND earlier))::int AS returned,
      (SELECT count(*)::int FROM joiners) AS joiners, (SELECT count(*)::int FROM joiners WHERE now) AS joiners_came
    FROM seen`;
  return counted;
}
