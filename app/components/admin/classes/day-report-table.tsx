import { StatusBadge } from '~/components/ui/badge';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { calculatePercent } from '~/domain/analytics/policy';
import type { DayReportClass } from '~/domain/board-report/day-report.server';
import { LATE_AFTER_MINUTES } from '~/domain/board-report/policy';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';

/** The classes of a day with their figures. It is narrow enough for a printed page. */
export function DayReportTable({ classes }: { classes: readonly DayReportClass[] }) {
  return (
    <div className="staff-table">
      <Table
        caption="Classes of the day"
        twoLine
        head={
          <>
            <ColumnHeader>Class</ColumnHeader>
            <ColumnHeader>Teacher</ColumnHeader>
            <ColumnHeader figures>Places</ColumnHeader>
            <ColumnHeader figures>Late</ColumnHeader>
            <ColumnHeader figures>Rating</ColumnHeader>
            <ColumnHeader figures>Reminders</ColumnHeader>
          </>
        }
      >
        {classes.map((one) => (
          <Row key={one.id}>
            <Cell heading place="name">
              <span className={one.is_cancelled ? 'line-through' : undefined}>{one.title}</span>
              <span className="block text-small text-ink-soft @max-[37.5rem]:hidden">
                {formatTimeRange(one.start_time, one.end_time)}
              </span>
              {one.is_cancelled ? (
                <span className="ml-2 @min-[37.5rem]:ml-0">
                  <StatusBadge status="rejected">Cancelled</StatusBadge>
                </span>
              ) : null}
            </Cell>
            <Cell place="note">
              <span className="@max-[37.5rem]:text-ink-soft">
                <span className="@min-[37.5rem]:hidden">{formatTimeOfDay(one.start_time)}, </span>
                {one.instructor}
              </span>
            </Cell>
            <Cell place="figure" figures>
              {formatPlaces(one)}
            </Cell>
            <Cell place="when" figures>
              <span className="@max-[37.5rem]:hidden">{one.late === null ? '–' : formatCount(one.late)}</span>
              <span className="text-ink-soft @min-[37.5rem]:hidden">{formatNotes(one)}</span>
            </Cell>
            <Cell place="hidden" figures>
              {one.average_rating === null
                ? '–'
                : `${one.average_rating.toFixed(1)} of 5 (${formatCount(one.rating_count)})`}
            </Cell>
            <Cell place="hidden" figures>
              {formatCount(one.reminders)}
            </Cell>
          </Row>
        ))}
      </Table>
      <p className="mt-2 text-small text-ink-soft">
        Late: joined more than {LATE_AFTER_MINUTES} minutes after the start. Rating: average, and number of ratings.
        Reminders: sent by WhatsApp or to a device.
      </p>
    </div>
  );
}

function formatPlaces({ taken, max_participants }: DayReportClass): string {
  if (max_participants === null) return formatCount(taken);
  return `${formatCount(taken)} of ${formatCount(max_participants)}, ${calculatePercent(taken, max_participants)} %`;
}

/** The figures that do not have their own place on a phone, without those that are zero. */
function formatNotes({ late, average_rating, reminders }: DayReportClass): string {
  return [
    late ? `${formatCount(late)} late` : '',
    average_rating === null ? '' : `${average_rating.toFixed(1)} of 5`,
    reminders > 0 ? `${formatCount(reminders)} reminded` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
