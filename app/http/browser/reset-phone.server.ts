import { z } from 'zod';
import type { App } from '~/context.server';
import { signedCookie } from './cookies.server';

const cookieOf = (app: App) => signedCookie('reset', app, { maxAge: 3600 });

/** A phone for which this browser asked for a code, and when. */
export interface AskedReset {
  /** E.164 */
  phone: string;
  askedAt: Date;
}

const asked = z.object({ phone: z.string().min(1), askedAt: z.coerce.date() });

/** The header that carries a phone from asking for a code to using it, outside of any address. */
export function resetPhoneCookie(reset: AskedReset, app: App): Promise<string> {
  return cookieOf(app).serialize(reset);
}

/** The header that forgets it. */
export function forgottenResetPhoneCookie(app: App): Promise<string> {
  return cookieOf(app).serialize('', { maxAge: 0 });
}

/** The phone that a code was asked for in this browser last, or null. */
export async function askedResetOf(request: Request, app: App): Promise<AskedReset | null> {
  const found = asked.safeParse(await cookieOf(app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}
