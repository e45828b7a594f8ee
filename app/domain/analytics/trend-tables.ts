import { calculatePercent, hideSmallGroup, RETENTION_RULES, SMALLEST_SHOWN_GROUP, type TrendRange } from './policy';
import type { CityFigures, TrendReports } from './update-trends.server';

/**
 * A table of figures for the page and the CSV file. A figure is null if its group is too small to
 * be shown, and an empty string if it does not exist yet.
 */
export interface TrendTable {
  columns: readonly TrendColumn[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

interface TrendColumn {
  key: string;
  label: string;
}

/**
 * Returns the size of a group and its share of a larger group. Both are null if the group is too
 * small.
 */
export function toGroupShare(members: number, of: number) {
  const shown = hideSmallGroup(members);
  return { members: shown, percent: shown === null ? null : calculatePercent(members, of) };
}

/** For the members who joined in each week, shows which percentage attended in later weeks. */
export function buildRetentionTable({ weeks }: TrendReports['retention']): TrendTable {
  return {
    columns: [
      { key: 'week', label: 'Joined in the week of' },
      { key: 'joined', label: 'Members' },
      ...RETENTION_RULES.days.map((day) => ({ key: `day_${day}`, label: `Day ${day}` })),
    ],
    rows: weeks.map(({ week, joined, came }) => ({
      week,
      joined: hideSmallGroup(joined),
      ...Object.fromEntries(
        RETENTION_RULES.days.map((day, at) => {
          const count = came[at] ?? null;
          return [`day_${day}`, count === null ? '' : toGroupShare(count, joined).percent];
        }),
      ),
    })),
  };
}

/** For each streak length, shows how many members could have reached it and how many did. */
export function buildStreakTable({ steps }: TrendReports['streaks']): TrendTable {
  return {
    columns: [
      { key: 'days', label: 'Streak of days' },
      { key: 'members', label: 'Members' },
      { key: 'reached', label: 'Reached it' },
      { key: 'percent', label: 'Percent' },
    ],
    rows: steps.map(({ days, members, reached }) => {
      const share = toGroupShare(reached, members);
      return { days, members: hideSmallGroup(members), reached: share.members, percent: share.percent };
    }),
  };
}

/** Adds a row for all other members, which is always large enough not to reveal a small group. */
export function buildCityTable({ cities, members }: TrendReports['cities'], range: TrendRange): TrendTable {
  const shown = [...cities];
  const sum = () => shown.reduce((total, city) => total + city.members, 0);
  while (shown.length > 0 && members > sum() && members - sum() < SMALLEST_SHOWN_GROUP) shown.pop();
  const others = members - sum();
  const countNewMembers = (city: CityFigures) => hideSmallGroup(city[`new_${range}`]);
  return {
    columns: [
      { key: 'city', label: 'City' },
      { key: 'members', label: 'Members' },
      { key: 'joined', label: `New in ${range} days` },
    ],
    rows: [
      ...shown.map((city) => ({ city: city.city, members: city.members, joined: countNewMembers(city) })),
      ...(others > 0 ? [{ city: 'Elsewhere or not given', members: hideSmallGroup(others), joined: '' }] : []),
    ],
  };
}
