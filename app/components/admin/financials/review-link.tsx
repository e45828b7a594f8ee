import { useEffect, useRef } from 'react';
import { Link } from '@remix-run/react';
import { getButtonClass } from '~/components/ui/button-class';
import { useHydrated } from '~/components/ui/use-hydrated';
import { formatCount } from '~/lib/format-number';

/**
 * Link to the oldest pending donation, which the key R opens too. On phones it stays at the bottom
 * of the screen.
 */
export function ReviewLink({ donationId, count }: { donationId: number; count: number }) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    function onKeyDown({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey) return;
      if (document.querySelector('dialog:modal')) return;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      link.current?.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <span className="stays-below inline-flex print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-hair max-sm:bg-wall max-sm:p-3">
      <Link
        ref={link}
        to={`/admin/financials/${donationId}?status=pending`}
        preventScrollReset
        className={getButtonClass({ className: 'max-sm:w-full' })}
      >
        Review {formatCount(count)}
        {isHydrated ? (
          <kbd aria-hidden="true" className="rounded-[4px] border px-1.5 text-small max-sm:hidden">
            R
          </kbd>
        ) : null}
      </Link>
    </span>
  );
}
