import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { Icon } from '~/components/ui/icon';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { ClassAttendanceMeter, ClassCancelReason, ClassDescription, ClassTeacher } from './class-details';
import { AttendedDayLoop } from '~/components/art/attended-day-loop';
import type { ClassRowView } from './class-view';

/** List of classes. Uses two columns if the container is wide enough. */
export function ClassRowList({ sessions }: { sessions: readonly ClassRowView[] }) {
  return (
    <div className="@container">
      <ol className="grid grid-cols-[minmax(0,1fr)] @min-[34rem]:grid-cols-2">
        <Rows sessions={sessions} />
      </ol>
    </div>
  );
}

function Rows({ sessions }: { sessions: readonly ClassRowView[] }) {
  return sessions.map((session) => (
    <li
      key={session.id}
      className="relative grid content-start gap-x-2.5 border-hair px-[18px] py-3 not-first:border-t @min-[16rem]:grid-cols-[4.75rem_minmax(0,1fr)] @min-[34rem]:grid-cols-[minmax(0,1fr)] @min-[34rem]:even:border-l @min-[34rem]:nth-2:border-t-0 @min-[34rem]:odd:last:col-span-2 lg:px-7"
    >
      <Row session={session} />
    </li>
  ));
}

function Row({ session }: { session: ClassRowView }) {
  const messages = useMessages('member.home').classes;
  const isOver = session.time === 'over';
  const isGone = session.state === 'cancelled';
  const time = formatTimeOfDay(session.startTime);
  const faded = isOver ? 'font-normal text-ink-soft' : 'font-semibold';
  return (
    <>
      <span className={`class-time class-time-narrow tabular leading-[1.45rem] whitespace-nowrap ${faded}`}>
        {isGone ? <del className="text-ink-soft decoration-sindoor decoration-[1.75px]">{time}</del> : time}
      </span>
      <div className="min-w-0">
        <p
          lang={session.langs.title}
          className={`leading-[1.45rem] text-pretty ${isGone ? '' : isOver ? '@min-[16rem]:pr-16' : 'pr-touch'} ${faded}`}
        >
          {isGone ? (
            <del className="text-ink-soft decoration-sindoor decoration-[1.75px]">{session.title}</del>
          ) : (
            session.title
          )}
        </p>
        {isGone ? (
          <CancelledClassNotice session={session} />
        ) : session.state === 'joined' ? (
          <JoinedClassBadge />
        ) : isOver ? null : (
          <ClassTeacher session={session} plain className="mt-[0.1rem]" />
        )}
        {isGone ? null : (
          <>
            <ClassDescription session={session} className="text-small" />
            <ClassAttendanceMeter session={session} />
          </>
        )}
      </div>
      {isGone ? null : isOver ? (
        <span className="absolute top-3 right-[18px] text-small leading-[1.45rem] text-ink-soft lg:right-7">
          {messages.ended}
        </span>
      ) : (
        <a
          href={`/classes/${session.id}/calendar`}
          aria-label={interpolate(messages.calendar, { title: session.title })}
          className="absolute top-0 right-2.5 grid size-touch place-items-center rounded-button text-ink-soft hover:text-ink lg:right-5"
        >
          <Icon glyph={CalendarPlus} />
        </a>
      )}
    </>
  );
}

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
export function CancelledClassNotice({ session }: { session: Pick<ClassRowView, 'reason' | 'instead'> }) {
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
