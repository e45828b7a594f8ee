import { Form, Link } from '@remix-run/react';
import { AttendedDayLoop } from '~/components/art/attended-day-loop';
import { WeekLine } from '~/components/art/week-line';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Meter } from '~/components/ui/meter';
import { TextWithName } from '~/components/ui/text-with-name';
import { useLanguage } from '~/components/ui/use-language';
import { useMessages } from '~/components/ui/use-messages';
import { getRankProgress } from '~/domain/members/policy';
import type { Mood } from '~/domain/ratings/policy';
import { interpolate } from '~/i18n/interpolate';
import { translateRankTitle } from '~/i18n/titles';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay, subtractMinutes } from '~/lib/time-range';
import { MoodRow } from './mood-row';
import { ReminderOn, type ReminderView, findBatchTime } from './reminder-row';
import { WeekDays, WeekStatistic } from './week-days';
import type { WeekView } from './week-view';

/** Today's practice of a member after a class has ended. */
export interface PractisedToday {
  firstName: string;
  minutes: number;
  /** Start time of the first attended class, such as `06:00:00`. */
  startTime: string;
  /** The mood that the member chose today, or null. */
  mood: Mood | null;
}

/** Shown after a class: the minutes practised, the week, and the question about tomorrow. */
export function CameTodayCard({
  practised,
  week,
  reminder,
}: {
  practised: PractisedToday;
  week: WeekView;
  reminder: ReminderView | null;
}) {
  const { came } = useMessages('member.after');
  const { week: messages } = useMessages('member.home');
  const { firstName, minutes } = practised;
  const { days, isOlder, currentStreak, totalDays, rate } = week;
  const done = interpolate(came.minutes, { count: formatCount(minutes) });
  return (
    <Card aria-labelledby="came-today" padded={false} className="almanac @container pt-3">
      <div className="bg-sun-wash px-4 pt-2.5 pb-3.5 text-ink/78 lg:px-7">
        <p className="flex items-center gap-2 font-semibold text-ink">
          <AttendedDayLoop className="-my-1 size-7" />
          {came.title}
        </p>
        <h2 id="came-today" className="text-[min(1.75rem,9vw)] leading-[1.15] text-ink">
          <TextWithName text={done} name={firstName} />
        </h2>
        <div className="mt-2 max-w-lg">
          <WeekLine mornings={days.map(({ mark }) => mark)} isOlder={isOlder} />
          <WeekDays days={days} />
        </div>
        <dl className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-2">
          <WeekStatistic name={came.inARow} value={currentStreak} />
          <WeekStatistic name={messages.totalDays} value={totalDays} />
          <WeekStatistic name={messages.rate} value={rate} unit="%" />
        </dl>
        <Link to="/streak" className="inline-flex min-h-touch items-center font-semibold underline">
          {messages.why}
        </Link>
      </div>
      {reminder ? <Tomorrow reminder={reminder} startTime={practised.startTime} /> : null}
      <MoodRow mood={practised.mood} />
    </Card>
  );
}

/**
 * Asks once whether to remind the member of the next class. If reminders are on, shows when the
 * reminder is sent.
 */
function Tomorrow({ reminder, startTime }: { reminder: ReminderView; startTime: string }) {
  const { reminder: messages, week } = useMessages('member.home');
  const { isOn, isAnswered, minutesBefore, batchTimes, tomorrow } = reminder;
  if (!isOn && isAnswered) return null;
  const batch = findBatchTime(batchTimes, startTime);
  const chosen = reminder.batch ?? batch;
  const time = chosen === undefined ? null : formatTimeOfDay(subtractMinutes(chosen, minutesBefore));
  if (isOn) {
    return time ? (
      <div className="px-4 pb-4 lg:px-7">
        <ReminderOn time={time} />
      </div>
    ) : null;
  }
  const isSameTime = tomorrow !== null && chosen !== undefined && time !== null;
  return (
    <div className="px-4 pt-3 pb-2 lg:px-7">
      <h3 className="text-step-1 leading-tight">{isSameTime ? messages.tomorrow : messages.title}</h3>
      <p className="mt-0.5 text-ink-soft">
        {isSameTime ? (
          <span className="class-time">
            {interpolate(messages.tomorrowText, {
              day: week.weekdays[tomorrow] ?? '',
              time: formatTimeOfDay(chosen),
              at: time,
            })}
          </span>
        ) : (
          interpolate(messages.text, { minutes: minutesBefore })
        )}
      </p>
      <Form method="post" action="/reminder" preventScrollReset className="mt-3 grid gap-1">
        {reminder.batch === null && batch !== undefined ? <input type="hidden" name="batch" value={batch} /> : null}
        <Button name="reminders" value="on" variant="sun" size="big" block>
          {messages.yes}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4">
          <Link to="/profile-edit/reminders" className="inline-flex min-h-touch items-center font-semibold">
            {messages.anotherTime}
          </Link>
          <button
            name="reminders"
            value="off"
            className="inline-flex min-h-touch items-center font-semibold text-neel underline"
          >
            {messages.no}
          </button>
        </div>
      </Form>
    </div>
  );
}

/**
 * Shows the next title and the number of classes until it. Renders nothing for a member with the
 * highest title.
 */
export function NextTitleCard({ totalClasses }: { totalClasses: number }) {
  const messages = useMessages('member.after').came;
  const language = useLanguage();
  const { next, missing } = getRankProgress(totalClasses);
  if (!next) return null;
  const title = translateRankTitle(language, next);
  const [before, after] = interpolate(missing === 1 ? messages.inOneClass : messages.inClasses, {
    count: formatCount(missing),
  }).split('{title}');
  return (
    <Card className="grid gap-2 lg:px-7">
      <p>
        {before}
        <span className="display text-step-1">{title}</span>
        {after}
      </p>
      <Meter label={messages.nextTitle} value={totalClasses} max={next.fromClasses} />
    </Card>
  );
}
