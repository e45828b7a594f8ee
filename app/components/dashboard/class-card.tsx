import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Icon } from '~/components/ui/icon';
import { Meter } from '~/components/ui/meter';
import type { ButtonVariant } from '~/components/ui/button-class';
import { fill } from '~/i18n/fill';
import { LOCALES } from '~/i18n/languages';
import type { ClassView, ClassWords, JoinTarget } from './class-view';
import { JoinButton } from './join-button';
import { formatCount } from '~/lib/format-number';
import { timeRange } from '~/lib/time-range';

/** A class that can be joined: when, what, how many are on the mat, and the button. */
export function ClassCard({
  session,
  join,
  instead,
  words,
  variant,
}: {
  session: ClassView;
  /** Absent while the class has no link. */
  join: JoinTarget | null;
  /** Another class of today that has room. */
  instead: ClassView | null;
  words: ClassWords;
  variant: ButtonVariant;
}) {
  return (
    <article>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="flex items-center gap-2 text-small font-semibold">
          {session.isOngoing ? (
            <>
              <span aria-hidden="true" className="live-dot" />
              {words.live}
            </>
          ) : (
            words.today
          )}
        </p>
        <p className="tabular font-semibold whitespace-nowrap">{timeRange(session.startTime, session.endTime)}</p>
      </div>
      <h3 lang={LOCALES.en} className="mt-[0.1rem] mb-[0.15rem] text-step-2 leading-[1.2]">
        {session.title}
      </h3>
      {session.description ? (
        <p lang={LOCALES.en} className="text-pretty text-ink-soft">
          {session.description}
        </p>
      ) : null}
      <div className="mt-[0.85rem] mb-4">
        <p className="mb-[0.35rem] flex flex-wrap justify-between gap-x-3 text-small text-ink-soft">
          <span>
            <b className="text-ink">{formatCount(session.attendanceCount)}</b> {words.onTheMat}
          </span>
          <span>{fill(words.places, { count: formatCount(session.maxParticipants) })}</span>
        </p>
        <Meter
          label={fill(words.placesTaken, { title: session.title })}
          value={session.attendanceCount}
          max={session.maxParticipants}
        />
      </div>
      {session.isShut ? <Full instead={instead} words={words} /> : null}
      {join ? <JoinButton session={session} target={join} words={words} variant={variant} /> : null}
    </article>
  );
}

/** Says that a class is full, and which one has room. */
function Full({ instead, words }: { instead: ClassView | null; words: ClassWords }) {
  const [before, after] = words.withRoom.split('{title}');
  return (
    <p>
      <b className="block">{words.full}</b>
      {instead ? (
        <span className="text-ink-soft">
          {before}
          <span lang={LOCALES.en}>{instead.title}</span>
          {fill(after ?? '', { time: timeRange(instead.startTime, instead.endTime) })}
        </span>
      ) : null}
    </p>
  );
}

/** A class that has ended or comes later today, in one row. */
export function ClassRow({ session, words, ended }: { session: ClassView; words: ClassWords; ended: boolean }) {
  const time = timeRange(session.startTime, session.endTime);
  const came = fill(words.came, {
    count: formatCount(session.attendanceCount),
    places: formatCount(session.maxParticipants),
  });
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p lang={LOCALES.en} className="leading-[1.35] font-semibold">
          {session.title}
        </p>
        <p className="tabular text-small leading-[1.3] text-ink-soft">{ended ? `${time}, ${came}` : time}</p>
      </div>
      {ended ? (
        <span className="text-small whitespace-nowrap text-ink-soft">{words.ended}</span>
      ) : (
        <a
          href={`/classes/${session.id}/calendar`}
          download
          aria-label={fill(words.calendar, { title: session.title })}
          className="-mr-2 grid size-touch flex-none place-items-center rounded-button text-ink-soft hover:text-ink"
        >
          <Icon glyph={CalendarPlus} />
        </a>
      )}
    </li>
  );
}
