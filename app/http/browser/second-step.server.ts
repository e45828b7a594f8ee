import type { App } from '~/context.server';
import { PENDING_LOGIN_SECONDS } from '~/domain/admins/second-factor-policy';
import { createSignedCookie } from './cookies.server';

const getCookie = (app: App) => createSignedCookie('second_step', app, PENDING_LOGIN_SECONDS);

/**
 * Creates the Set-Cookie header with the signed token that proves that the password step of a login
 * succeeded.
 */
export function createSecondFactorStepCookie(pending: string, app: App): Promise<string> {
  return getCookie(app).serialize(pending);
}

export function clearSecondFactorStepCookie(app: App): Promise<string> {
  return getCookie(app).clear();
}

export async function readSecondFactorStepCookie(request: Request, app: App): Promise<string | null> {
  const pending: unknown = await getCookie(app).parse(request.headers.get('Cookie'));
  return typeof pending === 'string' && pending ? pending : null;
}
