import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UnmatchedPaymentList } from '~/components/admin/financials/unmatched-payment-list';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { unmatchedPaymentSchema } from '~/domain/donations/schemas';
import {
  listUnmatchedPayments,
  refundUnmatchedPayment,
  settleUnmatchedPayment,
} from '~/domain/donations/unmatched-payments.server';
import { untranslated } from '~/i18n/messages/message';
import { defineFormRoute } from '~/http/pages/form-route.server';

const HERE = '/admin/financials/unmatched';

export const meta: MetaFunction = () => [{ title: 'Payments without a donation, Sangha admin' }];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  permissions: refundUnmatchedPayment.permissions,
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: async ({ ctx }) => ({
    payments: await listUnmatchedPayments(ctx),
    timeZone: ctx.clock.timeZone,
    mayDecide: ctx.actor.permissions.includes('approve_donations'),
  }),
  schema: unmatchedPaymentSchema,
  failureMessage: untranslated('Failed to update the payment. Please try again.'),
  handle: async ({ ctx, value }) => {
    const { message } = await (value.intent === 'refund'
      ? refundUnmatchedPayment(ctx, value.id)
      : settleUnmatchedPayment(ctx, value.id, value));
    return { message: untranslated(message), to: HERE };
  },
});

export default function UnmatchedPaymentsPage() {
  const { payments, timeZone, mayDecide } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Payments without a donation" closeTo="/admin/financials" wide>
      <UnmatchedPaymentList payments={payments} timeZone={timeZone} mayDecide={mayDecide} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
