import { lazy } from 'react';
import { ChartFrame } from '~/components/admin/chart-frame';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { formatDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';
import type { DayBar } from './day-bars';

/**
 * Maximum number of days with one table row per day. For more days, the table has one row per week.
 */
const MAX_DAY_ROWS = 100;

const DayBars = lazy(() => import('./day-bars'));

/**
 * Chart of one figure per day compared with the previous period, and a table of the same figures.
 * For a long period, the table has one row per week, and the CSV file has all days.
 */
export function DayChart({
  caption,
  days,
  beforeLabel,
}: {
  caption: string;
  days: readonly DayBar[];
  beforeLabel: string;
}) {
  const isWeekly = days.length > MAX_DAY_ROWS;
  const rows = (isWeekly ? sumByWeek(days) : days).toReversed();
  return (
    <>
      <ChartFrame height="h-48">
        <DayBars days={days} />
      </ChartFrame>
      <p aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 text-small noscript:hidden">
        <LegendEntry sample="size-3 bg-neel">each day</LegendEntry>
        <LegendEntry sample="size-3 border-[1.5px] border-ink bg-sun">today so far</LegendEntry>
        <LegendEntry sample="w-4 border-t-2 border-dashed border-edge">{beforeLabel}</LegendEntry>
      </p>
      <details>
        <summary className="inline-flex min-h-touch items-center text-small font-semibold text-neel underline">
          Figures as a table
        </summary>
        <Table
          caption={caption}
          stacked={false}
          head={
            <>
              <ColumnHeader>{isWeekly ? 'Week' : 'Day'}</ColumnHeader>
              <ColumnHeader figures>{caption}</ColumnHeader>
              <ColumnHeader figures>{beforeLabel}</ColumnHeader>
            </>
          }
        >
          {rows.map(({ date, value, before, isToday }) => (
            <Row key={date}>
              <Cell label="Day" heading>
                {isWeekly && !isToday ? 'Week from ' : ''}
                {formatDate(date)}
                {isToday ? ', so far' : ''}
              </Cell>
              <Cell label={caption} figures>
                {formatCount(value)}
              </Cell>
              <Cell label={beforeLabel} figures>
                {before === null ? '' : formatCount(before)}
              </Cell>
            </Row>
          ))}
        </Table>
      </details>
    </>
  );
}

/** Adds up seven days per row, counted back from yesterday. Today has a separate row. */
function sumByWeek(days: readonly DayBar[]): DayBar[] {
  const whole = days.filter(({ isToday }) => !isToday);
  const firstLength = whole.length % 7;
  const starts = Array.from({ length: Math.ceil(whole.length / 7) }, (_, at) =>
    firstLength === 0 ? 7 * at : Math.max(0, firstLength + 7 * (at - 1)),
  );
  const weeks = starts.map((start, at) => {
    const week = whole.slice(start, starts[at + 1] ?? whole.length);
    const sum = (of: 'value' | 'before') => week.reduce((total, day) => total + (day[of] ?? 0), 0);
    return { date: week[0]?.date ?? '', value: sum('value'), before: sum('before'), isToday: false };
  });
  return [...weeks, ...days.filter(({ isToday }) => isToday)];
}

function LegendEntry({ sample, children }: { sample: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <i className={sample} />
      {children}
    </span>
  );
}
