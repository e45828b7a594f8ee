import type { BulkApprovalResult } from '~/domain/donations/approve-donations.server';
import type { BulkUndoResult } from '~/domain/donations/undo-decisions.server';
import { StatusBadge } from '~/components/ui/badge';
import { formatCount, formatPaise } from '~/lib/format-number';

export function BulkDecisionResults({
  results,
  failed,
}: {
  results: readonly (BulkApprovalResult | BulkUndoResult)[];
  /** Message shown for each donation that could not be processed. */
  failed: string;
}) {
  return (
    <ul className="grid gap-2">
      {results.toSorted(compareFailedFirst).map((result) => (
        <li
          key={result.id}
          className="grid grid-cols-[minmax(3.25rem,auto)_minmax(0,1fr)] items-baseline justify-items-start gap-x-3 *:last:col-start-2 sm:grid-cols-[minmax(3.25rem,auto)_7.5rem_minmax(0,1fr)] sm:*:last:col-start-3"
        >
          <span className="tabular text-ink-soft">#{result.id}</span>
          {result.success && !('awaits_second_person' in result) ? (
            <>
              <StatusBadge status="pending">Pending</StatusBadge>
              <span>{result.message}</span>
            </>
          ) : result.success ? (
            <>
              <StatusBadge status="approved">Approved</StatusBadge>
              <span>
                <bdi>{result.donation_details.user_name}</bdi>, {formatPaise(result.donation_details.amount * 100)},{' '}
                {formatCount(result.donation_details.karma_points_awarded)} karma points
              </span>
            </>
          ) : (
            <>
              <StatusBadge status="rejected">{failed}</StatusBadge>
              <span>{result.message}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function compareFailedFirst(one: { success: boolean }, other: { success: boolean }): number {
  return Number(one.success) - Number(other.success);
}
