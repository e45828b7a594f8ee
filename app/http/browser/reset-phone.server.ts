import type { App } from '~/context.server';
import { signedCookie } from './cookies.server';

const cookieOf = (app: App) => signedCookie('reset', app, { maxAge: 3600 });

/** The header that carries a phone from asking for a code to using it, outside of any address. */
export function resetPhoneCookie(phone: string, app: App): Promise<string> {
  return cookieOf(app).serialize(phone);
}

/** The header that forgets it. */
export function forgottenResetPhoneCookie(app: App): Promise<string> {
  return cookieOf(app).serialize('', { maxAge: 0 });
}

/** The phone that a code was asked for in this browser, or null. */
export async function resetPhoneOf(request: Request, app: App): Promise<string | null> {
  const phone: unknown = await cookieOf(app).parse(request.headers.get('Cookie'));
  return typeof phone === 'string' && phone ? phone : null;
}
