import { AsanaDrawing } from '~/components/art/asana';
import { joinClassNames } from '~/components/ui/class-names';
import { formatTimeOfDay } from '~/lib/time-range';
import { useMessages } from '~/components/ui/use-messages';
import { ClassTeacher } from './class-details';
import { CancelledClassNotice, JoinedClassBadge } from './class-rows';
import { type ClassView, type DayView, listRowSortKeys } from './class-view';
import { DayChips } from './day-chips';

/** Timetable: a list of days on phones, and on laptops seven columns with one row per time slot. */
export function Timetable({
  days,
}: {
  /** Days with their classes. `none` is the text for a day without classes. */
  days: readonly (DayView & { none: string })[];
}) {
  const messages = useMessages('member.timetable');
  const { week } = useMessages('member.home');
  const slots = [...new Set(days.flatMap(({ classes }) => listRowSortKeys(classes)))].sort();
  return (
    <>
      <div className="days-bar @container sticky top-0 z-1 bg-wall lg:hidden">
        <DayChips days={days} current={days[0]?.date ?? ''} toDay={(date) => `#day-${date}`} />
      </div>
      <div
        className="grid gap-2.5 lg:mt-6 lg:grid-cols-7 lg:grid-rows-(--rows)"
        style={{ ['--rows' as string]: `auto repeat(${Math.max(1, slots.length)}, auto)` }}
      >
        {days.map((day, at) => (
          <section
            key={day.date}
            id={`day-${day.date}`}
            aria-labelledby={`heading-${day.date}`}
            className="min-w-0 scroll-mt-24 lg:row-span-full lg:grid lg:grid-rows-subgrid"
          >
            <h2
              id={`heading-${day.date}`}
              className="relative flex flex-wrap items-baseline gap-x-2 px-0.5 pt-3 pb-1.5 text-step-1 lg:-mr-2.5 lg:flex-col-reverse lg:flex-nowrap lg:items-start lg:gap-0 lg:p-0 lg:pb-5 lg:pl-3 lg:after:absolute lg:after:inset-x-0 lg:after:bottom-[9px] lg:after:h-0.5 lg:after:bg-ink lg:last:mr-0"
            >
              <span className="text-[2rem] leading-none">{day.dayOfMonth}</span>{' '}
              <span
                className={joinClassNames('lg:font-text lg:text-small', at > 0 && 'lg:font-normal lg:text-ink-soft')}
              >
                {at === 0 ? `${messages.today}, ` : ''}
                {week.weekdays[day.weekday]}
              </span>
              {at === 0 ? (
                <span
                  aria-hidden="true"
                  className="absolute bottom-1 left-4 z-1 hidden size-3 rounded-full bg-sun shadow-[0_0_0_2px_var(--color-ink)] lg:block"
                />
              ) : null}
            </h2>
            {day.classes.length > 0 ? (
              <ol className="rounded-sheet bg-leaf shadow-(--shadow-leaf) max-lg:divide-y max-lg:divide-hair lg:row-[2/-1] lg:grid lg:grid-rows-subgrid lg:bg-transparent lg:shadow-none">
                {day.classes.map((session, nth) => (
                  <Entry
                    key={session.id}
                    session={session}
                    row={slots.indexOf(listRowSortKeys(day.classes)[nth] ?? '') + 1}
                    ownBatch={messages.ownBatch}
                  />
                ))}
              </ol>
            ) : (
              <NoClass text={day.none} />
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function Entry({
  session,
  row,
  ownBatch,
}: {
  session: ClassView;
  row: number;
  /** Label of classes that belong to the member's batch. */
  ownBatch: string;
}) {
  const isGone = session.state === 'cancelled';
  const strike = 'text-ink-soft decoration-sindoor decoration-[1.75px]';
  const time = formatTimeOfDay(session.startTime);
  return (
    <li
      style={{ ['--row' as string]: row }}
      className={joinClassNames(
        '@container px-[18px] py-3 lg:row-(--row) lg:rounded-sheet lg:px-2 lg:pt-2.5 xl:px-3 lg:shadow-(--shadow-leaf)',
        session.state === 'joined' ? 'bg-sun-wash' : 'lg:bg-leaf',
      )}
    >
      <div className="grid gap-x-2.5 @min-[16rem]:grid-cols-[4.75rem_minmax(0,1fr)]">
        <p className="tabular flex flex-wrap justify-between gap-x-2 leading-[1.45rem] font-semibold whitespace-nowrap">
          <span className="class-time class-time-narrow">{isGone ? <del className={strike}>{time}</del> : time}</span>
          {session.isOwnBatch ? <span className="text-note font-normal text-ink-soft">{ownBatch}</span> : null}
        </p>
        <div className="min-w-0">
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
        </div>
      </div>
    </li>
  );
}

function NoClass({ text }: { text: string }) {
  return (
    <div className="flex items-end justify-between gap-3 px-1 text-small text-ink-soft lg:row-[2/-1] lg:block lg:px-3 lg:py-2.5">
      <p className="pb-2.5">{text}</p>
      <AsanaDrawing pose="bala" className="-mt-8 w-30 flex-none lg:mt-0" />
    </div>
  );
}
