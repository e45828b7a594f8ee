import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { ClassCancelReason } from './class-details';
import { AttendedDayLoop } from '~/components/art/attended-day-loop';
import type { ClassView } from './class-view';

export function JoinedClassBadge() {
  const messages = useMessages('member.home').classes;
  return (
    <p className="flex items-center gap-1.5 text-small font-semibold">
      <AttendedDayLoop className="size-6" />
      {messages.joined}
    </p>
  );
}

/** Shows that a class is cancelled, with the reason and the replacement class. */
export function CancelledClassNotice({ session }: { session: Pick<ClassView, 'reason' | 'instead'> }) {
  const messages = useMessages('member.home').classes;
  const { instead } = session;
  const [before, after] = messages.insteadAt.split('{title}');
  return (
    <>
      <p className="inline-flex items-center gap-1.5 text-small font-semibold text-sindoor">
        <span aria-hidden="true" className="w-[9px] border-t-2 border-current" />
        {messages.cancelled}
      </p>
      <ClassCancelReason session={session} className="text-small" />
      {instead ? (
        <p className="mt-[0.35rem] border-l-[2.5px] border-ink py-[0.1rem] pl-3 text-small">
          {before}
          <b lang={instead.titleLang}>{instead.title}</b>
          <span className="class-time">{interpolate(after ?? '', { time: formatTimeOfDay(instead.startTime) })}</span>
        </p>
      ) : null}
    </>
  );
}
