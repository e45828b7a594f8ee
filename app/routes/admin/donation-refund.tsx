import { randomUUID } from 'node:crypto';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProviderRefundList } from '~/components/admin/financials/provider-refund-list';
import { REFUND_MODE_LABELS, RefundList } from '~/components/admin/financials/refund-list';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ErrorSummary } from '~/components/ui/error-summary';
import { getInitialText } from '~/components/ui/field-meta';
import { SelectField } from '~/components/ui/select-field';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextareaField } from '~/components/ui/textarea-field';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { REFUND_MODES } from '~/domain/donations/policy';
import { getRefundPage } from '~/domain/donations/refund-queries.server';
import { refundFormSchema } from '~/domain/donations/refund-schemas';
import { confirmRefund, requestRefund, withdrawRefund } from '~/domain/donations/request-refund.server';
import { settleFailedRefund } from '~/domain/donations/settle-failed-refund.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { formatPaise } from '~/lib/format-number';

const NOT_FOUND = untranslated('Donation not found.');
const FAILED = 'The refund could not be made. Please try again.';
const LABELS = {
  amount: 'Amount in rupees',
  reason: 'Reason',
  mode: 'Paid back by',
  paid_back_on: 'Day of the payment back',
  reference: 'Number of the payment back',
};

export const meta: MetaFunction = () => [{ title: 'Refund a donation, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: requestRefund.permissions,
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: async ({ ctx, params }) => {
    const id = parsePathId(params.donationId, NOT_FOUND);
    return {
      ...(await getRefundPage(ctx, id)),
      id,
      formKey: randomUUID(),
      today: ctx.clock.today(),
      timeZone: ctx.clock.timeZone,
      mayRefund: ctx.actor.permissions.includes('refund_donations'),
    };
  },
  schema: refundFormSchema,
  failureMessage: untranslated(FAILED),
  handle: async ({ ctx, value, params }) => {
    const donationId = parsePathId(params.donationId, NOT_FOUND);
    const to = `/admin/financials/${donationId}/refund`;
    if (value.intent === 'refund') {
      const { message } = await requestRefund(ctx, donationId, value);
      return { message: untranslated(message), to };
    }
    if (value.intent === 'settle') {
      const { message } = await settleFailedRefund(ctx, { donationId, refundId: value.refund_id, note: value.note });
      return { message: untranslated(message), to };
    }
    const decide = value.intent === 'confirm' ? confirmRefund : withdrawRefund;
    const { message } = await decide(ctx, { donationId, refundId: value.refund_id });
    return { message: untranslated(message), to };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DonationRefundPage() {
  const page = useLoaderData<typeof loader>();
  const { id, donor, status, amount_paise, left_paise, refunds, timeZone, mayRefund } = page;
  const isWaiting = refunds.some((one) => one.status === 'proposed' || one.status === 'requested');
  return (
    <RouteDialog title={`Refund ${donor}’s donation`} closeTo={`/admin/financials/${id}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p>
          {formatPaise(left_paise)} of {formatPaise(amount_paise)} can be refunded.
          {status === 'approved' ? null : ` The donation is ${status}.`}
        </p>
        <ProviderRefundList refunds={page.atProvider} mayRefund={mayRefund} />
        <RefundList refunds={refunds} timeZone={timeZone} mayRefund={mayRefund} />
        {mayRefund && left_paise > 0 && !isWaiting ? <RefundForm key={refunds.length} /> : null}
        {mayRefund ? null : <p className="text-ink-soft">You do not have permission to refund donations.</p>}
      </div>
    </RouteDialog>
  );
}

function RefundForm() {
  const { payment_method, left_paise, twoPeopleAboveRupees, formKey, today } = useLoaderData<typeof loader>();
  const { form, fields, reply } = useServerForm<keyof typeof LABELS | 'form_key'>({
    id: 'refund',
    unreachable: FAILED,
    defaultValue: { amount: String(left_paise / 100), paid_back_on: today, form_key: formKey },
  });
  const { amount, reason, mode, paid_back_on, reference, form_key } = fields;
  const isOnline = payment_method === 'razorpay';
  return (
    <ServerForm
      form={form}
      preventScrollReset
      className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3.5 sm:grid-cols-2"
    >
      <input type="hidden" name={form_key.name} value={getInitialText(form_key)} />
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary
          fields={isOnline ? [amount, reason] : [amount, mode, paid_back_on, reference, reason]}
          labels={LABELS}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <TextField
        label={LABELS.amount}
        field={amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        hint={`Above ${formatPaise(twoPeopleAboveRupees * 100)} a second person must confirm it.`}
        required
      />
      {isOnline ? null : (
        <>
          <SelectField
            label={LABELS.mode}
            field={mode}
            choices={REFUND_MODES.map((value) => ({ value, label: REFUND_MODE_LABELS[value] }))}
            placeholder="Choose"
            required
          />
          <TextField label={LABELS.paid_back_on} field={paid_back_on} type="date" max={today} required />
          <TextField
            label={LABELS.reference}
            field={reference}
            autoComplete="off"
            maxLength={64}
            hint="UTR, cheque or voucher. Pay the money back first, then save it here."
            required
          />
        </>
      )}
      <div className="sm:col-span-2">
        <TextareaField label={LABELS.reason} field={reason} maxLength={300} required />
      </div>
      <p className="text-ink-soft sm:col-span-2">
        The karma for the amount is removed, and the donor gets a message.
        {isOnline ? ' The payment provider pays the money back, which usually takes five to seven days.' : null}
      </p>
      <div className="sm:col-span-2">
        <SubmitButton variant="reject" intent="refund" pendingLabel="Refunding...">
          {isOnline ? 'Refund' : 'Save refund'}
        </SubmitButton>
      </div>
    </ServerForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
