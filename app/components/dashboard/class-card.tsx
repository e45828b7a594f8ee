import type { ButtonVariant } from '~/components/ui/button-class';
import { Meter } from '~/components/ui/meter';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { formatTimeRange } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { BackToClassLink } from './back-to-class-link';
import { ClassAttendanceMeter, ClassCancelReason, ClassHeader, ClassDescription, ClassTeacher } from './class-details';
import type { ClassView } from './class-view';
import { JoinButton } from './join-button';
import type { JoinState } from './use-join-class';

/**
 * Minimum share of attendees for showing the bar. An almost empty bar would discourage members from
 * joining.
 */
const SHARE_DRAWN_FROM = 0.1;

export function ClassCard({
  session,
  other,
  joining,
  variant,
}: {
  session: ClassView;
  /**
   * The replacement of a cancelled class or, if this class is full, a class today that is neither
   * full nor over.
   */
  other: ClassView | undefined;
  joining: JoinState;
  variant: ButtonVariant;
}) {
  const messages = useMessages('member.home').classes;
  const { state, time } = session;
  const canJoin = state === 'open' && time === 'now' && session.hasLink;
  return (
    <article className="@container">
      <div className="@min-[31rem]:flex @min-[31rem]:items-end @min-[31rem]:gap-6">
        <div className="min-w-0 flex-1">
          <ClassHeader session={session} />
        </div>
        {canJoin ? (
          <div className="mt-3.5 @min-[31rem]:w-56 @min-[31rem]:flex-none">
            <JoinButton session={session} joining={joining} variant={variant} />
          </div>
        ) : null}
      </div>
      {state === 'cancelled' ? null : <ClassDescription session={session} className="mt-[0.35rem]" />}
      {state === 'open' || state === 'full' ? <Places session={session} /> : null}
      {state === 'joined' ? <BackToClassLink session={session} /> : null}
      {state === 'full' ? (
        <>
          <p className="mt-2 font-semibold">{messages.isFull}</p>
          <p>{messages.fullText}</p>
        </>
      ) : null}
      {state === 'cancelled' ? (
        <>
          <ClassCancelReason session={session} className="mt-[0.4rem] font-semibold" />
          <p className="mt-[0.4rem]">{messages.cancelledText}</p>
        </>
      ) : null}
      {other && (state === 'full' || state === 'cancelled') ? (
        <Other other={other} isInstead={state === 'cancelled'} joining={joining} variant={variant} />
      ) : null}
    </article>
  );
}

function Places({ session }: { session: ClassView }) {
  const messages = useMessages('member.home').classes;
  const { title, attendanceCount, maxParticipants, isOpenToAll } = session;
  if (attendanceCount === 0) return null;
  return (
    <div className="mt-3.5">
      <ClassAttendanceMeter session={session} className="mb-[0.35rem]" />
      {isOpenToAll || attendanceCount < SHARE_DRAWN_FROM * maxParticipants ? null : (
        <Meter label={interpolate(messages.placesTaken, { title })} value={attendanceCount} max={maxParticipants} />
      )}
    </div>
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
  const canJoin = other.state === 'open' && other.time === 'now' && other.hasLink;
  const free = other.maxParticipants - other.attendanceCount;
  const isLive = isInstead && other.isOngoing;
  return (
    <div className="-mx-[18px] mt-4 border-t-[1.5px] border-dashed border-hair px-[18px] pt-3.5 lg:-mx-7 lg:px-7">
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
      {canJoin ? (
        <div className="mt-3.5">
          <JoinButton session={other} joining={joining} variant={variant} />
        </div>
      ) : null}
    </div>
  );
}
