import { Form, Link } from '@remix-run/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay, subtractMinutes } from '~/lib/time-range';
import type { ClassView } from './class-view';

/** The member's reminder setting, for a site that sends reminders on WhatsApp. */
export interface ReminderView {
  isOn: boolean;
  minutesBefore: number;
  /** False until the member has chosen whether to be reminded. */
  isAnswered: boolean;
  /** Start time of the member's batch, such as `06:00:00`, or null. */
  batch: string | null;
  /** Start times that the member can choose, such as `06:00`. */
  batchTimes: readonly string[];
  /** Id of the class of today that reminders are sent for, or null if there is none. */
  classId: number | null;
  /** Weekday from 0 for Monday if there is a class tomorrow, otherwise null. */
  tomorrow: number | null;
}

/** Returns the batch with this start time, or undefined if there is none. */
export function findBatchTime(batchTimes: readonly string[], startTime: string): string | undefined {
  return batchTimes.find((time) => startTime.startsWith(time));
}

/** Shows whether the member will be reminded of the class, or offers a reminder. */
export function ReminderRow({ session, reminder }: { session: ClassView; reminder: ReminderView }) {
  const messages = useMessages('member.home').reminder;
  const { isOn, minutesBefore, batch, batchTimes, classId } = reminder;
  const time = formatTimeOfDay(subtractMinutes(session.startTime, minutesBefore));
  const isInTime = session.minutesToStart > minutesBefore;
  if (isOn) return classId === session.id && isInTime ? <ReminderOn time={time} /> : null;
  const chosen = findBatchTime(batchTimes, session.startTime);
  if (!isInTime || chosen === undefined || (batch !== null && !session.isOwnBatch)) return null;
  return (
    <Form method="post" action="/reminder" preventScrollReset className="mt-3">
      <input type="hidden" name="reminders" value="on" />
      <input type="hidden" name="batch" value={chosen} />
      <Button variant="quiet" block>
        <span className="class-time">{interpolate(messages.remindAt, { time })}</span>
      </Button>
    </Form>
  );
}

export function ReminderOn({ time }: { time: string }) {
  const messages = useMessages('member.home').reminder;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-button border-[1.5px] border-neem bg-neem-wash px-3.5 py-1">
      <span className="flex min-w-0 flex-[1_1_8rem] items-center gap-2.5">
        <Icon glyph={Check} className="text-neem" />
        <span className="class-time">{interpolate(messages.at, { time })}</span>
      </span>
      <Link to="/profile-edit/reminders" className="inline-flex min-h-touch items-center font-semibold">
        {messages.change}
      </Link>
    </p>
  );
}
