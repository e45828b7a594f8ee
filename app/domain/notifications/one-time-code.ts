import { randomBytes } from 'node:crypto';
import { isEqualInConstantTime } from '~/lib/constant-time-equal';
import type { Context } from '../context';

/** Minutes for which a one-time code is valid. Source: docs/rules.md#one-time-codes. */
export const ONE_TIME_CODE_LIFETIME_MINUTES = 10;

const CODE_DIGITS = 6;

type Keyed = Pick<Context, 'longTermHash'>;

/**
 * Creates the salt and the hash that are stored for a code. The code is derived from the salt and a
 * secret key, so it is not stored.
 */
export function createOneTimeCode(ctx: Keyed): { salt: Uint8Array<ArrayBuffer>; code_hash: Uint8Array<ArrayBuffer> } {
  const salt = Uint8Array.from(randomBytes(16));
  return { salt, code_hash: Uint8Array.from(hashCode(ctx, salt, deriveOneTimeCode(ctx, salt))) };
}

export function deriveOneTimeCode(ctx: Keyed, salt: Uint8Array): string {
  const number = ctx.longTermHash('one-time-code', salt).readBigUInt64BE() % BigInt(10 ** CODE_DIGITS);
  return number.toString().padStart(CODE_DIGITS, '0');
}

/** Returns true if the typed code is right. Compares the hashes in constant time. */
export function isMatchingOneTimeCode(
  ctx: Keyed,
  typed: string,
  stored: { salt: Uint8Array; code_hash: Uint8Array },
): boolean {
  return isEqualInConstantTime(hashCode(ctx, stored.salt, typed), stored.code_hash);
}

/**
 * Returns the only variable that an Authentication template of WhatsApp has: the code. The minutes
 * are part of the approved template.
 */
export function buildOneTimeCodeVariables(ctx: Keyed, salt: Uint8Array): Record<string, string> {
  return { 1: deriveOneTimeCode(ctx, salt) };
}

function hashCode(ctx: Keyed, salt: Uint8Array, code: string): Buffer {
  return ctx.longTermHash('one-time-code-check', Buffer.concat([salt, Buffer.from(code)]));
}
