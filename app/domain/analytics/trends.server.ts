import { addDays, DAY_NAMES, type LocalDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';
import { requireAdmin } from '../admins/require-admin';
import { listFunnelDays } from '../challenges/policy';
import type { Context } from '../context';
import { calculatePercent, hideSmallGroup, SMALLEST_SHOWN_GROUP, type TREND_TABLES, type TrendRange } from './policy';
import { readDailyFigures } from './daily-figures.server';
import { buildCityTable, buildRetentionTable, buildStreakTable, toGroupShare, type TrendTable } from './trend-tables';
import type { TrendReports } from './update-trends.server';

/** Figures of complete days. Today is not included. */
export interface DayTrend {
  table: TrendTable;
  /** Figures of today so far. */
  today: { date: LocalDate; attendances: number; sign_ups: number };
  attendances: PeriodTotal;
  sign_ups: PeriodTotal;
}

interface PeriodTotal {
  total: number;
  before: number;
}

export interface FunnelTrend {
  title: string;
  starts_on: LocalDate;
  counted_at: Date | null;
  /** The step at which most members are lost, and their number. */
  loss: { step: string; members: number } | null;
  table: TrendTable;
}

export interface Trends {
  days: DayTrend;
  occupancy: TrendTable;
  funnel: FunnelTrend | null;
  /** Null until the first nightly count. */
  nightly: { counted_at: Date; retention: TrendTable; streaks: TrendTable; cities: TrendTable } | null;
}

/**
 * Returns the trends of the last complete days and of the same number of days before them. Reads
 * from the standby, and the data can be a few seconds old. Source: docs/rules.md#trends.
 */
export async function getTrends(ctx: Context, range: TrendRange): Promise<Trends> {
  requireAdmin(ctx);
  return ctx.recent.read(`trends ${range} ${ctx.clock.today()}`, () => readTrends(ctx, range));
}

/** Returns one table of the trends, or null if it was not counted yet. */
export async function findTrendTable(
  ctx: Context,
  name: (typeof TREND_TABLES)[number],
  range: TrendRange,
): Promise<TrendTable | null> {
  const { days, occupancy, funnel, nightly } = await getTrends(ctx, range);
  if (name === 'days') return days.table;
  if (name === 'occupancy') return occupancy;
  if (name === 'funnel') return funnel?.table ?? null;
  return nightly?.[name] ?? null;
}

async function readTrends(ctx: Context, range: TrendRange): Promise<Trends> {
  const reports = await ctx.standby.trendReport.findMany();
  const find = <Name extends keyof TrendReports>(name: Name) =>
    reports.find((report) => report.name === name)?.figures as unknown as TrendReports[Name] | undefined;
  const [days, occupancy, funnel] = await Promise.all([
    readDays(ctx, range),
    readOccupancy(ctx, range),
    findFunnel(ctx),
  ]);
  const [retention, streaks, cities] = [find('retention'), find('streaks'), find('cities')];
  const counted_at = reports.find(({ name }) => name === 'cities')?.counted_at;
  const nightly =
    retention && streaks && cities && counted_at
      ? {
          counted_at,
          retention: buildRetentionTable(retention),
          streaks: buildStreakTable(streaks),
          cities: buildCityTable(cities, range),
        }
      : null;
  return { days, occupancy, funnel, nightly };
}

async function readDays(ctx: Context, range: TrendRange): Promise<DayTrend> {
  const today = ctx.clock.today();
  const first = addDays(today, -2 * range);
  const figuresOf = await readDailyFigures(ctx, first);
  const rows = Array.from({ length: range }, (_, at) => {
    const date = addDays(today, at - range);
    const before = figuresOf(addDays(date, -range));
    return { date, ...figuresOf(date), attendances_before: before.attendances, sign_ups_before: before.sign_ups };
  });
  const sum = (key: Exclude<keyof (typeof rows)[number], 'date'>) => rows.reduce((total, row) => total + row[key], 0);
  return {
    table: {
      columns: [
        { key: 'date', label: 'Day' },
        { key: 'attendances', label: 'Attendances' },
        { key: 'attendances_before', label: `Attendances ${range} days before` },
        { key: 'sign_ups', label: 'Sign-ups' },
        { key: 'sign_ups_before', label: `Sign-ups ${range} days before` },
      ],
      rows,
    },
    today: { date: today, ...figuresOf(today) },
    attendances: { total: sum('attendances'), before: sum('attendances_before') },
    sign_ups: { total: sum('sign_ups'), before: sum('sign_ups_before') },
  };
}

interface Occupancy {
  hour: number;
  weekday: number;
  attendees: number;
  places: number;
}

/** Returns the average occupancy. Cancelled classes and classes without a limit are not counted. */
async function readOccupancy(ctx: Context, range: TrendRange): Promise<TrendTable> {
  const today = ctx.clock.today();
  const occupancies = await ctx.standbySql<Occupancy[]>`
    SELECT extract(hour FROM start_time)::int AS hour, extract(isodow FROM class_date)::int AS weekday,
      sum(attendance_count)::int AS attendees, sum(max_participants)::int AS places
    FROM held_classes
    WHERE class_date BETWEEN ${addDays(today, -range)}::date AND ${addDays(today, -1)}::date AND max_participants IS NOT NULL
    GROUP BY 1, 2`;
  const hours = [...new Set(occupancies.map(({ hour }) => hour))].sort((a, b) => a - b);
  return {
    columns: [{ key: 'hour', label: 'Hour' }, ...DAY_NAMES.map((name) => ({ key: name, label: name.slice(0, 3) }))],
    rows: hours.map((hour) => ({
      hour: formatTimeOfDay(`${String(hour).padStart(2, '0')}:00:00`),
      ...Object.fromEntries(DAY_NAMES.map((name, at) => [name, findPercent(occupancies, hour, at + 1)])),
    })),
  };
}

function findPercent(occupancies: readonly Occupancy[], hour: number, weekday: number): number | string | null {
  const one = occupancies.find((cell) => cell.hour === hour && cell.weekday === weekday);
  if (!one) return '';
  return hideSmallGroup(one.attendees) === null ? null : calculatePercent(one.attendees, one.places);
}

/**
 * Returns the funnel of the newest challenge that is over. If none is over, returns that of the
 * newest one that has begun.
 */
async function findFunnel({ standbySql, clock }: Context): Promise<FunnelTrend | null> {
  const today = clock.today();
  const [challenge] = await standbySql<
    { title: string; starts_on: LocalDate; days: number; reached: number[]; counted_at: Date | null }[]
  >`
    SELECT title, starts_on::text AS starts_on, days, reached, counted_at FROM challenges
    WHERE starts_on <= ${today}::date AND cardinality(reached) > 0
    ORDER BY starts_on + days <= ${today}::date DESC, starts_on DESC LIMIT 1`;
  if (!challenge) return null;
  const { title, starts_on, days, reached, counted_at } = challenge;
  const [joined = 0] = reached;
  const steps = [
    { step: 'Joined the challenge', day: 0, members: joined },
    ...listFunnelDays(days).map((day, at) => ({
      step: day === days ? `Finished all ${days}` : `Came on day ${day}`,
      day,
      members: reached[at + 1] ?? 0,
    })),
  ].filter(({ day }) => addDays(starts_on, day) <= today);
  return {
    title,
    starts_on,
    counted_at,
    loss: findLargestLoss(steps),
    table: {
      columns: [
        { key: 'step', label: 'Step' },
        { key: 'members', label: 'Members' },
        { key: 'percent', label: 'Percent' },
      ],
      rows: steps.map(({ step, members }) => ({ step, ...toGroupShare(members, joined) })),
    },
  };
}

function findLargestLoss(steps: readonly { step: string; day: number; members: number }[]): FunnelTrend['loss'] {
  const losses = steps.slice(1).map(({ day, members }, at) => ({
    step: `before day ${day}`,
    members: (steps[at]?.members ?? 0) - members,
  }));
  const largest = losses.reduce((most, one) => (one.members > most.members ? one : most), { step: '', members: 0 });
  return largest.members < SMALLEST_SHOWN_GROUP ? null : largest;
}
