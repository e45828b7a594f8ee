import type { ActionFunctionArgs } from '@remix-run/node';
import { receivePaymentEvent } from '~/domain/donations/receive-payment-event.server';
import { razorpayWebhook } from '~/http/razorpay-webhook.server';

export function loader() {
  return new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } });
}

/** What Razorpay tells us of payments and refunds. */
export function action(args: ActionFunctionArgs) {
  return razorpayWebhook(args, receivePaymentEvent);
}
