import { z } from 'zod';
import type { App } from '~/context.server';
import { signedCookie } from './cookies.server';

const cookieOf = (app: App) => signedCookie('reset', app, { maxAge: 3600 });

const loginCookieOf = (app: App) => signedCookie('login-code', app, { maxAge: 3600 });

export interface AskedReset {
  /** E.164 */
  phone: string;
  askedAt: Date;
}

const asked = z.object({ phone: z.string().min(1), askedAt: z.coerce.date() });

/** Set-Cookie that carries the phone from asking for a code to using it, in no address. */
export function resetPhoneCookie(reset: AskedReset, app: App): Promise<string> {
  return cookieOf(app).serialize(reset);
}

export function forgottenResetPhoneCookie(app: App): Promise<string> {
  return cookieOf(app).serialize('', { maxAge: 0 });
}

export async function askedResetOf(request: Request, app: App): Promise<AskedReset | null> {
  const found = asked.safeParse(await cookieOf(app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}

/** The same for a code to log in with: the code of one opens nothing of the other. */
export function askedLoginCookie(login: AskedReset, app: App): Promise<string> {
  return loginCookieOf(app).serialize(login);
}

export function forgottenLoginCookie(app: App): Promise<string> {
  return loginCookieOf(app).serialize('', { maxAge: 0 });
}

export async function askedLoginOf(request: Request, app: App): Promise<AskedReset | null> {
  const found = asked.safeParse(await loginCookieOf(app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}
