import type { Context } from '../context';

const LIFETIME_SECONDS = 15 * 60;

/**
 * Expiry times are rounded down to multiples of this interval, so that a file has the same URL for
 * a while and browsers can reuse a preloaded copy.
 */
const STEP_SECONDS = 5 * 60;

type Signing = Pick<Context, 'signer' | 'clock'>;

/** `subject` identifies the file and the reader for which the signature is valid. */
interface Signed {
  purpose: string;
  subject: string;
}

/**
 * Returns the query parameters of a signed URL, which is valid for 10 to 15 minutes without a
 * session.
 */
export function createUrlSignature(ctx: Signing, signed: Signed): URLSearchParams {
  const latest = ctx.clock.now().getTime() / 1000 + LIFETIME_SECONDS;
  const expires = Math.floor(latest / STEP_SECONDS) * STEP_SECONDS;
  const signature = ctx.signer.sign(signed.purpose, getSignedContent(signed, expires)).toString('base64url');
  return new URLSearchParams({ expires: String(expires), signature });
}

export function isValidUrlSignature(ctx: Signing, signed: Signed, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const isFresh = expires * 1000 > ctx.clock.now().getTime();
  return isFresh && ctx.signer.verify(signed.purpose, getSignedContent(signed, expires), given);
}

function getSignedContent({ subject }: Signed, expires: number): string {
  return `${subject}:${expires}`;
}
