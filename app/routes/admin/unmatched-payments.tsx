import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { UnmatchedPaymentList } from '~/components/admin/financials/unmatched-payment-list';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import { acceptForeignPayment } from '~/domain/donations/accept-foreign-payment.server';
import { unmatchedPaymentSchema } from '~/domain/donations/schemas';
import {
  listUnmatchedPayments,
  refundUnmatchedPayment,
  settleUnmatchedPayment,
} from '~/domain/donations/unmatched-payments.server';
import { untranslated } from '~/i18n/messages/message';
import { defineFormRoute } from '~/http/pages/form-route.server';

const HERE = '/admin/financials/unmatched';

export const meta: MetaFunction = () => [{ title: 'Payments without a donation, admin' }];

const route = defineFormRoute({
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
    const { message } = await decide(ctx, value);
    return { message: untranslated(message), to: HERE };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

function decide(ctx: Context, value: z.output<typeof unmatchedPaymentSchema>) {
  if (value.intent === 'refund') return refundUnmatchedPayment(ctx, value.id);
  return (value.intent === 'accept' ? acceptForeignPayment : settleUnmatchedPayment)(ctx, value.id, value);
}

export default function UnmatchedPaymentsPage() {
  const { payments, timeZone, mayDecide } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Payments without a donation" closeTo="/admin/financials" wide>
      <UnmatchedPaymentList payments={payments} timeZone={timeZone} mayDecide={mayDecide} />
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
