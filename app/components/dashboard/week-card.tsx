import { Link } from '@remix-run/react';
import { fill } from '~/i18n/fill';
import type { MorningMark } from '~/components/art/kolam';
import { WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import { formatCount } from '~/lib/format-number';
import type { HomeWords } from '~/i18n/member/words';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

const footLink = 'inline-flex min-h-touch items-center text-small font-semibold underline';

/** A day of the week as attended, missed, to come, or without a class. */
export interface WeekDay {
  date: string;
  status: 'attended' | 'missed' | 'upcoming' | 'no_class';
  /** What became of the day for the streak. */
  streakStatus: 'attended' | 'rested' | 'excused' | 'missed' | null;
  isToday: boolean;
}

function markOf(day: WeekDay): MorningMark {
  if (day.streakStatus) return day.streakStatus;
  return day.isToday && day.status === 'upcoming' ? 'today' : 'upcoming';
}

/** The week from Monday as one line, with the days in words and three figures. */
export function WeekCard({
  days,
  words,
  totalDays,
  currentStreak,
  weeklyAttendanceRate,
  prompt,
  draw = false,
  shareCard,
  why,
  restedOn,
}: {
  /** Seven, from Monday. */
  days: readonly WeekDay[];
  words: HomeWords['week'];
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
  /** Where it is told why the streak is what it is. */
  why: string;
  /** The last class day, when the streak rested on it. */
  restedOn?: string | undefined;
}) {
  return (
    <Card aria-labelledby="this-week">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="this-week" className="text-step-1 leading-tight whitespace-nowrap">
          {words.title}
        </h2>
        {prompt ? <p className="text-right text-small text-ink-soft">{prompt}</p> : null}
      </div>
      <div className="lg:mt-2 lg:flex lg:items-center lg:gap-8">
        <div className="mt-1.5 lg:mt-0 lg:flex-1">
          <WeekLine mornings={days.map(markOf)} draw={draw} />
          <ol className="grid grid-cols-7 text-center text-note leading-[1.3] text-ink-soft">
            {days.map((day, index) => (
              <li
                key={day.date}
                aria-current={day.isToday ? 'date' : undefined}
                className={day.isToday ? 'font-semibold text-ink' : undefined}
              >
                <span aria-hidden="true">{words.shortDays[index]}</span>
                <VisuallyHidden>
                  {words.weekdays[index]},{' '}
                  {words.marks[day.streakStatus === null && day.status === 'no_class' ? 'no_class' : markOf(day)]}
                </VisuallyHidden>
              </li>
            ))}
          </ol>
        </div>
        <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-hair pt-3 lg:mt-0 lg:flex-col lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
          <Figure name={words.totalDays} value={totalDays} />
          <Figure
            name={words.streak}
            value={currentStreak}
            unit={currentStreak === 1 ? words.oneDay : words.manyDays}
          />
          <Figure name={words.rate} value={weeklyAttendanceRate} unit="%" />
        </dl>
      </div>
      {restedOn ? <p className="mt-3 text-small">{fill(words.rested, { day: restedOn })}</p> : null}
      <p className="mt-2 -mb-2 flex flex-wrap gap-x-6">
        <Link to={why} className={footLink}>
          {fill(words.why, { count: formatCount(currentStreak) })}
        </Link>
        {shareCard ? (
          <a href={shareCard} download className={footLink}>
            {words.picture}
          </a>
        ) : null}
      </p>
    </Card>
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
