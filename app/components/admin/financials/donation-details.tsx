import { Link } from '@remix-run/react';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { type DetailEntry, DetailList } from '~/components/admin/detail-list';
import { Icon } from '~/components/ui/icon';
import type { DonationDispute, DonationForReview } from '~/domain/donations/responses';
import { PAYMENT_METHOD_LABELS } from '~/domain/donations/policy';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { DisputeBadge, DonationStatusBadge } from './donation-status';
import { listDonationWarnings } from './donation-warnings';

/** The claimed amount and the warnings of a donation, which decide whether it is approved. */
export function DonationClaim({ donation }: { donation: DonationForReview }) {
  const warnings = listDonationWarnings(donation.marks);
  return (
    <>
      <p className="leading-tight">
        <span className="block text-small text-ink-soft">Amount claimed</span>
        <span className="font-display text-[2.5rem] leading-[1.15]">{formatPaise(donation.amount * 100)}</span>
        {donation.utr ? <span className="block">UTR {donation.utr}</span> : null}
      </p>
      {warnings.length > 0 ? (
        <ul
          aria-label="Warnings"
          className="rounded-sheet border-2 border-haldi bg-haldi-wash px-4 py-2.5 font-semibold text-haldi"
        >
          {warnings.map((text) => (
            <li key={text} className="flex items-start gap-2">
              <Icon glyph={TriangleAlert} size="s" className="mt-1" />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** All remaining data of a donation. */
export function DonationDetails({
  donation,
  timeZone,
  maySeeStatements,
}: {
  donation: DonationForReview;
  timeZone: string;
  maySeeStatements: boolean;
}) {
  const facts: readonly DetailEntry[] = [
    ['Donor', donation.user_name],
    ['Email', donation.user.email ?? '–'],
    ['Category', donation.category],
    ['Method', PAYMENT_METHOD_LABELS[donation.payment_method]],
    ['Reference', donation.reference || null],
    ['Date', formatDateTime(new Date(donation.created_at), timeZone)],
    ['Donated on', formatDate(donation.donated_on)],
    ['Status', <DonationStatusBadge key="status" status={donation.status} />],
    ['Dispute', donation.dispute && <Dispute key="dispute" dispute={donation.dispute} timeZone={timeZone} />],
    ['Proposed', formatNameAndTime(donation.proposed_by ?? 'Staff', donation.proposed_at, timeZone)],
    ['Decided', formatNameAndTime(donation.decided_by ?? 'Payment provider', donation.decided_at, timeZone)],
    [
      'Bank statement',
      donation.bank_statement && (
        <BankStatement key="statement" statement={donation.bank_statement} isLink={maySeeStatements} />
      ),
    ],
    ['Fee paid by the donor', donation.payer_fee > 0 ? `${formatPaise(donation.payer_fee * 100)} on top` : null],
    ['Returned', donation.refunded_amount > 0 ? formatPaise(donation.refunded_amount * 100) : null],
    ['Taken by the bank', donation.lost_amount > 0 ? formatPaise(donation.lost_amount * 100) : null],
    [
      'Paid back twice',
      donation.returned_twice > 0
        ? `${formatPaise(donation.returned_twice * 100)} was refunded and also taken by the bank`
        : null,
    ],
    ['Reason', donation.rejection_reason || null],
  ];
  return <DetailList facts={facts} />;
}

function BankStatement({
  statement,
  isLink,
}: {
  statement: NonNullable<DonationForReview['bank_statement']>;
  isLink: boolean;
}) {
  const text = statement.approved ? 'Approved by bank statement' : 'The payment is on a bank statement';
  if (!isLink) return text;
  return (
    <Link className="underline" to={`/admin/financials/statements/${statement.statement_id}`}>
      {text}
    </Link>
  );
}

function Dispute({ dispute, timeZone }: { dispute: DonationDispute; timeZone: string }) {
  const { status, amount, respond_by, reason } = dispute;
  const waits = status === 'open' || status === 'action_required';
  return (
    <>
      <DisputeBadge status={status} /> {formatPaise(amount * 100)}
      {reason ? `, ${reason.replaceAll('_', ' ')}` : ''}
      {waits && respond_by ? (
        <span className="block text-small">
          Answer in the Razorpay dashboard by {formatDateTime(new Date(respond_by), timeZone)}.
        </span>
      ) : null}
    </>
  );
}

function formatNameAndTime(name: string, instant: string | null, timeZone: string): string | null {
  return instant && `${name}, ${formatDateTime(new Date(instant), timeZone)}`;
}
