import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { DailyFigures } from '~/domain/analytics/daily-figures.server';
import { formatDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';

const KINDS = [
  { of: 'attendances', label: 'Attendances' },
  { of: 'sign_ups', label: 'Sign-ups' },
] as const;

/** Sizes in SVG units. */
const BAR = { width: 8, gap: 2, height: 40 };

/** Shows one bar per day, and a table of the same figures. */
export function DailyChart({ days }: { days: readonly DailyFigures[] }) {
  return (
    <Card aria-labelledby="daily" className="mt-8">
      <h2 id="daily" className="text-[1.375rem]">
        The last {days.length} days
      </h2>
      <dl className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {KINDS.map(({ of, label }) => (
          <div key={of}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd>
              <span className="font-display text-[1.375rem] leading-[1.2]">
                {formatCount(days.reduce((sum, day) => sum + day[of], 0))}
              </span>
              <Bars figures={days.map((day) => day[of])} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="mt-4">
        <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">Day by day</summary>
        <Table
          caption="Day by day"
          stacked={false}
          head={
            <>
              <ColumnHeader>Day</ColumnHeader>
              {KINDS.map(({ of, label }) => (
                <ColumnHeader key={of} figures>
                  {label}
                </ColumnHeader>
              ))}
            </>
          }
        >
          {days.toReversed().map((day) => (
            <Row key={day.date}>
              <Cell label="Day" heading>
                {formatDate(day.date)}
              </Cell>
              {KINDS.map(({ of, label }) => (
                <Cell key={of} label={label} figures>
                  {formatCount(day[of])}
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </details>
    </Card>
  );
}

/**
 * Draws the bars of one figure. Today's bar has a different colour, because the day is not over.
 */
function Bars({ figures }: { figures: readonly number[] }) {
  const most = Math.max(...figures, 1);
  const step = BAR.width + BAR.gap;
  const path = (from: number, to: number) =>
    figures
      .slice(from, to)
      .map((figure, at) => {
        const height = Math.round((BAR.height * figure) / most);
        return `M${(from + at) * step} ${BAR.height}v-${height}h${BAR.width}v${height}z`;
      })
      .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${figures.length * step - BAR.gap} ${BAR.height}`}
      preserveAspectRatio="none"
      className="mt-2 h-20 w-full border-b-[1.5px] border-ink"
    >
      <path d={path(0, -1)} className="fill-neel" />
      <path
        d={path(figures.length - 1, figures.length)}
        className="fill-sun stroke-ink stroke-[1.5] [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
