import type { App } from '~/context.server';
import { signedCookie } from './cookies.server';

interface StartedRegistration {
  name: string;
  phonenumber: string;
}

const cookieOf = (app: App) => signedCookie('registration', app, { maxAge: 600 });

/** Set-Cookie that carries a name and a phone to the registration, in no address. */
export function startedRegistrationCookie(started: StartedRegistration, app: App): Promise<string> {
  return cookieOf(app).serialize(started);
}

export function forgottenRegistrationCookie(app: App): Promise<string> {
  return cookieOf(app).serialize('', { maxAge: 0 });
}

/** What was filled in before the registration; empty texts where nothing was. */
export async function startedRegistrationOf(request: Request, app: App): Promise<StartedRegistration> {
  const started = (await cookieOf(app).parse(request.headers.get('Cookie'))) as StartedRegistration | null;
  return started ?? { name: '', phonenumber: '' };
}
