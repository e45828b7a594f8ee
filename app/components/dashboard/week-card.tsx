import type { MorningMark } from '~/components/art/kolam';
import { WeekLine } from '~/components/art/week-line';
import { Leaf } from '~/components/ui/leaf';
import { formatCount } from '~/lib/money';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

/** A day of the week as attended, missed, to come, or without a class. */
export interface WeekDay {
  date: string;
  /** Full English name, such as `Monday`. */
  dayName: string;
  status: 'attended' | 'missed' | 'upcoming' | 'no_class';
  isToday: boolean;
}

const words: Record<MorningMark, string> = {
  attended: 'attended',
  missed: 'missed',
  today: 'today, waiting for you',
  upcoming: 'to come',
};

function markOf(day: WeekDay): MorningMark {
  if (day.status === 'attended' || day.status === 'missed') return day.status;
  return day.isToday && day.status === 'upcoming' ? 'today' : 'upcoming';
}

/** The week from Monday as one line, with the days in words and three figures. */
export function WeekCard({
  days,
  totalDays,
  currentStreak,
  weeklyAttendanceRate,
  prompt,
  draw = false,
  shareCard,
}: {
  days: readonly WeekDay[];
  totalDays: number;
  currentStreak: number;
  /** Percent, 0 to 100. */
  weeklyAttendanceRate: number;
  /** What to do next, such as `Join today to make it ten`. */
  prompt?: string;
  /** Draws the line once, for a morning just joined. */
  draw?: boolean;
  /** Where the streak is to be had as a picture. */
  shareCard?: string | undefined;
}) {
  return (
    <Leaf aria-labelledby="this-week">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="this-week" className="text-step-1 leading-tight whitespace-nowrap">
          This week
        </h2>
        {prompt ? <p className="text-right text-small text-ink-soft">{prompt}</p> : null}
      </div>
      <div className="lg:mt-2 lg:flex lg:items-center lg:gap-8">
        <div className="mt-1.5 lg:mt-0 lg:flex-1">
          <WeekLine mornings={days.map(markOf)} draw={draw} />
          <ol className="grid grid-cols-7 text-center text-note leading-[1.3] text-ink-soft">
            {days.map((day) => (
              <li
                key={day.date}
                aria-current={day.isToday ? 'date' : undefined}
                className={day.isToday ? 'font-semibold text-ink' : undefined}
              >
                <span aria-hidden="true">{day.dayName.slice(0, 3)}</span>
                <VisuallyHidden>
                  {day.dayName}, {day.status === 'no_class' ? 'no class' : words[markOf(day)]}
                </VisuallyHidden>
              </li>
            ))}
          </ol>
        </div>
        <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-hair pt-3 lg:mt-0 lg:flex-col lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <Figure name="Total days" value={totalDays} />
          <Figure name="Current streak" value={currentStreak} unit={currentStreak === 1 ? ' day' : ' days'} />
          <Figure name="Weekly rate" value={weeklyAttendanceRate} unit="%" />
        </dl>
      </div>
      {shareCard ? (
        <p className="mt-2 -mb-2">
          <a
            href={shareCard}
            download
            className="inline-flex min-h-touch items-center text-small font-semibold underline"
          >
            Share my streak as a picture
          </a>
        </p>
      ) : null}
    </Leaf>
  );
}

function Figure({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div>
      <dt className="text-note leading-[1.3] text-ink-soft">{name}</dt>
      <dd className="font-display text-step-2 leading-[1.2]">
        {formatCount(value)}
        {unit ? <span className="font-text text-small">{unit}</span> : null}
      </dd>
    </div>
  );
}
