import type { Parts } from '~/context.server';
import { signedCookie } from './cookies.server';

const cookieOf = (parts: Parts) => signedCookie('reset', parts, { maxAge: 3600 });

/** The header that carries a phone from asking for a code to using it, outside of any address. */
export function resetPhoneCookie(phone: string, parts: Parts): Promise<string> {
  return cookieOf(parts).serialize(phone);
}

/** The header that forgets it. */
export function forgottenResetPhoneCookie(parts: Parts): Promise<string> {
  return cookieOf(parts).serialize('', { maxAge: 0 });
}

/** The phone that a code was asked for in this browser, or null. */
export async function resetPhoneOf(request: Request, parts: Parts): Promise<string | null> {
  const phone: unknown = await cookieOf(parts).parse(request.headers.get('Cookie'));
  return typeof phone === 'string' && phone ? phone : null;
}
