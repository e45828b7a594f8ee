import type { App } from '~/context.server';
import { STEP_SECONDS } from '~/domain/admins/proof-policy';
import { signedCookie } from './cookies.server';

const cookieOf = (app: App) => signedCookie('second_step', app, { maxAge: STEP_SECONDS });

/** Set-Cookie header with the signed token that proves that the password step passed. */
export function secondStepCookie(pending: string, app: App): Promise<string> {
  return cookieOf(app).serialize(pending);
}

export function endedSecondStepCookie(app: App): Promise<string> {
  return cookieOf(app).serialize('', { maxAge: 0 });
}

export async function secondStepOf(request: Request, app: App): Promise<string | null> {
  const pending: unknown = await cookieOf(app).parse(request.headers.get('Cookie'));
  return typeof pending === 'string' && pending ? pending : null;
}
