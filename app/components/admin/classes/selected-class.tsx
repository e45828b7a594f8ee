import type { StaffClass } from '~/domain/classes/responses';
import { formatDate } from '~/lib/calendar';
import { formatTimeRange } from '~/lib/time-range';
import { ClassActions } from './class-actions';
import { ClassOccupancy } from './class-occupancy';

/** Bar with the class that is selected in the week, and its actions. */
export function SelectedClass({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  return (
    <section
      aria-label={one.title}
      className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-sheet border-t-2 border-ink bg-leaf-high px-4 py-3 shadow-[0_-2px_12px_rgb(23_35_63/0.12)]"
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="font-text text-body font-semibold tracking-normal">{one.title}</h3>
        <p className="text-small text-ink-soft">
          {one.day}, {formatDate(one.class_date)}, {formatTimeRange(one.start_time, one.end_time)}, {one.instructor}
          {one.repeats ? ', repeats' : ''}
          {one.is_imported ? ', imported' : ''}
        </p>
      </div>
      <ClassOccupancy one={one} />
      <div className="w-96 max-w-full">
        <ClassActions one={one} query={query} />
      </div>
    </section>
  );
}
