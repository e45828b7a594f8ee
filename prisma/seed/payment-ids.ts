import { seededRandom } from './random';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

const buildId = (prefix: string, index: number) => `${prefix}_${seededRandom(`${prefix} ${index}`).text(ALPHABET, 14)}`;

/** Returns the payment id, in the provider's format, of the payment with this number. */
export function paymentId(index: number): string {
  return buildId('pay', index);
}

/** Returns the order id, in the provider's format, of the order with this number. */
export function orderId(index: number): string {
  return buildId('order', index);
}

/** Returns the event id, in the provider's format, of the webhook event with this number. */
export function eventId(index: number): string {
  return buildId('evt', index);
}
