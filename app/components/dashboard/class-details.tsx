import Armchair from 'lucide/dist/esm/icons/armchair.mjs';
import { useMessages } from '~/components/ui/use-messages';
import { ClassStatusBadge } from './class-status-badge';
import { EnglishOnlyTag, Tag } from '~/components/ui/badge';
import { joinClassNames } from '~/components/ui/class-names';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';
import type { ClassView } from './class-view';

/** Title and start time of a class on one line. */
export function ClassTitleAndTime({
  session: { title, langs, startTime },
}: {
  session: Pick<ClassView, 'title' | 'langs' | 'startTime'>;
}) {
  return (
    <>
      <span lang={langs.title}>{title}</span>, <span className="class-time">{formatTimeOfDay(startTime)}</span>
    </>
  );
}

/** Status badge of a class, followed by its time, title, teacher and level. */
export function ClassHeader({ session }: { session: ClassView }) {
  const time = formatTimeRange(session.startTime, session.endTime);
  const isGone = session.state === 'cancelled';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 @min-[31rem]:justify-start @min-[31rem]:gap-x-5">
        <ClassStatusBadge session={session} />
        <p className="class-time tabular font-semibold">
          {isGone ? <del className="text-ink-soft decoration-sindoor">{time}</del> : time}
        </p>
      </div>
      <h3 lang={session.langs.title} className="mt-[0.1rem] mb-[0.15rem] text-step-2 leading-[1.2]">
        {isGone ? <del className="text-ink-soft decoration-sindoor decoration-2">{session.title}</del> : session.title}
      </h3>
      {isGone ? null : <ClassTeacher session={session} className="mt-[0.2rem]" />}
    </>
  );
}

type TaughtClass = Pick<ClassView, 'instructor' | 'level' | 'isSeated' | 'isOwnBatch' | 'langs'>;

export function ClassTeacher({
  session,
  plain = false,
  className,
}: {
  session: TaughtClass;
  /** True to show only the name, without "with". Used in rows. */
  plain?: boolean;
  className?: string;
}) {
  const messages = useMessages('member.home').classes;
  const [before, after] = plain ? ['', ''] : messages.with.split('{name}');
  return (
    <p className={joinClassNames('flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft', className)}>
      <span>
        {before}
        <span lang={session.langs.instructor}>{session.instructor}</span>
        {after}
      </span>
      <Level session={session} />
    </p>
  );
}

function Level({ session: { level, isSeated, isOwnBatch, langs } }: { session: TaughtClass }) {
  const messages = useMessages('member.home').classes;
  return (
    <span className="text-ink">
      {isOwnBatch ? <Tag>{messages.ownBatch}</Tag> : null}{' '}
      {isSeated ? <Tag glyph={Armchair}>{messages.seated}</Tag> : <Tag>{messages.levels[level]}</Tag>}{' '}
      <EnglishOnlyTag lang={langs.title} />
    </span>
  );
}

export function ClassCancelReason({
  session: { reason },
  className,
}: {
  session: Pick<ClassView, 'reason'>;
  className?: string;
}) {
  if (!reason) return null;
  return (
    <p lang={reason.lang} className={joinClassNames('text-pretty wrap-anywhere', className)}>
      {reason.text}
    </p>
  );
}

export function ClassDescription({
  session: { description, langs },
  className,
}: {
  session: Pick<ClassView, 'description' | 'langs'>;
  className?: string;
}) {
  if (!description) return null;
  return (
    <p lang={langs.description} className={joinClassNames('text-pretty text-ink-soft', className)}>
      {description}
    </p>
  );
}

/**
 * Number of attendees and capacity of a class. If nobody has joined yet, an open class also invites
 * the member to be the first.
 */
export function ClassAttendanceMeter({
  session: { attendanceCount, maxParticipants, isOpenToAll },
  invites = false,
  className,
}: {
  session: Pick<ClassView, 'attendanceCount' | 'maxParticipants' | 'isOpenToAll'>;
  invites?: boolean;
  className?: string;
}) {
  const messages = useMessages('member.home').classes;
  const text = isOpenToAll
    ? messages.onTheMatOpen
    : interpolate(messages.onTheMat, { places: formatCount(maxParticipants) });
  const [before, after] = text.split('{count}');
  return (
    <p className={className}>
      {before}
      <b>{formatCount(attendanceCount)}</b>
      {after}
      {invites && attendanceCount === 0 ? ` · ${messages.beFirst}` : null}
    </p>
  );
}
