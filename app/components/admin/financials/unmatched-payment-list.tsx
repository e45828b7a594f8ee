import { Link } from '@remix-run/react';
import { FormDisclosure } from '~/components/admin/form-disclosure';
import { ErrorSummary } from '~/components/ui/error-summary';
import { getInitialText } from '~/components/ui/field-meta';
import type { FormResponse } from '~/components/ui/form-response';
import { EmptyState } from '~/components/ui/page-state';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useFormWithResponse, useFormResponse } from '~/components/ui/use-server-form';
import type { UnmatchedPayment } from '~/domain/donations/unmatched-payments.server';
import { formatDateTime } from '~/lib/calendar';
import { formatMoney } from '~/lib/format-number';

const schema = () =>
  import('~/domain/donations/schemas').then(({ settlePaymentSchema: settledPaymentSchema }) => settledPaymentSchema);

type Listed = UnmatchedPayment;

const REASONS: Record<Listed['reason'], string> = {
  after_rejection: 'Captured after its donation was rejected',
  second_payment: 'A second payment of an order that was paid already',
  differs_from_order: 'Not the amount or the currency that was ordered',
  foreign_card: 'Paid with a foreign card or phone, and the donor has not declared to be a citizen of India',
  no_order: 'Paid to the account without an order of ours, such as on a payment page, by a link or a QR code',
  closed_code: 'Paid with a QR code that was closed before',
};

/** Captured payments that match no donation. Each can be refunded or marked as settled. */
export function UnmatchedPaymentList({
  payments,
  timeZone,
  mayDecide,
}: {
  payments: readonly Listed[];
  timeZone: string;
  mayDecide: boolean;
}) {
  const reply = useFormResponse();
  const about = reply?.result?.initialValue?.id;
  const isGone = about !== undefined && !payments.some(({ id }) => String(id) === about);
  const problems = Object.values((isGone && reply?.result?.error) || {}).flatMap((messages) => messages ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ErrorSummary fields={[]} formErrors={problems} reply={reply} />
      {payments.length === 0 ? (
        <EmptyState title="Every payment has its donation">What needs a decision appears here.</EmptyState>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {payments.map((payment) => (
          <li key={payment.id} className="border-t border-hair pt-4 first:border-0 first:pt-0">
            <p className="leading-tight">
              <span className="font-display text-[1.375rem]">{formatMoney(payment.amountPaise, payment.currency)}</span>{' '}
              from {payment.payer}
            </p>
            <p className="text-small break-words text-ink-soft">
              {REASONS[payment.reason]}. {formatDateTime(new Date(payment.createdAt), timeZone)}, {payment.paymentId}
              {payment.orderId ? `, ${payment.orderId}` : null}
            </p>
            {payment.donationId ? (
              <p className="text-small">
                <Link to={`/admin/financials/${payment.donationId}`} className="underline">
                  Donation {payment.donationId}
                </Link>
              </p>
            ) : null}
            {mayDecide ? <Decision payment={payment} reply={reply} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Decision({ payment, reply }: { payment: Listed; reply: FormResponse | undefined }) {
  const { form, fields } = useFormWithResponse<'note' | 'id'>(reply, { schema, id: `payment-${payment.id}` });
  const mayAccept = payment.reason === 'foreign_card' && payment.hasMember && !payment.isRefunding;
  const isAbout = fields.id.initialValue === undefined || fields.id.initialValue === String(payment.id);
  return (
    <div className="mt-2 grid gap-3">
      {isAbout ? (
        <ErrorSummary fields={[fields.note]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
      ) : null}
      <div className="flex flex-wrap items-start gap-2.5">
        <ServerForm preventScrollReset>
          <input type="hidden" name="id" value={payment.id} />
          <SubmitButton variant="reject" intent="refund" pendingLabel="Refunding...">
            {payment.isRefunding
              ? 'Ask for the refund again'
              : `Refund ${formatMoney(payment.amountPaise, payment.currency)}`}
          </SubmitButton>
        </ServerForm>
        {payment.maySettle ? (
          <FormDisclosure
            label={mayAccept ? 'Accept or settle…' : 'Mark as settled…'}
            isOpen={isAbout && (getInitialText(fields.note) !== '' || Boolean(fields.note.errors?.length))}
          >
            <ServerForm form={form} preventScrollReset className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="id" value={payment.id} />
              <div className="min-w-0 flex-1 basis-56">
                <TextField
                  label={mayAccept ? 'How you checked or settled it' : 'How it was settled'}
                  field={isAbout ? fields.note : { ...blank(payment.id) }}
                  maxLength={300}
                  required
                />
              </div>
              {mayAccept ? (
                <SubmitButton intent="accept" pendingLabel="Saving...">
                  The donor is a citizen: accept
                </SubmitButton>
              ) : null}
              <SubmitButton variant="quiet" intent="settle" pendingLabel="Saving...">
                Mark as settled
              </SubmitButton>
            </ServerForm>
          </FormDisclosure>
        ) : null}
      </div>
    </div>
  );
}

function blank(id: number) {
  return { id: `note-${id}`, name: 'note', errorId: `note-${id}-error`, descriptionId: `note-${id}-hint` };
}
