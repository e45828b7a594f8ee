import { Link } from '@remix-run/react';
import type { UnfinishedRefund } from '~/domain/donations/refund-queries.server';
import { formatRupees } from '~/lib/format-number';

/** Refunds that are waiting for a second person or for the payment provider. */
export function UnfinishedRefunds({ refunds }: { refunds: readonly UnfinishedRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <ul
      aria-label="Refunds that are not finished"
      className="mt-4 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi"
    >
      {refunds.map(({ donationId, amountPaise, status }) => (
        <li key={donationId}>
          {formatRupees(amountPaise)} of{' '}
          <Link
            to={`/admin/financials/${donationId}/refund`}
            preventScrollReset
            className="text-haldi underline"
          >{`donation ${donationId}`}</Link>{' '}
          {status === 'proposed'
            ? 'is to be refunded: a second person must confirm it'
            : 'is being refunded: the payment provider has not confirmed it yet'}
        </li>
      ))}
    </ul>
  );
}
