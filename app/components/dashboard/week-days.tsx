import { joinClassNames } from '~/components/ui/class-names';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { formatCount } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import type { WeekView } from './week-view';

/** Short name of a weekday. At large text sizes only its first letter is shown. */
export function WeekdayName({ name }: { name: string }) {
  const [initial = ''] = /^\P{M}\p{M}*/u.exec(name) ?? [];
  return (
    <span aria-hidden="true">
      {initial}
      <span className="@max-[15rem]:hidden">{name.slice(initial.length)}</span>
    </span>
  );
}

/** Names and states of the seven days, below the line of the week. */
export function WeekDays({ days, className = 'grid-cols-7' }: { days: WeekView['days']; className?: string }) {
  return (
    <ol className={joinClassNames('grid text-center text-note leading-[1.3]', className)}>
      <Days days={days} />
    </ol>
  );
}

function Days({ days }: { days: WeekView['days'] }) {
  const messages = useMessages('member.home').week;
  return days.map(({ date, mark, isToday }, index) => (
    <li
      key={date}
      aria-current={isToday ? 'date' : undefined}
      className={isToday ? 'font-semibold text-ink' : undefined}
    >
      <WeekdayName name={messages.shortDays[index] ?? ''} />
      <VisuallyHidden>
        {messages.weekdays[index]}, {messages.marks[mark]}
      </VisuallyHidden>
    </li>
  ));
}

export function WeekStatistic({ name, value, unit }: { name: string; value: number; unit?: string }) {
  return (
    <div>
      <dt className="text-note leading-[1.3]">{name}</dt>
      <dd className="font-display text-step-2 leading-[1.2] text-ink">
        {formatCount(value)}
        {unit ? <span className="font-text text-small">{unit}</span> : null}
      </dd>
    </div>
  );
}
