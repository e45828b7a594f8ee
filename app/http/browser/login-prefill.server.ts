import { z } from 'zod';
import type { App } from '~/context.server';
import { FIRST_LOGIN_VALID_SECONDS } from '~/domain/sessions/policy';
import { createSignedCookie } from './cookies.server';

const entrance = z.object({ phone: z.string(), firstLogin: z.string().optional() });

/**
 * Content of the signed cookie that pre-fills the phone number on /login. After sign-up it also
 * contains a one-time token that logs in the new member.
 */
export type LoginPrefill = z.infer<typeof entrance>;

const getCookie = (app: App) => createSignedCookie('login', app, FIRST_LOGIN_VALID_SECONDS);

/**
 * Creates the Set-Cookie header that pre-fills the login page after a registration or a password
 * reset.
 */
export function createLoginPrefillCookie(prefill: LoginPrefill, app: App): Promise<string> {
  return getCookie(app).serialize(prefill);
}

export function clearLoginPrefillCookie(app: App): Promise<string> {
  return getCookie(app).clear();
}

export async function readLoginPrefillCookie(request: Request, app: App): Promise<LoginPrefill | null> {
  const parsed = entrance.safeParse(await getCookie(app).parse(request.headers.get('Cookie')));
  return parsed.success ? parsed.data : null;
}
