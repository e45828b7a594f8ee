import type { ReactNode } from 'react';
import { SubmitButton } from '~/components/ui/submit-button';
import { formatTimeRange } from '~/lib/time-range';
import type { OccupiedTime } from '~/lib/weekly-dates';
import { PlannedDates } from './class-plan';
import { describePlan, getPlannedDates, type TypedClass } from './class-plan-dates';

/**
 * Shows the dates of a series before it is added, for browsers without JavaScript. The form with
 * the typed values is below it, collapsed.
 */
export function ConfirmDates({
  typed,
  occupied,
  children,
}: {
  typed: TypedClass;
  occupied: readonly OccupiedTime[];
  children: ReactNode;
}) {
  const dates = getPlannedDates(typed);
  return (
    <>
      <input type="hidden" name="confirmed" value={describePlan(typed)} />
      <section aria-labelledby="dates" className="grid gap-3">
        <h3 id="dates" className="text-[1.125rem]">
          {typed.title}, {formatTimeRange(typed.start_time, typed.end_time)}: {dates.length} dates
        </h3>
        <div>
          <PlannedDates dates={dates} typed={typed} occupied={occupied} isComplete />
        </div>
        <p>
          <SubmitButton pendingLabel="Saving...">
            {dates.length === 1 ? 'Add 1 class' : `Add ${dates.length} classes`}
          </SubmitButton>
        </p>
      </section>
      <details className="mt-5 border-t-[1.5px] border-ink pt-2">
        <summary className="min-h-touch cursor-pointer py-2 font-semibold">Change the class or its dates</summary>
        {children}
      </details>
    </>
  );
}
