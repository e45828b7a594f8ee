import { createHmac } from 'node:crypto';

/** Returns the razorpay_signature of a payment: HMAC-SHA256 of order and payment, in hex. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return sha256(`${orderId}|${paymentId}`, keySecret);
}

/** Returns the X-Razorpay-Signature of a webhook: HMAC-SHA256 of the raw body, in hex. */
export function signWebhook(body: string, webhookSecret: string): string {
  return sha256(body, webhookSecret);
}

function sha256(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
}
