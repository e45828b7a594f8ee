import { type BadgeStatus, StatusBadge } from '~/components/ui/badge';
import { Meter } from '~/components/ui/meter';
import type { ImportSummary } from '~/domain/imports/queries.server';
import { formatCount } from '~/lib/format-number';

const STATES: Record<ImportSummary['state'], { label: string; status: BadgeStatus }> = {
  uploaded: { label: 'Columns to choose', status: 'pending' },
  checking: { label: 'Being checked', status: 'pending' },
  checked: { label: 'Checked, not imported', status: 'pending' },
  importing: { label: 'Importing', status: 'pending' },
  stopped: { label: 'Stopped', status: 'rejected' },
  done: { label: 'Done', status: 'approved' },
  undoing: { label: 'Being undone', status: 'pending' },
  undone: { label: 'Undone', status: 'rejected' },
  cancelled: { label: 'Cancelled', status: 'rejected' },
  failed: { label: 'Cannot be read', status: 'rejected' },
};

/** State of an import, with a bar while it is running. */
export function ImportStateLabel({ summary }: { summary: ImportSummary }) {
  const { state, kind, rows, done, fileName, undone, kept } = summary;
  if (state === 'importing')
    return (
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="w-36">
          <Meter label={`Progress of ${fileName}`} value={done} max={rows} />
        </span>
        {formatCount(done)} of {formatCount(rows)}
      </span>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <StatusBadge status={STATES[state].status}>{STATES[state].label}</StatusBadge>
      {state === 'undone' ? (
        <span className="text-small text-ink-soft">
          {formatCount(undone)} removed{kind === 'members' ? `, ${formatCount(kept)} stay` : ''}
        </span>
      ) : null}
    </span>
  );
}
