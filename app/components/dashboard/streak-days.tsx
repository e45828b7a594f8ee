import { WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import type { OwnStreak } from '~/domain/streaks/responses';
import type { StreakWords } from '~/i18n/member';
import type { DateLocale } from '~/lib/date-text';
import { formatDate } from '~/lib/date-text';

const DAYS_DRAWN = 14;

/** The last class days as a line, and each of them in words, the latest first. */
export function StreakDays({
  days,
  words,
  locale,
}: {
  days: OwnStreak['days'];
  words: Pick<StreakWords, 'days' | 'noDays' | 'statuses'>;
  locale?: DateLocale;
}) {
  const drawn = days.slice(0, DAYS_DRAWN).map(({ status }) => status);
  return (
    <Card aria-labelledby="streak-days">
      <h2 id="streak-days" className="text-step-1">
        {words.days}
      </h2>
      {days.length === 0 ? <p className="mt-2 text-ink-soft">{words.noDays}</p> : null}
      {drawn.length > 0 ? (
        <div className="mt-2 max-w-xl">
          <WeekLine mornings={drawn.reverse()} />
        </div>
      ) : null}
      <ol className="tabular mt-2 sm:columns-2 sm:gap-8">
        {days.map(({ date, status }) => (
          <li key={date} className="flex break-inside-avoid justify-between gap-4 border-t border-hair py-2">
            <time dateTime={date}>{formatDate(date, locale)}</time>
            <span className={status === 'attended' ? 'font-semibold' : 'text-ink-soft'}>{words.statuses[status]}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
