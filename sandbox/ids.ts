import { randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns a new id in Razorpay's format: a prefix, an underscore and 14 letters or digits. */
export function createRazorpayId(prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'disp' | 'qr'): string {
  return `${prefix}_${Array.from({ length: 14 }, () => BASE62[randomInt(BASE62.length)]).join('')}`;
}

/** Returns a new message sid in Twilio's format: SM and 32 hexadecimal digits. */
export function createMessageSid(): string {
  return `SM${randomBytes(16).toString('hex')}`;
}
