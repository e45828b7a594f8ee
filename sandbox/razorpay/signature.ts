import { createHmac } from 'node:crypto';

/**
 * Returns the `razorpay_signature` of a payment: the HMAC-SHA256 of order id and payment id, in
 * hex.
 */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return createHmacSha256(`${orderId}|${paymentId}`, keySecret);
}

/**
 * Returns the X-Razorpay-Signature header of a webhook: the HMAC-SHA256 of the raw body, in hex.
 */
export function signWebhook(body: string, webhookSecret: string): string {
  return createHmacSha256(body, webhookSecret);
}

function createHmacSha256(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text, 'utf8').digest('hex');
}
