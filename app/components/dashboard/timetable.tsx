import { useSearchParams } from '@remix-run/react';
import type { DayView } from './class-view';
import { DayChips } from './day-chips';
import { TimetableDayPanel } from './timetable-day';
import { TimetableGrid } from './timetable-grid';
import { useCurrentClasses } from './use-current-classes';
import type { JoinState } from './use-join-class';

/** A day with its classes. `none` is the text that is shown if there are no classes. */
export type TimetableDay = DayView & { none: string };

/** Timetable from today: on phones one day with tabs, and on laptops seven columns. */
export function Timetable({
  days: loaded,
  day,
  joining,
}: {
  days: readonly TimetableDay[];
  /** Date of the day that is shown on phones. */
  day: string;
  joining: JoinState;
}) {
  const [query] = useSearchParams();
  const today = useCurrentClasses(loaded[0]?.classes ?? null);
  const days = loaded.map((one, at) => (at === 0 && today ? { ...one, classes: [...today] } : one));
  const shown = days.find(({ date }) => date === day) ?? days[0];
  function toDay(date: string): string {
    const other = new URLSearchParams(query);
    other.set('day', date);
    return `?${other}`;
  }
  return (
    <>
      <div className="days-bar @container sticky top-[min(0px,(100vw-16rem)*999)] z-1 bg-wall lg:hidden">
        <DayChips days={days} current={shown?.date ?? ''} toDay={toDay} />
      </div>
      {shown ? <TimetableDayPanel day={shown} joining={joining} /> : null}
      <TimetableGrid days={days} joining={joining} />
    </>
  );
}
