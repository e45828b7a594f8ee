import { Link } from '@remix-run/react';
import { WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { interpolate } from '~/i18n/interpolate';
import { getWeekdayIndex } from '~/lib/date-text';
import { useMessages } from '~/components/ui/use-messages';
import { WeekStatistic, WeekDays } from './week-days';
import type { WeekView } from './week-view';

const footLink = 'inline-flex min-h-touch items-center text-small font-semibold underline';

/**
 * The week, starting on Monday, as one line. The days are also given as text, with the figures of
 * the streak.
 */
export function WeekCard({
  week,
  prompt,
}: {
  week: WeekView;
  /** Text that encourages the member to join, such as `Join today to make it ten`. */
  prompt?: string | undefined;
}) {
  const messages = useMessages('member.home').week;
  const { days, totalDays, currentStreak, rate, isOlder, restedOn } = week;
  return (
    <Card aria-labelledby="this-week" className="@container lg:px-7 lg:py-[26px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="this-week" className="text-step-1 leading-tight whitespace-nowrap">
          {messages.title}
        </h2>
        {prompt ? <p className="text-small text-ink-soft">{prompt}</p> : null}
      </div>
      <div className="@min-[34rem]:mt-2 @min-[34rem]:flex @min-[34rem]:items-center @min-[34rem]:gap-8">
        <div className="mt-1.5 text-ink-soft @min-[34rem]:mt-0 @min-[34rem]:flex-1">
          <WeekLine mornings={days.map(({ mark }) => mark)} isOlder={isOlder} />
          <WeekDays days={days} />
        </div>
        <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-hair pt-3 text-ink-soft @min-[34rem]:mt-0 @min-[34rem]:flex-col @min-[34rem]:border-t-0 @min-[34rem]:border-l @min-[34rem]:pt-0 @min-[34rem]:pl-8">
          <WeekStatistic name={messages.totalDays} value={totalDays} />
          <WeekStatistic
            name={messages.streak}
            value={currentStreak}
            unit={currentStreak === 1 ? messages.oneDay : messages.manyDays}
          />
          <WeekStatistic name={messages.rate} value={rate} unit="%" />
        </dl>
      </div>
      {restedOn ? (
        <p className="mt-3 text-small">
          {interpolate(messages.rested, { day: messages.weekdays[getWeekdayIndex(restedOn)] ?? '' })}
        </p>
      ) : null}
      <p className="mt-2 -mb-2 flex flex-wrap gap-x-6">
        <Link to="/streak" className={footLink}>
          {messages.why}
        </Link>
        {currentStreak > 0 ? (
          <ShareImageLink href="/share/streak" className={footLink}>
            {messages.picture}
          </ShareImageLink>
        ) : null}
      </p>
    </Card>
  );
}
