import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { TextWithParts } from '~/components/ui/text-with-name';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';
import { ClassAttendanceMeter, ClassDescription } from './class-details';
import { CancelledClassNotice, JoinedClassBadge } from './class-badges';
import type { ClassView } from './class-view';

/** Number of classes that are shown. The remaining classes are in a list that members expand. */
const CLASSES_SHOWN = 2;

/**
 * The classes that are still ahead today and are not shown as cards, with a link to the timetable.
 */
export function LaterToday({ classes }: { classes: readonly ClassView[] }) {
  const messages = useMessages('member.home').classes;
  const shown = classes.slice(0, CLASSES_SHOWN);
  const more = classes.slice(CLASSES_SHOWN);
  return (
    <Card aria-labelledby="later-today" padded={false} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-1.5 lg:px-7 lg:pt-4">
        <h2 id="later-today" className="text-step-1 leading-tight">
          {classes.length > 0 ? messages.later : messages.noneLater}
        </h2>
        <Link to="/timetable" className="inline-flex min-h-touch items-center gap-1 font-semibold no-underline">
          {messages.all}
          <Icon glyph={ChevronRight} size="s" />
        </Link>
      </div>
      <Rows sessions={shown} />
      {more.length > 0 ? (
        <details className="group/more border-t border-hair">
          <summary className="flex min-h-touch items-center justify-between gap-3 px-4 font-semibold text-neel focus-visible:-outline-offset-3 lg:px-7">
            {interpolate(messages.more, { count: more.length })}
            <Icon glyph={ChevronDown} className="group-open/more:rotate-180" />
          </summary>
          <Rows sessions={more} />
        </details>
      ) : null}
    </Card>
  );
}

function Rows({ sessions }: { sessions: readonly ClassView[] }) {
  return (
    <ol>
      {sessions.map((session) => (
        <li key={session.id} className="border-hair not-first:border-t [details_&]:border-t">
          <ClassRow session={session} />
        </li>
      ))}
    </ol>
  );
}

const line = 'grid gap-x-2 px-4 lg:px-7 @min-[17rem]:grid-cols-[4.4rem_minmax(0,1fr)_auto]';

/**
 * Time, title and teacher of a class. Members expand the row to see the description and the places.
 */
export function ClassRow({
  session,
  portrait,
}: {
  session: ClassView;
  /** Shown below the time, unless the text is large. */
  portrait?: ReactNode;
}) {
  const { over, live } = useMessages('member.home').classes;
  const time = formatTimeOfDay(session.startTime);
  if (session.state === 'cancelled') {
    return (
      <div className={`${line} py-2.5`}>
        <del className="class-time tabular text-ink-soft decoration-sindoor">{time}</del>
        <div className="col-span-2 min-w-0">
          <del lang={session.langs.title} className="text-ink-soft decoration-sindoor">
            {session.title}
          </del>
          <CancelledClassNotice session={session} />
        </div>
      </div>
    );
  }
  return (
    <details className="group">
      <summary className={`${line} min-h-touch items-center py-2 focus-visible:-outline-offset-3`}>
        <span className="self-start">
          <span className="class-time class-time-narrow tabular font-semibold whitespace-nowrap">{time}</span>
          {portrait}
        </span>
        <span className="min-w-0">
          <span lang={session.langs.title} className="block leading-[1.35] font-semibold">
            {session.title}
          </span>
          {session.state === 'joined' ? <JoinedClassBadge /> : <ClassTeacherAndLevel session={session} />}
          {session.time === 'over' ? <span className="block text-ink-soft">{over}</span> : null}
          {session.isOngoing && session.state === 'open' ? (
            <span className="mt-0.5 flex items-center gap-2 leading-[1.35] font-semibold">
              <span aria-hidden="true" className="live-dot" />
              {live}
            </span>
          ) : null}
        </span>
        <Icon glyph={ChevronDown} className="group-open:rotate-180 @max-[17rem]:hidden" />
      </summary>
      <More session={session} />
    </details>
  );
}

/** Teacher and level in one line of text. */
export function ClassTeacherAndLevel({ session: { instructor, isSeated, level, langs } }: { session: ClassView }) {
  const messages = useMessages('member.home').classes;
  return (
    <span className="block text-[1rem] leading-[1.35] text-ink-soft">
      <span lang={langs.instructor}>{instructor}</span>,{' '}
      {(isSeated ? messages.seated : messages.levels[level]).toLowerCase()}
    </span>
  );
}

function More({ session }: { session: ClassView }) {
  const messages = useMessages('member.home').classes;
  return (
    <div className="px-4 pb-3 lg:px-7">
      <p className="class-time tabular">{formatTimeRange(session.startTime, session.endTime)}</p>
      <ClassDescription session={session} />
      <ClassAttendanceMeter session={session} />
      <a href={`/classes/${session.id}/calendar`} className="inline-flex min-h-touch items-center gap-2 font-semibold">
        <Icon glyph={CalendarPlus} />
        <span>
          <TextWithParts
            text={messages.calendar}
            parts={{ title: <span lang={session.langs.title}>{session.title}</span> }}
          />
        </span>
      </a>
    </div>
  );
}
