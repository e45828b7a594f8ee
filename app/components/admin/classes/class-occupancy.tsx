import { Meter } from '~/components/ui/meter';
import type { StaffClass } from '~/domain/classes/responses';
import { formatCount } from '~/lib/format-number';

export function ClassOccupancy({ one }: { one: StaffClass }) {
  const { title, attendance_count: taken, max_participants: places } = one;
  if (one.unlimited)
    return (
      <p className="text-small">
        <b>{formatCount(taken)}</b>
        <span className="text-ink-soft">{one.is_imported ? ' came' : ', open to all'}</span>
      </p>
    );
  return (
    <div className="max-w-full @min-[37.5rem]:w-36">
      <p className="text-small">
        <b>{formatCount(taken)}</b> of {formatCount(places)}
        <span className="text-ink-soft @max-[37.5rem]:hidden">, {Math.round((100 * taken) / places)}%</span>
      </p>
      <div className="@max-[37.5rem]:hidden">
        <Meter label={`Places taken in ${title}`} value={taken} max={places} />
      </div>
    </div>
  );
}
