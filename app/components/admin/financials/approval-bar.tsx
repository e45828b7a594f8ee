import { type RefObject, useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { formatCount, formatCountWithNoun, formatPaise } from '~/lib/format-number';
import { CHOOSE_ALL_ID } from './select-all-checkbox';

const APPROVE_ID = 'approve-chosen';

interface Chosen {
  count: number;
  rupees: number;
}

/**
 * Bar with the buttons that approve or reject the chosen donations. With JavaScript it also shows
 * their number and sum.
 */
export function ApprovalBar({
  form,
  leftOutCount,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** Number of rows with a warning, which "Choose all" does not select. */
  leftOutCount: number;
}) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isHydrated = useHydrated();
  useChoiceShortcuts();
  useEffect(() => {
    const target = form.current;
    if (!target) return;
    const count = () => setChosen(sumChosen(target));
    count();
    target.addEventListener('change', count);
    return () => target.removeEventListener('change', count);
  }, [form]);
  return (
    <div className="sticky bottom-0 z-1 mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-sheet bg-[#17233f] px-4 py-3 text-[#fffdf8] forced-colors:border max-sm:hidden print:hidden">
      <p role="status" className="min-w-0 flex-[1_1_16rem]">
        {chosen && chosen.count > 0 ? (
          <>
            <b>
              {formatCount(chosen.count)} chosen, {formatPaise(chosen.rupees * 100)}
            </b>
            , {formatCount(chosen.rupees)} karma points
          </>
        ) : (
          'Choose donations to decide on them together.'
        )}
        {isHydrated ? (
          <span className="block text-small">
            Keys: <kbd>C</kbd> choose all on this page, <kbd>A</kbd> <kbd>Enter</kbd> approve them.
          </span>
        ) : null}
        {leftOutCount > 0 ? (
          <span className="block text-small">
            {formatCountWithNoun(leftOutCount, 'donation')} with a warning: review {leftOutCount === 1 ? 'it' : 'them'}{' '}
            one by one.
          </span>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="quiet"
          formAction="/admin/financials/rejections"
          className="border-[#fffdf8]! text-[#fffdf8]! not-disabled:hover:bg-[#24427f]!"
        >
          Reject chosen
        </Button>
        <Button variant="approve" id={APPROVE_ID}>
          Approve chosen
        </Button>
      </div>
    </div>
  );
}

/**
 * C chooses all donations of the page. A focuses the button that approves them, which is otherwise
 * two steps per row away, without pressing the button.
 */
function useChoiceShortcuts(): void {
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog:modal')) return;
      if (target instanceof Element && target.matches('input:not([type="checkbox"]), textarea, select')) return;
      if (key.toLowerCase() === 'c') document.getElementById(CHOOSE_ALL_ID)?.click();
      if (key.toLowerCase() === 'a') document.getElementById(APPROVE_ID)?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function sumChosen(form: HTMLFormElement): Chosen {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[name="ids"]:checked');
  return {
    count: boxes.length,
    rupees: [...boxes].reduce((sum, { dataset }) => sum + Number(dataset.rupees ?? 0), 0),
  };
}
