import { Link } from '@remix-run/react';
import type { UnfinishedRefund } from '~/domain/donations/refund-queries.server';
import { formatPaise } from '~/lib/format-number';

const MESSAGES: Partial<Record<UnfinishedRefund['status'], string>> = {
  proposed: 'is to be refunded: a second person must confirm it',
  requested: 'is being refunded: the payment provider has not confirmed it yet',
  failed: 'was not refunded: the bank did not pay it. Pay the donor in another way, and mark it as settled',
};

/**
 * Refunds that are waiting for a second person or for the payment provider, and refunds that failed
 * at the bank.
 */
export function UnfinishedRefunds({ refunds }: { refunds: readonly UnfinishedRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <ul
      aria-label="Refunds that are not finished"
      className="mt-4 rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi"
    >
      {refunds.map(({ donationId, amountPaise, status }, at) => (
        <li key={at}>
          {formatPaise(amountPaise)} of{' '}
          <Link
            to={`/admin/financials/${donationId}/refund`}
            preventScrollReset
            className="text-haldi underline"
          >{`donation ${donationId}`}</Link>{' '}
          {MESSAGES[status]}
        </li>
      ))}
    </ul>
  );
}
