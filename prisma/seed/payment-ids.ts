import { createSeededRandom } from './random';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

const buildId = (prefix: string, index: number) =>
  `${prefix}_${createSeededRandom(`${prefix} ${index}`).text(ALPHABET, 14)}`;

/** Returns the payment id, in the provider's format, of the payment with this number. */
export function createPaymentId(index: number): string {
  return buildId('pay', index);
}

/** Returns the order id, in the provider's format, of the order with this number. */
export function createOrderId(index: number): string {
  return buildId('order', index);
}

/** Returns the event id, in the provider's format, of the webhook event with this number. */
export function createEventId(index: number): string {
  return buildId('evt', index);
}
