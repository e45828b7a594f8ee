import { Link } from '@remix-run/react';
import type { OpenDispute } from '~/domain/donations/disputes.server';
import { formatDateTime } from '~/lib/calendar';

/** Donations with an open dispute, and the deadline for responding to each. */
export function OpenDisputes({
  disputes,
  timeZone,
  query,
}: {
  disputes: readonly (Omit<OpenDispute, 'respondBy'> & { respondBy: Date | string | null })[];
  timeZone: string;
  query: string;
}) {
  if (disputes.length === 0) return null;
  return (
    <ul
      aria-label="Disputed donations"
      className="mt-5 rounded-sheet bg-sindoor-wash px-4 py-2.5 font-semibold text-sindoor"
    >
      {disputes.map(({ donationId, respondBy }) => (
        <li key={donationId}>
          The donor’s bank disputes{' '}
          <Link to={`/admin/financials/${donationId}${query}`} preventScrollReset className="text-sindoor underline">
            donation {donationId}
          </Link>
          {respondBy ? `, answer by ${formatDateTime(new Date(respondBy), timeZone)}` : null}
        </li>
      ))}
    </ul>
  );
}
