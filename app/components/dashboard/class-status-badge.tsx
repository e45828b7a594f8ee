import { joinClassNames } from '~/components/ui/class-names';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import type { ClassView } from './class-view';
import { AttendedDayLoop } from '~/components/art/attended-day-loop';

/** Shows the status of a class as a symbol with text. */
export function ClassStatusBadge({
  session: { state, isOngoing, minutesToStart, isOwnBatch, time },
  isFirst = false,
}: {
  session: ClassView;
  /** True on the first card of the page, which has a separate countdown. */
  isFirst?: boolean;
}) {
  const messages = useMessages('member.home').classes;
  const row = 'flex items-center gap-2 font-semibold';
  const isCounted = isFirst && time === 'ahead';
  if (state === 'joined')
    return (
      <p className={row}>
        <AttendedDayLoop className="size-6" />
        {messages.joined}
      </p>
    );
  if (state === 'cancelled')
    return (
      <p className={row}>
        <span aria-hidden="true" className="h-[2.5px] w-3 rounded-sm bg-sindoor" />
        {messages.cancelled}
      </p>
    );
  const mark = state === 'full' ? 'live-dot-full' : isOngoing ? '' : 'live-dot-later';
  return (
    <p className={row}>
      <span aria-hidden="true" className={joinClassNames('live-dot', mark)} />
      {state === 'full'
        ? messages.full
        : isOngoing
          ? messages.live
          : isCounted
            ? isOwnBatch
              ? messages.yourClass
              : messages.nextClass
            : untilStart(minutesToStart, messages)}
    </p>
  );
}

function untilStart(minutes: number, messages: NamespaceMessages<'member.home'>['classes']): string {
  if (minutes <= 1) return messages.inOneMinute;
  if (minutes < 60) return interpolate(messages.inMinutes, { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours === 1 ? messages.inOneHour : interpolate(messages.inHours, { count: hours });
}
