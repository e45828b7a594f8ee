import { lazy } from 'react';
import { ChartFrame } from '~/components/admin/chart-frame';
import { PercentChange } from '~/components/admin/trends/change';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { WeekComparison } from '~/domain/analytics/daily-figures.server';
import { formatDate, getWeekdayIndex } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';

const WeekBars = lazy(() => import('./week-bars'));

const FIGURES = [
  { of: 'attendances', label: 'Attendances' },
  { of: 'sign_ups', label: 'Sign-ups' },
] as const;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Attendances and sign-ups of seven days compared with the previous week, as charts and as tables.
 */
export function WeekCharts({ days }: WeekComparison) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      {FIGURES.map(({ of, label }) => (
        <FigureCard
          key={of}
          label={label}
          days={days.map((day) => ({
            date: day.date,
            name: WEEKDAYS[getWeekdayIndex(day.date)] ?? '',
            value: day[of],
            before: day.before[of],
          }))}
        />
      ))}
    </div>
  );
}

export interface WeekBar {
  date: string;
  /** Short name of the weekday. */
  name: string;
  value: number;
  before: number;
}

function FigureCard({ label, days }: { label: string; days: readonly WeekBar[] }) {
  const id = label.toLowerCase();
  const sum = (of: 'value' | 'before') => days.reduce((total, day) => total + day[of], 0);
  return (
    <Card aria-labelledby={id}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 text-[1.375rem] wrap-anywhere">
          {label}, last 7 days
        </h2>
        <p className="text-small">
          <b>{formatCount(sum('value'))}</b> <PercentChange from={sum('before')} to={sum('value')} />
        </p>
      </header>
      <ChartFrame height="h-48">
        <WeekBars days={days} />
      </ChartFrame>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-small noscript:hidden">
        <span className="inline-flex items-center gap-2">
          <i className="size-3 bg-neel" />
          this week
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="size-3 border-[1.5px] border-ink bg-sun" />
          today so far
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="size-3 border border-edge bg-wall-deep" />a week before
        </span>
      </p>
      <details>
        <summary className="inline-flex min-h-touch items-center text-small font-semibold text-neel underline">
          Figures as a table
        </summary>
        <Table
          caption={`${label}, last 7 days`}
          stacked={false}
          head={
            <>
              <ColumnHeader>Day</ColumnHeader>
              <ColumnHeader figures>{label}</ColumnHeader>
              <ColumnHeader figures>A week before</ColumnHeader>
            </>
          }
        >
          {days.map(({ date, name, value, before }, at) => (
            <Row key={date}>
              <Cell label="Day" heading>
                {name}, {formatDate(date)}
                {at === days.length - 1 ? ', so far' : ''}
              </Cell>
              <Cell label={label} figures>
                {formatCount(value)}
              </Cell>
              <Cell label="A week before" figures>
                {formatCount(before)}
              </Cell>
            </Row>
          ))}
        </Table>
      </details>
    </Card>
  );
}
