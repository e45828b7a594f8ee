import { z } from 'zod';
import type { App } from '~/context.server';
import { FIRST_LOGIN_SECONDS } from '~/domain/sessions/policy';
import { createSignedCookie } from './cookies.server';

const entrance = z.object({ phone: z.string(), firstLogin: z.string().optional() });

/**
 * Signed cookie that pre-fills the phone on /login. After sign-up it also contains a one-time token
 * that logs the new member in.
 */
export type LoginPrefill = z.infer<typeof entrance>;

const getCookie = (app: App) => createSignedCookie('login', app, { maxAge: FIRST_LOGIN_SECONDS });

/** Set-Cookie header that prepares the login after a registration or a new password. */
export function createLoginPrefillCookie(found: LoginPrefill, app: App): Promise<string> {
  return getCookie(app).serialize(found);
}

export function clearLoginPrefillCookie(app: App): Promise<string> {
  return getCookie(app).serialize('', { maxAge: 0 });
}

export async function readLoginPrefill(request: Request, app: App): Promise<LoginPrefill | null> {
  const found = entrance.safeParse(await getCookie(app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}
