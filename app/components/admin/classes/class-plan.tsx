import type { TeacherChoice } from '~/domain/classes/class-teachers.server';
import { DAY_NAMES } from '~/lib/calendar';
import { formatDate, getWeekdayIndex } from '~/lib/date-text';
import { formatTimeRange, formatTimeOfDay } from '~/lib/time-range';
import { findClashes, type OccupiedTime } from '~/lib/weekly-dates';
import { HOME_LANGUAGE, LOCALES } from '~/i18n/languages';
import { getLocalName } from './teacher-field';
import type { TypedClass } from './class-plan-dates';

const SHOWN_DATES = 8;

/** Shows the classes that a form would add, and how members will see the class. */
export function ClassPlan({
  typed,
  dates,
  occupied,
  teachers,
}: {
  typed: TypedClass;
  dates: readonly string[];
  occupied: readonly OccupiedTime[];
  teachers: readonly TeacherChoice[];
}) {
  const teacher = teachers.find(({ name }) => name === typed.instructor.trim());
  return (
    <aside aria-label="What will be added" className="grid content-start gap-4 rounded-sheet bg-wall p-4">
      <section>
        <h3 className="mb-1 text-[1.125rem]">
          {dates.length === 0
            ? 'No dates yet'
            : dates.length === 1
              ? '1 class will be added'
              : `${dates.length} classes will be added`}
        </h3>
        {typed.start_time && typed.end_time ? (
          <p className="text-small text-ink-soft">
            {formatTimeRange(typed.start_time, typed.end_time)}
            {typed.end_time < typed.start_time ? ' of the next day' : ''}, Indian time
          </p>
        ) : null}
        <PlannedDates dates={dates} typed={typed} occupied={occupied} />
      </section>
      <section>
        <h3 className="mb-1.5 text-[1.125rem]">As members see it</h3>
        <div className="grid gap-2">
          <MemberCard typed={typed} title={typed.title} instructor={typed.instructor} />
          <MemberCard
            typed={typed}
            title={typed.translatedTitles[HOME_LANGUAGE] || typed.title}
            instructor={(teacher && getLocalName(teacher)) ?? typed.instructor}
            lang={LOCALES[HOME_LANGUAGE]}
          />
        </div>
      </section>
    </aside>
  );
}

/**
 * Shows the dates of the planned classes, and a warning for dates on which another class has the
 * same time.
 */
export function PlannedDates({
  dates,
  typed,
  occupied,
  isComplete = false,
}: {
  dates: readonly string[];
  typed: TypedClass;
  occupied: readonly OccupiedTime[];
  /** True to show all dates without unfolding them. */
  isComplete?: boolean;
}) {
  const times = { start_time: toSeconds(typed.start_time), end_time: toSeconds(typed.end_time) };
  const clashes = typed.start_time && typed.end_time ? findClashes(dates, times, occupied) : [];
  const others = [...new Set(clashes.map(({ other }) => other))];
  const shown = isComplete ? dates : dates.slice(0, SHOWN_DATES);
  const rest = dates.slice(shown.length);
  return (
    <>
      <DateList dates={shown} />
      {rest.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center text-neel underline">
            All {dates.length} dates
          </summary>
          <DateList dates={rest} />
        </details>
      ) : null}
      {clashes.length > 0 ? (
        <div className="mt-2 rounded-sheet bg-haldi-wash px-4 py-2.5 text-haldi">
          <p className="font-semibold">Another class is held at this time</p>
          <ul>
            {others.map((title) => (
              <li key={title}>
                {title}: {describeDates(clashes.filter(({ other }) => other === title))}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function DateList({ dates }: { dates: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3">
      {dates.map((date) => (
        <li key={date}>{formatDay(date)}</li>
      ))}
    </ul>
  );
}

function MemberCard({
  typed,
  title,
  instructor,
  lang,
}: {
  typed: TypedClass;
  title: string;
  instructor: string;
  lang?: string;
}) {
  return (
    <div lang={lang} className="rounded-sheet bg-leaf px-3.5 py-2.5 shadow-(--shadow-leaf)">
      {typed.start_time ? <p className="text-small text-ink-soft">{formatTimeOfDay(typed.start_time)}</p> : null}
      <p className="font-semibold wrap-break-word">{title || '…'}</p>
      <p className="text-small wrap-break-word text-ink-soft">{instructor || '…'}</p>
    </div>
  );
}

function describeDates(clashes: readonly { date: string }[]): string {
  if (clashes.length > 3) return `${clashes.length} dates`;
  return clashes.map(({ date }) => formatDay(date)).join(', ');
}

function formatDay(date: string): string {
  return `${DAY_NAMES[getWeekdayIndex(date)]?.slice(0, 3)} ${formatDate(date)}`;
}

function toSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
