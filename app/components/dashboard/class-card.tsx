import { TeacherPortrait } from '~/components/art/teacher-portrait';
import type { ButtonVariant } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';
import { BackToClassLink } from './back-to-class-link';
import { ClassCancelReason, ClassDescription, ClassHeader, ClassTeacher } from './class-details';
import { ClassStatusBadge } from './class-status-badge';
import { canJoinClass, type ClassView } from './class-view';
import { Countdown } from './countdown';
import { JoinButton } from './join-button';
import { PeopleLine } from './people-line';
import { ReminderRow, type ReminderView } from './reminder-row';
import type { JoinState } from './use-join-class';

export interface ClassCardProps {
  session: ClassView;
  /**
   * The replacement of a cancelled class or, if this class is full, a class today that is neither
   * full nor over.
   */
  other: ClassView | undefined;
  joining: JoinState;
  variant: ButtonVariant;
}

/**
 * Card of the first class on the page, with its teacher, its button and, before the class opens, a
 * countdown.
 */
export function FirstClassCard({ reminder, ...props }: ClassCardProps & { reminder: ReminderView | null }) {
  return (
    <Card padded={false} className="almanac pt-3">
      <article className="@container">
        <FirstClass {...props} reminder={reminder} />
      </article>
    </Card>
  );
}

function FirstClass({ session, reminder, ...props }: ClassCardProps & { reminder: ReminderView | null }) {
  const { state } = session;
  const isGone = state === 'cancelled';
  const time = formatTimeRange(session.startTime, session.endTime);
  const isAhead = session.time === 'ahead' && state === 'later';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2.5 lg:px-7">
        <ClassStatusBadge session={session} isFirst />
        <p className="class-time tabular font-semibold">
          {isGone ? <del className="text-ink-soft decoration-sindoor">{time}</del> : time}
        </p>
      </div>
      <div className="mt-1 grid items-end gap-x-3.5 border-b-[2.5px] border-ink pr-4 pl-2.5 @min-[16rem]:grid-cols-[min(7rem,36cqi)_minmax(0,1fr)] lg:px-7">
        <TeacherPortrait
          isLive={session.isOngoing && !isGone}
          portrait={session.portrait}
          className="w-full max-w-28 @max-[16rem]:w-20"
        />
        <div className="order-first self-center py-1.5 @min-[16rem]:order-none @min-[16rem]:pb-3">
          <h3 lang={session.langs.title} className="text-step-2 leading-[1.15]">
            {isGone ? (
              <del className="text-ink-soft decoration-sindoor decoration-2">{session.title}</del>
            ) : (
              session.title
            )}
          </h3>
          {isGone ? null : <ClassTeacher session={session} className="mt-1" />}
        </div>
      </div>
      <div className="px-4 pt-2.5 pb-4 lg:px-7 lg:pb-6">
        {isGone ? null : <TeacherLine session={session} />}
        {isGone ? null : <ClassDescription session={session} />}
        {state === 'open' || state === 'full' || isAhead ? <PeopleLine session={session} className="mt-1" /> : null}
        {isAhead ? <Countdown session={session} /> : null}
        {isAhead && reminder ? <ReminderRow session={session} reminder={reminder} /> : null}
        <NextStep session={session} {...props} />
      </div>
    </>
  );
}

function TeacherLine({ session: { teacherLine } }: { session: ClassView }) {
  return teacherLine ? (
    <p
      lang={teacherLine.lang}
      className="leading-snug text-pretty @max-[19rem]:hidden [@media(max-height:40rem)]:max-lg:hidden"
    >
      {teacherLine.text}
    </p>
  ) : null;
}

/** Another class that can be joined now. */
export function ClassCard(props: ClassCardProps) {
  const { session } = props;
  const { state } = session;
  return (
    <article className="@container">
      <ClassHeader session={session} />
      {state === 'cancelled' ? null : <ClassDescription session={session} className="mt-[0.35rem]" />}
      {state === 'open' || state === 'full' ? <PeopleLine session={session} className="mt-1" /> : null}
      <NextStep {...props} />
    </article>
  );
}

/** The next action: join the class, open it again, or join another class instead. */
function NextStep({ session, other, joining, variant }: ClassCardProps) {
  const messages = useMessages('member.home').classes;
  const { state } = session;
  return (
    <>
      {canJoinClass(session) ? (
        <div className="mt-3">
          <JoinButton session={session} joining={joining} variant={variant} />
        </div>
      ) : null}
      {state === 'joined' ? <BackToClassLink session={session} isBlocked={joining.isBlocked} /> : null}
      {state === 'full' ? <p className="mt-2">{messages.fullText}</p> : null}
      {state === 'cancelled' ? (
        <>
          <ClassCancelReason session={session} className="mt-[0.4rem] font-semibold" />
          <p className="mt-[0.4rem]">{messages.cancelledText}</p>
        </>
      ) : null}
      {other && (state === 'full' || state === 'cancelled') ? (
        <Other other={other} isInstead={state === 'cancelled'} joining={joining} variant={variant} />
      ) : null}
    </>
  );
}

function Other({
  other,
  isInstead,
  joining,
  variant,
}: {
  other: ClassView;
  isInstead: boolean;
  joining: JoinState;
  variant: ButtonVariant;
}) {
  const messages = useMessages('member.home').classes;
  const free = other.maxParticipants - other.attendanceCount;
  const isLive = isInstead && other.isOngoing;
  return (
    <div className="-mx-4 mt-4 border-t-[1.5px] border-dashed border-hair px-4 pt-3.5 lg:-mx-7 lg:px-7">
      <p className="mb-[0.15rem] text-small font-semibold text-geru">
        {isLive ? messages.insteadLive : isInstead ? messages.instead : messages.withRoom}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 lang={other.langs.title} className="font-text text-body tracking-normal">
          {other.title}
        </h4>
        <p className="class-time tabular text-small font-semibold">{formatTimeRange(other.startTime, other.endTime)}</p>
      </div>
      <ClassTeacher session={other} className="text-small" />
      <p className="text-small text-ink-soft">
        {other.isOpenToAll ? messages.openToAll : interpolate(messages.placesFree, { count: formatCount(free) })}
      </p>
      {canJoinClass(other) ? (
        <div className="mt-3.5">
          <JoinButton session={other} joining={joining} variant={variant} />
        </div>
      ) : null}
    </div>
  );
}
