import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { runPaymentAction } from './payment-action.server';

export function loader() {
  return redirect('/donations');
}

/** Verifies the payment id and the signature that the checkout script has received. */
export function action(args: ActionFunctionArgs) {
  return runPaymentAction(args, verifyPaymentSchema, verifyPayment);
}
