import { AsanaDrawing } from '~/components/art/asana';
import { TeacherDisc, TeacherPortrait } from '~/components/art/teacher-portrait';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeRange } from '~/lib/time-range';
import { BackToClassLink } from './back-to-class-link';
import { ClassStatusBadge } from './class-status-badge';
import { canJoinClass, type ClassView } from './class-view';
import { JoinButton } from './join-button';
import { ClassRow, ClassTeacherAndLevel } from './later-today';
import type { TimetableDay } from './timetable';
import { findFirstClass } from './timetable-view';
import type { JoinState } from './use-join-class';

/** A day of the timetable on phones: the member's class, then the other classes. */
export function TimetableDayPanel({ day, joining }: { day: TimetableDay; joining: JoinState }) {
  const messages = useMessages('member.timetable');
  const { week } = useMessages('member.home');
  const first = findFirstClass(day.classes);
  const others = day.classes.filter((one) => one !== first);
  const name = week.weekdays[day.weekday] ?? '';
  return (
    <div className="grid gap-3.5 lg:hidden">
      {first ? <FirstClass session={first} joining={joining} /> : null}
      {others.length > 0 ? (
        <Card aria-labelledby="also" padded={false} className="@container">
          <h2 id="also" className="px-4 pt-3 text-step-1 leading-tight">
            {interpolate(first ? messages.also : messages.classesOn, { day: name })}
          </h2>
          <ol>
            {others.map((session) => (
              <li key={session.id} className="border-hair not-first:border-t">
                <ClassRow
                  session={session}
                  portrait={
                    session.portrait ? (
                      <TeacherDisc
                        portrait={session.portrait}
                        name={session.instructor}
                        className="mt-1 size-9 @max-[17rem]:hidden"
                      />
                    ) : null
                  }
                />
                {canJoinClass(session) ? (
                  <div className="px-4 pb-3">
                    <JoinButton session={session} joining={joining} variant={first ? 'quiet' : 'sun'} />
                  </div>
                ) : null}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      {day.classes.length === 0 ? (
        <div className="flex items-end justify-between gap-3 px-1 text-ink-soft">
          <p className="pb-2.5">{day.none}</p>
          <AsanaDrawing pose="bala" className="w-30 flex-none" />
        </div>
      ) : null}
    </div>
  );
}

function FirstClass({ session, joining }: { session: ClassView; joining: JoinState }) {
  const messages = useMessages('member.timetable');
  const isGone = session.state === 'cancelled';
  const isPlainOwn = session.isOwnBatch && !isGone && session.state !== 'joined' && session.state !== 'full';
  return (
    <Card aria-labelledby="first-class" padded={false} className="almanac @container pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-2">
        {isPlainOwn ? (
          <p className="flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className={joinClassNames('live-dot', !session.isOngoing && 'live-dot-later')} />
            {session.isOngoing ? messages.ownClassLive : messages.ownClass}
          </p>
        ) : (
          <ClassStatusBadge session={session} isFirst />
        )}
        <p className="class-time tabular font-semibold">
          {isGone ? (
            <del className="text-ink-soft decoration-sindoor">
              {formatTimeRange(session.startTime, session.endTime)}
            </del>
          ) : (
            formatTimeRange(session.startTime, session.endTime)
          )}
        </p>
      </div>
      <div className="mt-1 grid items-end gap-x-3.5 border-b-[2.5px] border-ink pr-4 pl-2.5 @min-[16rem]:grid-cols-[5.5rem_minmax(0,1fr)]">
        <TeacherPortrait
          portrait={session.portrait}
          isLive={session.isOngoing && !isGone}
          className="w-full max-w-22"
        />
        <div className="order-first self-center py-1.5 @min-[16rem]:order-none">
          <h2 id="first-class" lang={session.langs.title} className="text-step-1 leading-[1.15]">
            {isGone ? <del className="text-ink-soft decoration-sindoor">{session.title}</del> : session.title}
          </h2>
          <ClassTeacherAndLevel session={session} />
        </div>
      </div>
      {canJoinClass(session) ? (
        <div className="px-4 pt-3 pb-4">
          <JoinButton session={session} joining={joining} variant="sun" />
        </div>
      ) : null}
      {session.state === 'joined' && session.time === 'now' ? (
        <div className="px-4 pb-4">
          <BackToClassLink session={session} isBlocked={joining.isBlocked} />
        </div>
      ) : null}
    </Card>
  );
}
