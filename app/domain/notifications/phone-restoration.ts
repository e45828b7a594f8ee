import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context';

type Keyed = Pick<Context, 'longTermHash'>;

export function createPhoneRestoration(ctx: Keyed): { salt: string; token_hash: Uint8Array<ArrayBuffer> } {
  const salt = randomBytes(16).toString('base64url');
  return { salt, token_hash: hashPhoneRestorationToken(createPhoneRestorationToken(ctx, salt)) };
}

/** Derives the token from a salt and a secret key, so that only the salt has to be stored. */
export function createPhoneRestorationToken(ctx: Keyed, salt: string): string {
  return ctx.longTermHash('phone-restoration', salt).toString('base64url');
}

export function hashPhoneRestorationToken(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest());
}

export function buildPhoneRestorationVariables(
  ctx: Keyed & Pick<Context, 'publicUrl'>,
  { 3: salt = '', ...variables }: Record<string, string>,
): Record<string, string> {
  return { ...variables, 3: `${ctx.publicUrl}/restore-phone?token=${createPhoneRestorationToken(ctx, salt)}` };
}
