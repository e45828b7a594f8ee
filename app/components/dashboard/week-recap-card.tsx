import { WeekLine } from '~/components/art/week-line';
import { Card } from '~/components/ui/card';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { useLanguage } from '~/components/ui/use-language';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { WeekRecap } from '~/domain/friends/week-recap.server';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { WeekdayName, WeekStatistic } from './week-days';

/** The week from Monday to Sunday in figures, shown on Sunday and Monday. */
export function WeekRecapCard({ recap, streak }: { recap: WeekRecap; streak: number }) {
  const messages = useMessages('member.recap');
  const { weekdays, shortDays } = useMessages('member.home').week;
  const language = useLanguage();
  const { came, classes, minutes, cheered } = recap;
  const days = came.filter(Boolean).length;
  return (
    <Card aria-labelledby="recap" className="@container lg:px-7">
      <h2 id="recap" className="text-step-1 leading-tight">
        {messages.title}
      </h2>
      <p className="text-ink-soft">
        {days === 1 ? messages.oneDay : interpolate(messages.days, { count: formatCount(days) })}
        {cheered === 0
          ? null
          : ` ${cheered === 1 ? messages.cheeredOne : interpolate(messages.cheered, { count: formatCount(cheered) })}`}
      </p>
      <div className="mt-2 max-w-lg text-ink-soft">
        <WeekLine mornings={came.map((isDay) => (isDay ? 'attended' : 'none'))} />
        <ol className="grid grid-cols-7 text-center text-note leading-[1.3]">
          {came.map((isDay, index) => (
            <li key={shortDays[index]}>
              <WeekdayName name={shortDays[index] ?? ''} />
              <VisuallyHidden>
                {interpolate(messages.day, {
                  day: weekdays[index] ?? '',
                  state: isDay ? messages.came : messages.didNotCome,
                })}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
      </div>
      <dl className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <WeekStatistic name={messages.classes} value={classes} />
        <WeekStatistic name={messages.minutes} value={minutes} />
        <WeekStatistic name={messages.inARow} value={streak} />
      </dl>
      <ShareImageLink
        href={`/share/streak?format=story&lang=${language}`}
        className="mt-1 inline-flex min-h-touch items-center font-semibold"
      >
        {messages.share}
      </ShareImageLink>
    </Card>
  );
}
