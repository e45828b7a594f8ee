import Unlink from 'lucide/dist/esm/icons/unlink.mjs';
import { Icon } from '~/components/ui/icon';
import type { StaffClass } from '~/domain/classes/responses';
import { formatCount } from '~/lib/format-number';
import { hasNoLink } from './has-no-link';

/**
 * Shows the state of a class as text: cancelled, imported, no live link, or the number of places
 * taken.
 */
export function ClassState({ one }: { one: StaffClass }) {
  if (one.is_cancelled) return <span className="block text-note font-semibold text-sindoor">Cancelled</span>;
  if (one.is_imported)
    return <span className="block text-note">Imported, {formatCount(one.attendance_count)} came</span>;
  if (hasNoLink(one))
    return (
      <span className="flex items-center gap-1 text-note font-semibold text-sindoor">
        <Icon glyph={Unlink} size="s" />
        No live link
      </span>
    );
  const { attendance_count: taken, max_participants: places, unlimited } = one;
  if (unlimited) return <span className="block text-note">{formatCount(taken)} came, open to all</span>;
  const percent = Math.round((100 * taken) / places);
  return (
    <>
      <span className="block text-note font-semibold">{percent >= 100 ? 'Full' : `${percent} % taken`}</span>
      {one.is_over ? (
        <svg aria-hidden="true" width="100%" height="4" className="mt-0.5 block rounded-full bg-hair">
          <rect width={`${Math.min(100, percent)}%`} height="4" fill="var(--color-neel)" />
        </svg>
      ) : null}
    </>
  );
}
