import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { PENDING_LOGIN_SECONDS } from './second-factor-policy';

const ONCE = { name: 'passkey-challenge', times: 1, seconds: PENDING_LOGIN_SECONDS, scope: 'shared' } as const;

const PURPOSE = 'passkey-challenge';

const MOMENT_BYTES = 6;
const SALT_BYTES = 16;

/**
 * Creates a challenge that consists of a timestamp, a salt and an HMAC of both, so nothing has to
 * be stored until the challenge is used.
 */
export function createPasskeyChallenge(ctx: Context, purpose: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(MOMENT_BYTES + SALT_BYTES);
  head.writeUIntBE(Math.floor(ctx.clock.now().getTime() / 1000), 0, MOMENT_BYTES);
  randomBytes(SALT_BYTES).copy(head, MOMENT_BYTES);
  return Uint8Array.from(Buffer.concat([head, ctx.signer.sign(PURPOSE, getSignedContent(purpose, head))]));
}

/**
 * Returns true if this server issued the challenge, and it has not expired and has not been used
 * before.
 */
export async function consumePasskeyChallenge(ctx: Context, purpose: string, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, MOMENT_BYTES + SALT_BYTES);
  if (head.length < MOMENT_BYTES + SALT_BYTES) return false;
  if (!ctx.signer.verify(PURPOSE, getSignedContent(purpose, head), bytes.subarray(head.length))) return false;
  const ageSeconds = ctx.clock.now().getTime() / 1000 - head.readUIntBE(0, MOMENT_BYTES);
  if (ageSeconds > PENDING_LOGIN_SECONDS) return false;
  return ctx.limits.consume(ONCE, challenge).then(
    () => true,
    () => false,
  );
}

function getSignedContent(purpose: string, head: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${purpose}\n`), head]);
}
