import { FormDisclosure } from '~/components/admin/form-disclosure';
import { type BadgeStatus, StatusBadge } from '~/components/ui/badge';
import { getInitialText } from '~/components/ui/field-meta';
import type { FormResponse } from '~/components/ui/form-response';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useFormResponse, useFormWithResponse } from '~/components/ui/use-server-form';
import type { RefundAtProvider } from '~/domain/donations/refund-queries.server';
import { formatPaise } from '~/lib/format-number';

const LOOKS: Record<RefundAtProvider['status'], { status: BadgeStatus; word: string }> = {
  pending: { status: 'pending', word: 'On its way' },
  processed: { status: 'approved', word: 'Paid by the bank' },
  failed: { status: 'rejected', word: 'Not paid by the bank' },
};

/** The refunds of a donation at the payment provider. A failed one can be marked as settled. */
export function ProviderRefundList({
  refunds,
  mayRefund,
}: {
  refunds: readonly RefundAtProvider[];
  mayRefund: boolean;
}) {
  const reply = useFormResponse();
  if (refunds.length === 0) return null;
  return (
    <ul aria-label="Refunds at the payment provider" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {refunds.map((refund) => (
        <li key={refund.id} className="rounded-sheet bg-wall-deep px-4 py-2.5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display text-[1.25rem]">{formatPaise(refund.amount_paise)}</span>
            <StatusBadge status={LOOKS[refund.status].status}>{LOOKS[refund.status].word}</StatusBadge>
          </p>
          <p className="text-small wrap-anywhere text-ink-soft">{describe(refund)}</p>
          {refund.status === 'failed' && refund.settled_note === null && mayRefund ? (
            <SettleForm refundId={refund.id} reply={reply} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function SettleForm({ refundId, reply }: { refundId: number; reply: FormResponse | undefined }) {
  const id = `settle-${refundId}`;
  const { fields } = useFormWithResponse<'intent' | 'refund_id' | 'note'>(reply, { id });
  const isAbout = getInitialText(fields.intent) === 'settle' && getInitialText(fields.refund_id) === String(refundId);
  const blank = { id, name: 'note', errorId: `${id}-error`, descriptionId: `${id}-hint` };
  return (
    <div className="mt-2">
      <FormDisclosure label="Mark as settled…" isOpen={isAbout}>
        <ServerForm preventScrollReset className="flex flex-wrap items-end gap-2.5">
          <input type="hidden" name="refund_id" value={refundId} />
          <div className="min-w-0 flex-1 basis-56">
            <TextField label="How it was settled" field={isAbout ? fields.note : blank} maxLength={300} required />
          </div>
          <SubmitButton variant="quiet" intent="settle" pendingLabel="Saving...">
            Mark as settled
          </SubmitButton>
        </ServerForm>
      </FormDisclosure>
    </div>
  );
}

function describe({ speed, reason, bank_reference, settled_note }: RefundAtProvider): string {
  return [
    speed && `Speed: ${speed}`,
    bank_reference && `Bank reference: ${bank_reference}`,
    reason,
    settled_note && `Settled: ${settled_note}`,
  ]
    .filter(Boolean)
    .join(', ');
}
