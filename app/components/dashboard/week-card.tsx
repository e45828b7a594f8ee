import { Link } from '@remix-run/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { WeekLine } from '~/components/art/week-line';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { getWeekdayIndex } from '~/lib/date-text';
import { WeekDays } from './week-days';
import type { WeekView } from './week-view';

/**
 * The current streak and the week, starting on Monday, as one line. The days are also given as
 * text.
 */
export function WeekCard({
  week,
  prompt,
}: {
  week: WeekView;
  /** Text that encourages the member to join, such as `Join today to make it 10`. */
  prompt?: string | undefined;
}) {
  const messages = useMessages('member.home').week;
  const { days, totalDays, currentStreak, rate, isOlder, restedOn } = week;
  return (
    <section aria-labelledby="this-week" className="@container px-0.5 lg:px-7">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2
          id="this-week"
          className="flex min-w-0 flex-[1_1_9rem] flex-wrap items-center gap-x-3 font-text tracking-normal"
        >
          <span className="font-display text-[2.5rem] leading-none tracking-[-0.02em]">
            {formatCount(currentStreak)}
          </span>{' '}
          <span className="min-w-0 flex-1 text-body leading-tight">
            {currentStreak === 1 ? messages.dayInARow : messages.daysInARow}
            {prompt ? <span className="block font-normal text-ink-soft">{prompt}</span> : null}
          </span>
        </h2>
        <Link to="/streak" className="inline-flex min-h-touch items-center gap-1 font-semibold no-underline">
          {messages.why}
          <Icon glyph={ChevronRight} size="s" />
        </Link>
      </div>
      <div className="mt-0.5 max-w-lg text-ink-soft">
        <WeekLine mornings={days.map(({ mark }) => mark)} isOlder={isOlder} />
        <WeekDays days={days} />
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>
          {interpolate(totalDays === 1 ? messages.oneDayInAll : messages.daysInAll, { count: formatCount(totalDays) })}
        </span>
        <span>{interpolate(messages.rateThisWeek, { rate })}</span>
      </p>
      {restedOn ? (
        <p className="mt-1">
          {interpolate(messages.rested, { day: messages.weekdays[getWeekdayIndex(restedOn)] ?? '' })}
        </p>
      ) : null}
    </section>
  );
}
