import { Link } from '@remix-run/react';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';

/** A day of this week with the class of the member's batch. */
export interface OwnDay {
  date: string;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  isToday: boolean;
  title: string | null;
  titleLang: string | undefined;
  state: 'came' | 'rested' | 'excused' | 'missed' | 'now' | 'reminder' | 'cancelled' | null;
}

/** The class of the member's batch on each day of this week, from Monday. */
export function OwnWeekCard({
  days,
  batch,
  reminderTime,
  calendarUrl,
}: {
  days: readonly OwnDay[];
  /** Start time such as `06:00:00`, or null if the member has not chosen a batch. */
  batch: string | null;
  reminderTime: string | null;
  calendarUrl: string;
}) {
  const { ownWeek: messages } = useMessages('member.timetable');
  const { week } = useMessages('member.home');
  if (batch === null) {
    return (
      <Card aria-labelledby="own-week">
        <h2 id="own-week" className="font-text text-body font-semibold tracking-normal">
          <Link to="/profile-edit/reminders" className="inline-flex min-h-touch items-center">
            {messages.choose}
          </Link>
        </h2>
        <p className="text-ink-soft">{messages.chooseText}</p>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="own-week" padded={false} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-1.5 lg:px-7 lg:pt-4">
        <h2 id="own-week" className="text-step-1 leading-tight">
          <span className="class-time">
            {interpolate(messages.title, { time: formatTimeOfDay(batch).replace(':00', '') })}
          </span>
        </h2>
        <a href={calendarUrl} className="inline-flex min-h-touch items-center gap-1.5 font-semibold no-underline">
          <Icon glyph={CalendarPlus} size="s" />
          {messages.add}
        </a>
      </div>
      <ol>
        {days.map((day) => (
          <li
            key={day.date}
            aria-current={day.isToday ? 'date' : undefined}
            className="flex min-h-touch flex-wrap items-center gap-x-2.5 border-hair px-4 py-1 not-first:border-t lg:px-7"
          >
            <span className={day.isToday ? 'w-12 flex-none font-semibold' : 'w-12 flex-none text-ink-soft'}>
              <span aria-hidden="true">{week.shortDays[day.weekday]}</span>
              <VisuallyHidden>{week.weekdays[day.weekday]}</VisuallyHidden>
            </span>
            {day.title === null ? (
              <span className="min-w-0 flex-[1_1_6rem] text-ink-soft">{messages.rest}</span>
            ) : (
              <span lang={day.titleLang} className="min-w-0 flex-[1_1_6rem] leading-[1.3] font-semibold">
                {day.state === 'cancelled' ? (
                  <del className="font-normal text-ink-soft decoration-sindoor">{day.title}</del>
                ) : (
                  day.title
                )}
              </span>
            )}
            <DayState state={day.state} reminderTime={reminderTime} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function DayState({ state, reminderTime }: { state: OwnDay['state']; reminderTime: string | null }) {
  const { ownWeek: messages } = useMessages('member.timetable');
  const { cancelled } = useMessages('member.home').classes;
  const text = 'flex items-center gap-1.5 text-ink-soft';
  if (state === null) return null;
  if (state === 'cancelled') return <span className="font-semibold text-sindoor">{cancelled}</span>;
  if (state === 'came') {
    return (
      <span className={text}>
        <Icon glyph={Check} size="s" />
        {messages.came}
      </span>
    );
  }
  if (state === 'now') {
    return (
      <span className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className="live-dot" />
        {messages.now}
      </span>
    );
  }
  if (state === 'reminder') {
    if (reminderTime === null) return null;
    const time = formatTimeOfDay(reminderTime);
    return (
      <span className={text}>
        <Icon glyph={Bell} size="s" />
        <span aria-hidden="true" className="class-time tabular">
          {time}
        </span>
        <VisuallyHidden>{interpolate(messages.reminder, { time })}</VisuallyHidden>
      </span>
    );
  }
  return <span className={text}>{messages[state]}</span>;
}
