import { Link } from '@remix-run/react';
import { StatusBadge } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { joinClassNames } from '~/components/ui/class-names';
import type { ClassesOfToday, ClassOfToday, LiveClass } from '~/domain/analytics/classes-of-today.server';
import { calculatePercent } from '~/domain/analytics/policy';
import { formatCount } from '~/lib/format-number';
import { formatTimeOfDay, formatTimeRange } from '~/lib/time-range';
import { PlacesChart, PlacesTable } from './places-chart';

const MINUTE_MS = 60_000;

/** The class that is live, or the next one, and the rest of today's classes. */
export function ClassesOfTodayCard({
  classes: { live, others },
  now,
  weekday,
  mayEdit,
}: {
  classes: ClassesOfToday;
  now: Date;
  weekday: string;
  mayEdit: boolean;
}) {
  const next = others.find(({ starts_at, is_cancelled }) => starts_at > now && !is_cancelled);
  return (
    <Card padded={false} aria-label="Classes of today" className="self-start overflow-hidden">
      <div className="px-[20px] pt-4 pb-3.5">
        {live ? (
          <LiveNow live={live} now={now} weekday={weekday} mayEdit={mayEdit} />
        ) : (
          <h2 className="text-[1.1875rem]">
            {next
              ? `Next class at ${formatTimeOfDay(next.start_time)}, in ${formatMinutes(now, next.starts_at)}`
              : others.length > 0
                ? 'All classes of today are over'
                : 'No class today'}
          </h2>
        )}
      </div>
      {others.length > 0 ? (
        <ul className="divide-y divide-hair border-t border-hair">
          {others.map((one) => (
            <ClassRow key={one.id} one={one} now={now} mayEdit={mayEdit} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function LiveNow({ live, now, weekday, mayEdit }: { live: LiveClass; now: Date; weekday: string; mayEdit: boolean }) {
  const { taken, max_participants: places, lastWeek } = live;
  const figures = live.places && { places: live.places, taken, startTime: live.start_time, weekday };
  const link = 'inline-flex min-h-touch items-center underline';
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-full border-2 border-ink bg-sun forced-color-adjust-none"
          />
          <b>Live now</b> <span className="text-ink-soft">{formatMinutes(now, live.ends_at)} left</span>
        </span>
        <span className="text-small">{formatTimeRange(live.start_time, live.end_time)}</span>
      </p>
      <h2 className="mt-0.5 text-step-1 leading-tight wrap-anywhere">{live.title}</h2>
      <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
        <span>{live.instructor}</span>
        {live.live_link ? (
          <a href={live.live_link} target="_blank" rel="noreferrer" className={link}>
            Open link
          </a>
        ) : (
          <StatusBadge status="rejected">No live link</StatusBadge>
        )}
        {mayEdit ? (
          <Link to={`/admin/classes/${live.id}`} className={link}>
            Change class
          </Link>
        ) : null}
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="flex flex-[1_1_9rem] flex-wrap items-center gap-x-4">
          <b className="font-display text-[2.5rem] leading-[1.3]">{formatCount(taken)}</b>
          <p className="flex-[1_1_9rem] text-small text-ink-soft">
            {places === null
              ? 'came, open to all'
              : `of ${formatCount(places)} places, ${calculatePercent(taken, places)} %`}
            <LastWeek taken={taken} lastWeek={lastWeek} weekday={weekday} />
          </p>
        </div>
        {figures ? <PlacesChart {...figures} /> : null}
      </div>
      {figures ? <PlacesTable {...figures} /> : null}
    </>
  );
}

function LastWeek({ taken, lastWeek, weekday }: { taken: number; weekday: string } & Pick<LiveClass, 'lastWeek'>) {
  if (!lastWeek) return null;
  if (lastWeek.isWhole) return <span className="block">{`${formatCount(lastWeek.taken)} in all last ${weekday}`}</span>;
  const more = taken - lastWeek.taken;
  if (more === 0) return <span className="block">as many as last {weekday} at this time</span>;
  return (
    <span className="block">
      <b className={more > 0 ? 'text-neem' : 'text-sindoor'}>
        {formatCount(Math.abs(more))} {more > 0 ? 'more' : 'fewer'}
      </b>{' '}
      than last {weekday} at this time
    </span>
  );
}

/**
 * On phones, only rows with a problem are shown, so that the pending tasks fit on the first screen.
 */
function ClassRow({ one, now, mayEdit }: { one: ClassOfToday; now: Date; mayEdit: boolean }) {
  const isOver = one.ends_at <= now;
  const lacksLink = !isOver && !one.is_cancelled && one.live_link === null;
  return (
    <li
      className={joinClassNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5',
        !lacksLink && 'max-sm:hidden',
      )}
    >
      <span className="w-20 tabular">{formatTimeOfDay(one.start_time)}</span>
      <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        {one.title} <span className="text-small text-ink-soft">{one.instructor}</span>
      </span>
      <ClassState one={one} isOver={isOver} lacksLink={lacksLink} mayEdit={mayEdit} />
    </li>
  );
}

function ClassState({
  one,
  isOver,
  lacksLink,
  mayEdit,
}: {
  one: ClassOfToday;
  isOver: boolean;
  lacksLink: boolean;
  mayEdit: boolean;
}) {
  if (one.is_cancelled) return <StatusBadge status="rejected">Cancelled</StatusBadge>;
  if (lacksLink)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <StatusBadge status="rejected">No live link</StatusBadge>
        {mayEdit ? (
          <Link
            to={`/admin/classes/${one.id}`}
            aria-label={`Add a live link to ${one.title}`}
            className="inline-flex min-h-touch items-center text-small underline"
          >
            Add it
          </Link>
        ) : null}
      </span>
    );
  return (
    <span className="text-small text-ink-soft">
      {isOver || one.taken > 0 ? `${formatCount(one.taken)} came` : 'Not begun'}
    </span>
  );
}

function formatMinutes(from: Date, until: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / MINUTE_MS));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
