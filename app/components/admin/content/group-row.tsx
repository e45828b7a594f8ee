import { ListRow } from '~/components/admin/list-row';
import { RowAction } from '~/components/admin/row-action';
import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import { Meter } from '~/components/ui/meter';
import type { CommunityGroup } from '~/domain/groups/responses';
import { formatCount } from '~/lib/format-number';

export function GroupRow({ group }: { group: CommunityGroup }) {
  const { id, title, link, capacity, places_taken } = group;
  const { status, word } = describeStatus(group);
  const places = `${formatCount(places_taken)} of ${formatCount(capacity)} places taken`;
  return (
    <ListRow
      title={<bdi>{title}</bdi>}
      actions={
        <RowAction to={`/admin/groups/${id}`} icon="edit" about={title}>
          Edit
        </RowAction>
      }
    >
      <p className="mt-1 text-small wrap-anywhere">
        <a href={link} target="_blank" rel="noreferrer" className="underline">
          {link}
        </a>
      </p>
      <div className="mt-2 max-w-80">
        <p className="mb-1 text-small text-ink-soft">{places}</p>
        <Meter label={`Places taken in ${title}`} value={places_taken} max={capacity} />
      </div>
      <p className="mt-2">
        <StatusBadge status={status}>{word}</StatusBadge>
      </p>
    </ListRow>
  );
}

function describeStatus({ closed_at, capacity, places_taken }: CommunityGroup): { status: BadgeStatus; word: string } {
  if (closed_at !== null) return { status: 'rejected', word: 'Closed' };
  return places_taken < capacity ? { status: 'approved', word: 'Open' } : { status: 'pending', word: 'Full' };
}
