import type { WeekDayState } from '~/components/art/kolam';
import { buildWeekLineShapes } from '~/components/art/kolam-weeks';
import { WeekLineSvg, WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { STREAK_DAY_STATUSES } from '~/domain/streaks/policy';
import type { OwnStreak } from '~/domain/streaks/responses';
import { type DateLocale, formatDate } from '~/lib/date-text';
import { useMessages } from '~/components/ui/use-messages';

const WEEKS_DRAWN = 5;

export interface StreakDay {
  dayOfMonth: number;
  mark: WeekDayState;
  isToday: boolean;
}

/** The last weeks as a continuous line, with a legend and a text list of the days. */
export function StreakCalendar({
  days,
  weeks,
  weekdays,
  locale,
}: {
  days: OwnStreak['days'];
  /** Whole weeks starting on Monday, oldest first. */
  weeks: readonly StreakDay[];
  weekdays: readonly string[];
  locale: DateLocale;
}) {
  const messages = useMessages('member.streak');
  return (
    <Card aria-labelledby="streak-days" className="@container lg:px-7 lg:py-[26px]">
      <h2 id="streak-days" className="text-step-1">
        {messages.days}
      </h2>
      {days.length === 0 ? (
        <p className="mt-2 text-ink-soft">{messages.noDays}</p>
      ) : (
        <>
          <Weeks weeks={weeks} weekdays={weekdays} />
          <Legend drawn={weeks.slice(-7 * WEEKS_DRAWN)} />
          <details className="mt-2">
            <summary className="inline-flex min-h-touch items-center font-semibold text-neel underline">
              {messages.inWords}
            </summary>
            <ol className="tabular mt-2 sm:columns-2 sm:gap-8">
              {days.map(({ date, status }) => (
                <li key={date} className="flex break-inside-avoid justify-between gap-4 border-t border-hair py-2">
                  <time dateTime={date}>{formatDate(date, locale)}</time>
                  <span className={status === 'attended' ? 'font-semibold' : 'text-ink-soft'}>
                    {messages.statuses[status]}
                  </span>
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </Card>
  );
}

function Weeks({ weeks, weekdays }: { weeks: readonly StreakDay[]; weekdays: readonly string[] }) {
  const shapes = buildWeekLineShapes(weeks.map(({ mark }) => mark));
  const from = Math.max(0, shapes.length - WEEKS_DRAWN);
  const row = 'grid grid-cols-7 text-center text-note leading-[1.3]';
  return (
    <div aria-hidden="true" className="-mx-[18px] mt-3 grid gap-3.5 overflow-hidden lg:-mx-7">
      <p className={joinClassNames(row, 'text-ink-soft @max-[15rem]:hidden')}>
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {shapes.slice(from).map((shape, at) => (
        <div key={from + at}>
          <WeekLineSvg shape={shape} />
          <p className={joinClassNames(row, 'tabular text-ink-soft')}>
            {weeks.slice((from + at) * 7, (from + at) * 7 + 7).map(({ dayOfMonth, isToday }) => (
              <span key={dayOfMonth} className={isToday ? 'font-semibold text-ink' : undefined}>
                {dayOfMonth}
              </span>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Legend of the symbols that appear in the drawing, with their names and counts. */
function Legend({ drawn }: { drawn: readonly StreakDay[] }) {
  const messages = useMessages('member.streak');
  const counted = STREAK_DAY_STATUSES.map(
    (status) => [status, drawn.filter(({ mark }) => mark === status).length] as const,
  ).filter(([, count]) => count > 0);
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-hair pt-3 text-small">
      {counted.map(([status, count]) => (
        <li key={status} className="flex items-center gap-2">
          <span className="w-9 flex-none">
            <WeekLine mornings={[status]} />
          </span>
          <span className="min-w-0">
            {messages.statuses[status]} <b className="tabular">{count}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
