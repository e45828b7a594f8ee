import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import type { ClassView } from './class-view';

const MINUTES_AN_HOUR = 60;

/**
 * Countdown to the start of a class. Without JavaScript, only the sentence with the time is shown.
 */
export function Countdown({ session: { minutesToStart, startTime } }: { session: ClassView }) {
  const messages = useMessages('member.home').classes;
  const isHours = minutesToStart > MINUTES_AN_HOUR;
  const count = isHours ? Math.round(minutesToStart / MINUTES_AN_HOUR) : Math.max(1, minutesToStart);
  const one = isHours ? messages.hourToGo : messages.minuteToGo;
  const many = isHours ? messages.hoursToGo : messages.minutesToGo;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3.5">
      <span className="font-display text-[3.25rem] leading-none font-semibold tracking-[-0.03em] noscript:hidden">
        {count}
      </span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="display block text-step-1 leading-tight noscript:hidden">{count === 1 ? one : many}</span>
        <span className="class-time">{interpolate(messages.opensAt, { time: formatTimeOfDay(startTime) })}</span>
      </span>
    </p>
  );
}
