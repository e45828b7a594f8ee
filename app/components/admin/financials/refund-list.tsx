import { StatusBadge, type BadgeStatus } from '~/components/ui/badge';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { DonationRefund } from '~/domain/donations/refund-queries.server';
import { formatDate, formatDateTime } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';

export const REFUND_MODE_LABELS = {
  upi: 'UPI',
  bank_transfer: 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
} as const;

const LOOKS: Record<DonationRefund['status'], { status: BadgeStatus; word: string }> = {
  proposed: { status: 'pending', word: 'Waits for a second person' },
  requested: { status: 'pending', word: 'Waits for the provider' },
  done: { status: 'approved', word: 'Refunded' },
  failed: { status: 'rejected', word: 'Refused' },
  withdrawn: { status: 'rejected', word: 'Withdrawn' },
};

/** The refunds of a donation, newest first, with buttons for a pending refund. */
export function RefundList({
  refunds,
  timeZone,
  mayRefund,
}: {
  refunds: readonly DonationRefund[];
  timeZone: string;
  mayRefund: boolean;
}) {
  const { form, reply } = useServerForm<never>({ id: 'refund-decision' });
  if (refunds.length === 0) return null;
  return (
    <section aria-label="Refunds of this donation" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="rounded-sheet bg-wall-deep px-4 py-2.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-display text-[1.25rem]">{formatPaise(refund.amount_paise)}</span>
              <StatusBadge status={LOOKS[refund.status].status}>{LOOKS[refund.status].word}</StatusBadge>
            </p>
            <p className="wrap-anywhere">{refund.reason}</p>
            <p className="text-small wrap-anywhere text-ink-soft">{describe(refund, timeZone)}</p>
            {refund.failure ? <p className="wrap-anywhere text-sindoor">{refund.failure}</p> : null}
            {mayRefund && refund.status === 'proposed' ? (
              <ServerForm preventScrollReset className="mt-2 flex flex-wrap gap-2.5">
                <input type="hidden" name="refund_id" value={refund.id} />
                {refund.mayConfirm ? (
                  <SubmitButton variant="reject" intent="confirm" pendingLabel="Refunding...">
                    Confirm refund
                    <VisuallyHidden> of {formatPaise(refund.amount_paise)}</VisuallyHidden>
                  </SubmitButton>
                ) : null}
                <SubmitButton variant="quiet" intent="withdraw" pendingLabel="Withdrawing...">
                  Withdraw
                </SubmitButton>
              </ServerForm>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(refund: DonationRefund, timeZone: string): string {
  const { mode, reference, paid_back_on, requested_by, confirmed_by, created_at } = refund;
  return [
    mode && `${REFUND_MODE_LABELS[mode]} ${reference ?? ''}`,
    paid_back_on && formatDate(paid_back_on),
    `${requested_by ?? 'Staff'}, ${formatDateTime(new Date(created_at), timeZone)}`,
    confirmed_by && `confirmed by ${confirmed_by}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
