import { useEffect, useRef } from 'react';
import { SubmitButton } from '~/components/ui/submit-button';
import { useHydrated } from '~/components/ui/use-hydrated';

export const SAVE_SERIES = 'Save the series';

/** Joins the sentences of a schedule change, to detect that they differ from the confirmed ones. */
export function joinScheduleLines(lines: readonly string[]): string {
  return lines.join('; ');
}

/**
 * Shows which classes of a series an edit adds, keeps and removes, before it is saved. Without
 * scripts, the button at the end of the form is far away, so the section has one too.
 */
export function ConfirmSchedule({ lines }: { lines: readonly string[] }) {
  const isHydrated = useHydrated();
  const box = useRef<HTMLElement>(null);
  const confirmed = joinScheduleLines(lines);
  useEffect(() => {
    // Conform focuses an invalid field in the same tick, so the section takes the focus afterwards.
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [confirmed]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      autoFocus
      aria-labelledby="schedule-change"
      className="grid scroll-mt-4 gap-3 rounded-sheet border-[1.5px] border-ink bg-wall p-4"
    >
      <input type="hidden" name="confirmed" value={confirmed} />
      <h3 id="schedule-change" className="text-[1.125rem]">
        Please check the dates of the series
      </h3>
      <ul className="grid list-disc gap-1.5 pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-break-word">
            {line}
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-soft">
        Classes that stay keep their link and reminders. Members who came lately get one WhatsApp message about the
        removed classes that are on the timetable already. Nobody is notified about added classes.
      </p>
      {isHydrated ? null : (
        <p>
          <SubmitButton pendingLabel="Saving...">{SAVE_SERIES}</SubmitButton>
        </p>
      )}
    </section>
  );
}
