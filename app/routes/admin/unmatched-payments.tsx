import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { UnmatchedPaymentList } from '~/components/admin/financials/unmatched-payment-list';
import { RouteDialog } from '~/components/admin/route-dialog';
import { SEE_DONATIONS } from '~/domain/admins/policy';
import { unmatchedPaymentSchema } from '~/domain/donations/schemas';
import {
  listUnmatchedPayments,
  refundUnmatchedPayment,
  settleUnmatchedPayment,
} from '~/domain/donations/unmatched-payments.server';
import { english } from '~/i18n/messages/say';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';

const HERE = '/admin/financials/unmatched';

export const meta: MetaFunction = () => [{ title: 'Payments without a donation, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, SEE_DONATIONS, async (ctx) => ({
    payments: await listUnmatchedPayments(ctx),
    timeZone: ctx.clock.timeZone,
    mayDecide: ctx.actor.permissions.includes('approve_donations'),
  }));
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'admin',
    permissions: refundUnmatchedPayment.permissions,
    schema: unmatchedPaymentSchema,
    failureMessage: english('Failed to update the payment. Please try again.'),
    handle: async ({ ctx, value }) => {
      const { message } = await (value.intent === 'refund'
        ? refundUnmatchedPayment(ctx, value.id)
        : settleUnmatchedPayment(ctx, value.id, value));
      return { message: english(message), to: HERE };
    },
  });
}

export { sendOrStay as clientAction } from '~/components/ui/form-reply';

export default function UnmatchedPaymentsPage() {
  const { payments, timeZone, mayDecide } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Payments without a donation" closeTo="/admin/financials" wide>
      <UnmatchedPaymentList payments={payments} timeZone={timeZone} mayDecide={mayDecide} />
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
