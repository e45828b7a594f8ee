import { sameBytes } from '~/lib/same-bytes';
import type { Context } from '../context';

const LIFETIME_SECONDS = 15 * 60;

/** Addresses made within this end together, so that a browser finds what it loaded ahead. */
const STEP_SECONDS = 5 * 60;

type Signing = Pick<Context, 'keyedHash' | 'clock'>;

/** `subject` names one thing among those of a purpose, and whoever may read it. */
interface Signed {
  purpose: string;
  subject: string;
}

/** Good without a session for ten minutes to a quarter of an hour. */
export function signatureFor(ctx: Signing, signed: Signed): URLSearchParams {
  const latest = ctx.clock.now().getTime() / 1000 + LIFETIME_SECONDS;
  const expires = Math.floor(latest / STEP_SECONDS) * STEP_SECONDS;
  const signature = sign(ctx, signed, expires).toString('base64url');
  return new URLSearchParams({ expires: String(expires), signature });
}

export function isSigned(ctx: Signing, signed: Signed, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  return sameBytes(given, sign(ctx, signed, expires)) && expires * 1000 > ctx.clock.now().getTime();
}

function sign(ctx: Signing, { purpose, subject }: Signed, expires: number): Buffer {
  return ctx.keyedHash(purpose, `${subject}:${expires}`);
}
