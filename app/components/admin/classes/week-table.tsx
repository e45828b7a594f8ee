import { Fragment } from 'react';
import { useSearchParams } from '@remix-run/react';
import { Table, ColumnHeader } from '~/components/ui/table';
import type { StaffClass } from '~/domain/classes/responses';
import { formatDate } from '~/lib/calendar';
import { ClassRow } from './class-row';

const COLUMNS = ['Time', 'Class', 'Places taken', 'Actions'];

/** The classes of a week by day, with their actions. Past days come last. */
export function WeekTable({ classes, today }: { classes: readonly StaffClass[]; today: string }) {
  const [query] = useSearchParams();
  const dates = [...new Set(classes.map(({ class_date }) => class_date))];
  const days = [...dates.filter((date) => date >= today), ...dates.filter((date) => date < today)];
  return (
    <Table
      caption="Classes of the week by day"
      twoLine
      head={COLUMNS.map((name) => (
        <ColumnHeader key={name} onScreen={name === 'Actions'}>
          {name}
        </ColumnHeader>
      ))}
    >
      {days.map((date) => {
        const classesOfDay = classes.filter(({ class_date }) => class_date === date);
        return (
          <Fragment key={date}>
            <DayRow date={date} day={classesOfDay[0]?.day ?? ''} isToday={date === today} />
            {classesOfDay.map((one) => (
              <ClassRow key={one.id} one={one} query={query} />
            ))}
          </Fragment>
        );
      })}
    </Table>
  );
}

export function WeekDayLinks({ classes, today }: { classes: readonly StaffClass[]; today: string }) {
  const days = new Map(classes.map(({ class_date, day }) => [class_date, day]));
  return (
    <nav aria-label="Days" className="mb-2 flex flex-wrap gap-x-1 print:hidden">
      {[...days].map(([date, day]) => (
        <a
          key={date}
          href={`#${dayId(date)}`}
          aria-current={date === today ? 'date' : undefined}
          className="inline-flex min-h-touch items-center justify-center gap-1 rounded-button px-1 text-ink max-sm:flex-[1_1_2.5rem] max-sm:aria-[current]:bg-wall-deep max-sm:aria-[current]:font-semibold sm:min-h-[38px] sm:gap-2 sm:px-2.5 no-underline hover:bg-wall-deep"
        >
          {date === today ? <span aria-hidden="true" className="live-dot ml-0 max-sm:hidden" /> : null}
          <span>
            {day.slice(0, 3)}
            <span className="max-sm:hidden">{day.slice(3)}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}

function dayId(date: string): string {
  return `day-${date}`;
}

function DayRow({ date, day, isToday }: { date: string; day: string; isToday: boolean }) {
  return (
    <tr role="row" id={dayId(date)} className="scroll-mt-4 border-b border-hair bg-wall-deep">
      <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length} className="py-1.5 text-left font-semibold">
        <span className="inline-flex flex-wrap items-center gap-x-2.5">
          {isToday ? <span aria-hidden="true" className="live-dot" /> : null}
          {day}, {formatDate(date)}
          {isToday ? <span className="font-normal text-ink-soft">Today</span> : null}
        </span>
      </th>
    </tr>
  );
}
