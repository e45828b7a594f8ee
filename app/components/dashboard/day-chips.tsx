import { Link } from '@remix-run/react';
import { joinClassNames } from '~/components/ui/class-names';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { useMessages } from '~/components/ui/use-messages';
import type { DaySummary } from './class-view';
import { WeekdayName } from './week-days';

/** Days as tabs. The name of a day without classes is in a thinner font. */
export function DayChips({
  days,
  current,
  toDay,
}: {
  days: readonly DaySummary[];
  current: string;
  toDay: (date: string) => string;
}) {
  const chips = days.map((day) => ({ ...day, to: toDay(day.date) }));
  const { week, days: messages } = useMessages('member.home');
  const names = { noClass: messages.noClass, short: week.shortDays, whole: week.weekdays };
  return (
    <nav aria-label={messages.label} className="mt-1 mb-3 grid grid-cols-4 @min-[17.5rem]:grid-cols-7">
      <Chips chips={chips} current={current} names={names} />
    </nav>
  );
}

function Chips({
  chips,
  current,
  names,
}: {
  chips: readonly (DaySummary & { to: string })[];
  current: string;
  names: { noClass: string; short: readonly string[]; whole: readonly string[] };
}) {
  return chips.map(({ date, dayOfMonth, weekday, hasClasses, to }) => {
    const isCurrent = date === current;
    return (
      <Link
        key={date}
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'date' : undefined}
        className="relative grid min-h-17 after:absolute after:inset-x-0 after:bottom-[7px] after:h-0.5 after:bg-ink justify-items-center pt-1.5 pb-[1.1rem] text-center leading-[1.2] text-ink-soft no-underline focus-visible:-outline-offset-3"
      >
        <span className={joinClassNames('text-note leading-tight', isCurrent && 'font-semibold text-ink')}>
          <WeekdayName name={names.short[weekday] ?? ''} />
          <VisuallyHidden>{names.whole[weekday]}</VisuallyHidden>
        </span>
        <span
          className={joinClassNames(
            'text-[1.375rem]',
            hasClasses ? 'font-display font-semibold text-ink' : 'font-text',
          )}
        >
          {dayOfMonth}
        </span>
        {hasClasses ? null : <VisuallyHidden>, {names.noClass}</VisuallyHidden>}
        {isCurrent ? (
          <span
            aria-hidden="true"
            className="absolute bottom-0.5 left-1/2 z-1 size-3 -translate-x-1/2 rounded-full bg-sun shadow-[0_0_0_2px_var(--color-ink)]"
          />
        ) : null}
      </Link>
    );
  });
}
