import type { Context } from '../context';

const LIFETIME_SECONDS = 15 * 60;

/** Addresses made within this end together, so that a browser finds what it loaded ahead. */
const STEP_SECONDS = 5 * 60;

type Signing = Pick<Context, 'signer' | 'clock'>;

/** `subject` names one thing among those of a purpose, and whoever may read it. */
interface Signed {
  purpose: string;
  subject: string;
}

/** Good without a session for ten minutes to a quarter of an hour. */
export function signatureFor(ctx: Signing, signed: Signed): URLSearchParams {
  const latest = ctx.clock.now().getTime() / 1000 + LIFETIME_SECONDS;
  const expires = Math.floor(latest / STEP_SECONDS) * STEP_SECONDS;
  const signature = ctx.signer.sign(signed.purpose, contentOf(signed, expires)).toString('base64url');
  return new URLSearchParams({ expires: String(expires), signature });
}

export function isSigned(ctx: Signing, signed: Signed, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const isFresh = expires * 1000 > ctx.clock.now().getTime();
  return isFresh && ctx.signer.verify(signed.purpose, contentOf(signed, expires), given);
}

function contentOf({ subject }: Signed, expires: number): string {
  return `${subject}:${expires}`;
}
