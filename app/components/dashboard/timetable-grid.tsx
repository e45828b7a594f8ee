import { AsanaDrawing } from '~/components/art/asana';
import { joinClassNames } from '~/components/ui/class-names';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { ClassTeacher } from './class-details';
import { CancelledClassNotice, JoinedClassBadge } from './class-badges';
import { canJoinClass, type ClassView } from './class-view';
import { JoinButton } from './join-button';
import type { TimetableDay } from './timetable';
import { findFirstClass, listRowSortKeys } from './timetable-view';
import type { JoinState } from './use-join-class';

/** The timetable of laptops: seven columns with one row per time slot. */
export function TimetableGrid({ days, joining }: { days: readonly TimetableDay[]; joining: JoinState }) {
  const messages = useMessages('member.timetable');
  const { week } = useMessages('member.home');
  const slots = [...new Set(days.flatMap(({ classes }) => listRowSortKeys(classes)))].sort();
  return (
    <div
      className="mt-6 grid grid-cols-7 grid-rows-(--rows) gap-2.5 max-lg:hidden"
      style={{ ['--rows' as string]: `auto repeat(${Math.max(1, slots.length)}, auto)` }}
    >
      {days.map((day, at) => (
        <section
          key={day.date}
          id={`day-${day.date}`}
          aria-labelledby={`heading-${day.date}`}
          className="row-span-full grid min-w-0 grid-rows-subgrid"
        >
          <h2
            id={`heading-${day.date}`}
            className="relative -mr-2.5 flex flex-col-reverse items-start pb-5 pl-3 text-step-1 after:absolute after:inset-x-0 after:bottom-[9px] after:h-0.5 after:bg-ink last:mr-0"
          >
            <span className="text-[2rem] leading-none">{day.dayOfMonth}</span>{' '}
            <span className={joinClassNames('font-text text-body', at > 0 && 'font-normal text-ink-soft')}>
              {at === 0 ? `${messages.today}, ` : ''}
              {week.weekdays[day.weekday]}
            </span>
            {at === 0 ? (
              <span
                aria-hidden="true"
                className="absolute bottom-1 left-4 z-1 size-3 rounded-full bg-sun shadow-[0_0_0_2px_var(--color-ink)]"
              />
            ) : null}
          </h2>
          {day.classes.length > 0 ? (
            <ol className="row-[2/-1] grid grid-rows-subgrid">
              {day.classes.map((session, nth) => (
                <Entry
                  key={session.id}
                  session={session}
                  row={slots.indexOf(listRowSortKeys(day.classes)[nth] ?? '') + 1}
                  joining={at === 0 ? joining : null}
                  isFirst={session === findFirstClass(day.classes)}
                />
              ))}
            </ol>
          ) : (
            <div className="row-[2/-1] px-3 py-2.5 text-ink-soft">
              <p className="pb-2.5">{day.none}</p>
              <AsanaDrawing pose="bala" className="w-30" />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

function Entry({
  session,
  row,
  joining,
  isFirst,
}: {
  session: ClassView;
  row: number;
  /** Null for days after today. */
  joining: JoinState | null;
  isFirst: boolean;
}) {
  const isGone = session.state === 'cancelled';
  const strike = 'text-ink-soft decoration-sindoor decoration-[1.75px]';
  const time = formatTimeOfDay(session.startTime);
  return (
    <li
      style={{ ['--row' as string]: row }}
      className={joinClassNames(
        '@container row-(--row) rounded-sheet px-2 pt-2.5 pb-3 shadow-(--shadow-leaf) xl:px-3',
        session.state === 'joined' ? 'bg-sun-wash' : 'bg-leaf',
      )}
    >
      <p className="tabular flex flex-wrap justify-between gap-x-2 leading-[1.45rem] font-semibold whitespace-nowrap">
        <span className="class-time class-time-narrow">{isGone ? <del className={strike}>{time}</del> : time}</span>
      </p>
      <h3 lang={session.langs.title} className="font-text text-body leading-[1.4] tracking-normal text-pretty">
        {isGone ? <del className={strike}>{session.title}</del> : session.title}
      </h3>
      {isGone ? (
        <CancelledClassNotice session={session} />
      ) : session.state === 'joined' ? (
        <JoinedClassBadge />
      ) : (
        <ClassTeacher session={session} plain />
      )}
      {joining && canJoinClass(session) ? (
        <div className="mt-2.5">
          <JoinButton session={session} joining={joining} variant={isFirst ? 'sun' : 'quiet'} isSmall />
        </div>
      ) : null}
    </li>
  );
}
