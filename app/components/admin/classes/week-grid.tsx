import { Link } from '@remix-run/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { StaffClass } from '~/domain/classes/responses';
import { addDays, DAY_NAMES, formatDate, type LocalDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';
import { ClassState } from './class-state';
import { buildClassesUrl } from './classes-url';
import { hasNoLink } from './has-no-link';

export interface WeekProps {
  classes: readonly StaffClass[];
  monday: LocalDate;
  today: LocalDate;
  /** Query of the page: week, filters, selected class and day. */
  query: URLSearchParams;
}

const SHOWN_PER_CELL = 2;

/**
 * The week from Monday to Sunday, with one row per start hour. Consecutive hours without classes
 * share one row.
 */
export function WeekGrid({ classes, monday, today, query }: WeekProps) {
  const dates = DAY_NAMES.map((_, index) => addDays(monday, index));
  const hours = [...new Set(classes.map(getHour))].toSorted((one, other) => one - other);
  const at = new Map<string, StaffClass[]>();
  for (const one of classes) {
    const key = `${one.class_date} ${getHour(one)}`;
    at.set(key, [...(at.get(key) ?? []), one]);
  }
  return (
    <table className="w-full table-fixed border-collapse bg-leaf text-small">
      <caption className="sr-only">Classes of the week by day and hour</caption>
      <thead>
        <tr className="border-b-[1.5px] border-ink">
          <th scope="col" className="w-16 px-2 py-2.5 text-left font-semibold text-ink-soft">
            <VisuallyHidden>Hour</VisuallyHidden>
          </th>
          {dates.map((date, index) => (
            <th
              key={date}
              scope="col"
              className={joinClassNames(
                'px-2 py-2.5 text-left font-semibold',
                date === today
                  ? 'bg-[#17233f] text-[#fffdf8] forced-color-adjust-none'
                  : 'border-l border-hair text-ink-soft',
              )}
            >
              <DayHead date={date} name={DAY_NAMES[index]?.slice(0, 3) ?? ''} today={today} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.flatMap((hour, index) => {
          const before = hours[index - 1];
          const row = (
            <tr key={hour} className="border-b border-hair">
              <th scope="row" className="px-2 py-2 text-left align-top font-normal whitespace-nowrap text-ink-soft">
                {formatHour(hour)}
              </th>
              {dates.map((date) => (
                <td key={date} className="border-l border-hair p-1 align-top">
                  <GridCell
                    classes={at.get(`${date} ${hour}`) ?? []}
                    date={date}
                    hour={hour}
                    today={today}
                    query={query}
                  />
                </td>
              ))}
            </tr>
          );
          if (before === undefined || hour === before + 1) return [row];
          return [
            <tr key={`gap-${hour}`} className="border-b border-hair bg-wall-deep">
              <td colSpan={8} className="px-2 py-1 text-ink-soft">
                {formatHour(before + 1)} to {formatHour(hour)}: no classes
              </td>
            </tr>,
            row,
          ];
        })}
      </tbody>
    </table>
  );
}

/** Header of a day. If the day has begun, it links to its report. */
function DayHead({ date, name, today }: { date: LocalDate; name: string; today: LocalDate }) {
  const text = `${name} ${Number(date.slice(-2))}`;
  return (
    <>
      {date > today ? (
        text
      ) : (
        <Link
          to={`/admin/classes/day/${date}`}
          aria-label={`${text}, report of the day`}
          className="inline-flex min-h-6 items-center text-inherit underline"
        >
          {text}
        </Link>
      )}
      {date === today ? <span className="font-normal"> today</span> : null}
    </>
  );
}

function GridCell({
  classes,
  date,
  hour,
  today,
  query,
}: {
  classes: readonly StaffClass[];
  date: LocalDate;
  hour: number;
  today: LocalDate;
  query: URLSearchParams;
}) {
  const time = `${String(hour).padStart(2, '0')}:00`;
  if (classes.length === 0)
    return date < today ? null : (
      <Link
        to={buildClassesUrl(query, '/new', { date, time })}
        preventScrollReset
        aria-label={`Add class on ${formatDate(date)} at ${formatHour(hour)}`}
        className="grid min-h-16 place-items-center rounded-[4px] border border-dashed border-hair text-ink-soft hover:border-ink hover:text-ink"
      >
        <Icon glyph={Plus} size="s" />
      </Link>
    );
  const rest = classes.length - SHOWN_PER_CELL;
  return (
    <div className="grid gap-1">
      {classes.slice(0, SHOWN_PER_CELL).map((one) => (
        <GridClass key={one.id} one={one} query={query} />
      ))}
      {rest > 0 ? (
        <Link to={buildClassesUrl(query, '', { view: 'list' })} className="px-1.5 underline">
          {rest} more
          <VisuallyHidden> on {formatDate(date)}</VisuallyHidden>
        </Link>
      ) : null}
    </div>
  );
}

function GridClass({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  const isSelected = query.get('class') === String(one.id);
  return (
    <Link
      to={buildClassesUrl(query, '', { class: String(one.id) })}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={joinClassNames(
        'block min-h-16 rounded-[4px] px-1.5 py-1 leading-tight text-ink no-underline hover:outline-2 hover:outline-edge',
        isSelected && 'outline-2 outline-focus',
        hasNoLink(one) ? 'bg-sindoor-wash' : one.is_over ? 'bg-neel-wash' : 'bg-leaf-high',
      )}
    >
      <span className={joinClassNames('block font-semibold', one.is_cancelled && 'line-through')}>{one.title}</span>
      <span className="block text-note text-ink-soft">{one.instructor}</span>
      <ClassState one={one} />
    </Link>
  );
}

function getHour({ start_time }: StaffClass): number {
  return Number(start_time.slice(0, 2));
}

function formatHour(hour: number): string {
  return formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`).replace(':00', '');
}
