import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { runPaymentAction } from '~/http/pages/payment-action.server';

export function loader() {
  return redirect('/donations');
}

/** Receives the proof of payment from the checkout script and verifies it. */
export function action(args: ActionFunctionArgs) {
  return runPaymentAction(args, verifyPaymentSchema, verifyPayment);
}
