import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { findPaymentProblem } from '~/domain/donations/own-payment-order.server';
import { donateSchema, verifyPaymentSchema } from '~/domain/donations/schemas';
import { confirmReturnedPayment } from '~/domain/donations/verify-payment.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { getApp, createFreshContext } from '~/http/context.server';
import { toErrorDetails } from '~/http/error-response.server';
import type { ToastKind } from '~/components/ui/toast-provider';
import { redirectWithToast } from '~/http/browser/toast.server';
import { type Message, t } from '~/i18n/messages/message';

const HISTORY = '/donations?tab=history';
const DONATE = '/donations';

/**
 * Called if the donor cancels the hosted checkout. Returns to the form with the same amount
 * selected.
 */
export function loader(args: LoaderFunctionArgs) {
  const { data } = donateSchema.safeParse({ amount: new URL(args.request.url).searchParams.get('amount') });
  return redirectWithNotice(args, buildDonatePath(data?.amount), 'warning', t('Payment cancelled'));
}

/**
 * Handles the return from the hosted checkout of a browser without JavaScript. The request has no
 * session cookie, so the payment is verified by its signature. Error texts in the form are not
 * trusted and not shown; the payment provider is queried instead.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const ctx = await createFreshContext(args);
  return readForm(args.request, {}, async ({ text }) => {
    const fields = Object.fromEntries(text);
    try {
      if ('razorpay_payment_id' in fields) {
        const { message } = await confirmReturnedPayment(ctx, parseOrThrow(verifyPaymentSchema, fields));
        return await redirectWithNotice(args, HISTORY, 'success', message);
      }
      const { problem, rupees } = await findPaymentProblem(ctx, parseOrderId(fields));
      return await redirectWithNotice(
        args,
        buildDonatePath(rupees),
        'error',
        t('Payment failed: {problem}', { problem }),
      );
    } catch (error) {
      return redirectWithNotice(args, DONATE, 'error', toErrorDetails(error, ctx).userMessage);
    }
  });
}

/**
 * Returns the order id of a failed payment from the provider's form, or an empty string if it is
 * missing.
 */
function parseOrderId(fields: Record<string, FormDataEntryValue>): string {
  try {
    const metadata: unknown = JSON.parse(z.string().parse(fields['error[metadata]']));
    return z.object({ order_id: z.string() }).parse(metadata).order_id;
  } catch {
    return '';
  }
}

const buildDonatePath = (rupees?: number | null) => (rupees ? `${DONATE}?amount=${rupees}` : DONATE);

function redirectWithNotice(args: Pick<ActionFunctionArgs, 'context'>, to: string, kind: ToastKind, text: Message) {
  return redirectWithToast(to, { kind, text }, getApp(args), { status: 303 });
}
