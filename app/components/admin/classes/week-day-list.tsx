import { Link } from '@remix-run/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { joinClassNames } from '~/components/ui/class-names';
import { Tag } from '~/components/ui/badge';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { addDays, DAY_NAMES } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';
import { ClassActionLinks } from './class-actions';
import { ClassState } from './class-state';
import { buildClassesUrl } from './classes-url';
import { hasNoLink } from './has-no-link';
import type { WeekProps } from './week-grid';

/**
 * Tabs for the days and the classes of one day in rows of two lines, for narrow screens. Each row
 * opens its actions.
 */
export function WeekDayList({ classes, monday, today, query }: WeekProps) {
  const dates = DAY_NAMES.map((_, index) => addDays(monday, index));
  const requestedDay = query.get('day') ?? today;
  const shown = dates.find((date) => date === requestedDay) ?? dates[0];
  const classesOfDay = classes.filter(({ class_date }) => class_date === shown);
  return (
    <>
      <nav aria-label="Days of the week" className="mb-3 flex flex-wrap border-b-2 border-ink">
        {dates.map((date, index) => (
          <Link
            key={date}
            to={buildClassesUrl(query, '', { day: date })}
            preventScrollReset
            aria-current={date === shown ? 'page' : undefined}
            className={joinClassNames(
              'grid min-h-touch flex-[1_1_2.5rem] content-center justify-items-center px-1 text-small leading-tight no-underline',
              date === shown ? 'bg-wall-deep font-semibold text-ink' : 'text-ink-soft hover:text-ink',
            )}
          >
            <span>{DAY_NAMES[index]?.slice(0, 3)}</span>
            <span>{Number(date.slice(-2))}</span>
            {date === today ? <VisuallyHidden>, today</VisuallyHidden> : null}
          </Link>
        ))}
      </nav>
      {shown && shown <= today ? (
        <p className="mb-1 text-small">
          <Link to={`/admin/classes/day/${shown}`} className="inline-flex min-h-touch items-center underline">
            Report of the day
          </Link>
        </p>
      ) : null}
      {classesOfDay.length === 0 ? <p className="text-ink-soft">No classes on this day.</p> : null}
      <ul className="bg-leaf">
        {classesOfDay.map((one) => (
          <li key={one.id} className="border-b border-hair">
            <details
              name="class-actions"
              open={query.get('class') === String(one.id)}
              className="group open:bg-sun-wash"
            >
              <summary className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-2 gap-y-0.5 px-3.5 py-2">
                <span className="tabular flex-[0_0_4.25rem] whitespace-nowrap">{formatTimeOfDay(one.start_time)}</span>
                <span className="min-w-0 flex-[1_1_8rem]">
                  <span className={joinClassNames('block font-semibold', one.is_cancelled && 'line-through')}>
                    {one.title}
                  </span>
                  <span className="flex flex-wrap items-center gap-x-2 text-small text-ink-soft">
                    {one.is_cancelled || hasNoLink(one) ? <ClassState one={one} /> : null}
                    {one.is_imported ? <Tag dashed>Imported</Tag> : null}
                    {one.instructor}
                  </span>
                </span>
                <span className="text-right text-small text-ink-soft">
                  <span className="block text-body text-ink">{formatCount(one.attendance_count)}</span>
                  {one.is_imported ? 'came' : one.unlimited ? 'open to all' : `of ${formatCount(one.max_participants)}`}
                </span>
                <Icon glyph={ChevronDown} size="s" className="group-open:rotate-180" />
              </summary>
              <div className="flex flex-wrap px-2 pb-2">
                <ClassActionLinks one={one} query={query} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
