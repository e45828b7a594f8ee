import { lazy } from 'react';
import { ChartFrame } from '~/components/admin/chart-frame';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { PlacesByMinute } from '~/domain/analytics/places-by-minute.server';
import { formatCount } from '~/lib/format-number';
import { addMinutes, formatTimeOfDay } from '~/lib/time-range';

const PlacesLines = lazy(() => import('./places-lines'));

/** Maximum number of table rows. A table with every minute would be too long. */
const MAX_ROWS = 10;

export interface PlacesAt {
  /** Time of day, such as `6:15 AM`. */
  time: string;
  /** Undefined for the rest of the class. */
  today: number | undefined;
  lastWeek: number | undefined;
}

interface PlacesProps {
  places: PlacesByMinute;
  /** Places taken now, which the chart may not have counted yet. */
  taken: number;
  startTime: string;
  weekday: string;
}

/** Chart of the places taken in the live class since its start, beside the same class last week. */
export function PlacesChart(props: PlacesProps) {
  const { places, weekday } = props;
  return (
    <div className="min-w-0 flex-[2_1_16rem] max-sm:hidden">
      <ChartFrame height="h-32">
        <PlacesLines points={listPoints(props)} now={places.today.length - 1} />
      </ChartFrame>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-small noscript:hidden">
        <span className="inline-flex items-center gap-2">
          <i className="w-5 border-t-[3px] border-neel" />
          today
        </span>
        {places.last_week ? (
          <span className="inline-flex items-center gap-2">
            <i className="w-5 border-t-2 border-dashed border-edge" />
            last {weekday}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** The figures of the chart as a collapsed table, in steps of several minutes. */
export function PlacesTable(props: PlacesProps) {
  const {
    places: { today, last_week },
    weekday,
  } = props;
  const now = today.length - 1;
  const points = listPoints(props);
  const every = Math.ceil(points.length / MAX_ROWS);
  const rows = points.filter((_, step) => step === now || step % every === 0);
  return (
    <details>
      <summary className="inline-flex min-h-touch items-center text-small font-semibold text-neel underline">
        Places by the minute as a table
      </summary>
      <Table
        caption="Places taken since the start"
        stacked={false}
        head={
          <>
            <ColumnHeader>Time</ColumnHeader>
            <ColumnHeader figures>Today</ColumnHeader>
            {last_week ? <ColumnHeader figures>Last {weekday}</ColumnHeader> : null}
          </>
        }
      >
        {rows.map((row) => (
          <Row key={row.time}>
            <Cell label="Time" heading>
              {row.time}
            </Cell>
            <Cell label="Today" figures>
              {row.today === undefined ? '–' : formatCount(row.today)}
            </Cell>
            {last_week ? (
              <Cell label={`Last ${weekday}`} figures>
                {row.lastWeek === undefined ? '–' : formatCount(row.lastWeek)}
              </Cell>
            ) : null}
          </Row>
        ))}
      </Table>
    </details>
  );
}

function listPoints({ places: { step_minutes, steps, today, last_week }, taken, startTime }: PlacesProps): PlacesAt[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    time: formatTimeOfDay(addMinutes(startTime.slice(0, 5), step * step_minutes)),
    today: step === today.length - 1 ? taken : today[step],
    lastWeek: last_week?.[step],
  }));
}
