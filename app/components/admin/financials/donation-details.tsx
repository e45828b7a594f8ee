import { type DetailEntry, DetailList } from '~/components/admin/detail-list';
import type { DonationDispute, DonationForReview } from '~/domain/donations/responses';
import { formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { DisputeBadge, DonationStatusBadge, PAYMENT_METHOD_LABELS } from './donation-status';
import { listDonationWarnings } from './donation-warnings';

/** The claimed amount, the warnings and all remaining data of a donation. */
export function DonationDetails({ donation, timeZone }: { donation: DonationForReview; timeZone: string }) {
  const marks = listDonationWarnings(donation.marks);
  const warnings = marks.filter(({ isSerious }) => isSerious);
  const notes = marks.filter(({ isSerious }) => !isSerious);
  const facts: readonly DetailEntry[] = [
    ['Donor', donation.user_name],
    ['Email', donation.user.email ?? '–'],
    ['Category', donation.category],
    ['Method', PAYMENT_METHOD_LABELS[donation.payment_method]],
    ['Reference', donation.reference || null],
    ['Date', formatDateTime(new Date(donation.created_at), timeZone)],
    ['Status', <DonationStatusBadge key="status" status={donation.status} />],
    ['Dispute', donation.dispute && <Dispute key="dispute" dispute={donation.dispute} timeZone={timeZone} />],
    ['Proposed', whoAndWhen(donation.proposed_by ?? 'Staff', donation.proposed_at, timeZone)],
    ['Decided', whoAndWhen(donation.decided_by ?? 'Payment provider', donation.decided_at, timeZone)],
    ['Refunded', donation.refunded_amount > 0 ? formatPaise(donation.refunded_amount * 100) : null],
    ['Reason', donation.rejection_reason || null],
  ];
  return (
    <>
      <p className="leading-tight">
        <span className="block text-small text-ink-soft">Amount claimed</span>
        <span className="font-display text-[2.5rem] leading-[1.15]">{formatPaise(donation.amount * 100)}</span>
      </p>
      {warnings.length > 0 ? (
        <ul aria-label="Warnings" className="rounded-sheet bg-haldi-wash px-4 py-2.5 font-semibold text-haldi">
          {warnings.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <DetailList facts={facts} />
      {notes.map(({ text }) => (
        <p key={text} className="text-small text-ink-soft">
          {text}
        </p>
      ))}
    </>
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

function whoAndWhen(name: string, instant: string | null, timeZone: string): string | null {
  return instant && `${name}, ${formatDateTime(new Date(instant), timeZone)}`;
}
