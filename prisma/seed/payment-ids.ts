import { seededRandom } from './random';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';

const buildId = (prefix: string, index: number) => `${prefix}_${seededRandom(`${prefix} ${index}`).text(ALPHABET, 14)}`;

/** Returns the provider's id of the n-th payment of the demo. */
export function paymentId(index: number): string {
  return buildId('pay', index);
}

/** Returns the provider's id of the n-th order of the demo. */
export function orderId(index: number): string {
  return buildId('order', index);
}

/** Returns the provider's id of the n-th webhook event of the demo. */
export function eventId(index: number): string {
  return buildId('evt', index);
}
