import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../context';

type Keyed = Pick<Context, 'keyedHash'>;

/** The way back to an old phone: what its message is owed with, and what is stored of its token. */
export function newRestoration(ctx: Keyed): { salt: string; token_hash: Uint8Array<ArrayBuffer> } {
  const salt = randomBytes(16).toString('base64url');
  return { salt, token_hash: hashOfRestoration(restorationToken(ctx, salt)) };
}

/** The 256 bits that follow from a salt and a key that only the processes know. */
export function restorationToken(ctx: Keyed, salt: string): string {
  return ctx.keyedHash('phone-restoration', salt).toString('base64url');
}

/** What the database knows of a token: its SHA-256. */
export function hashOfRestoration(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(token).digest());
}

/** The placeholders of the message to the old phone: the salt that it was owed with becomes the link. */
export function restorationVariables(
  ctx: Keyed & Pick<Context, 'publicUrl'>,
  { 3: salt = '', ...variables }: Record<string, string>,
): Record<string, string> {
  return { ...variables, 3: `${ctx.publicUrl}/restore-phone?token=${restorationToken(ctx, salt)}` };
}
