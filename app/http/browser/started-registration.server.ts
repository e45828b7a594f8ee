import type { App } from '~/context.server';
import { createSignedCookie } from './cookies.server';

interface StartedRegistration {
  name: string;
  phonenumber: string;
}

const getCookie = (app: App) => createSignedCookie('registration', app, { maxAge: 600 });

/** Set-Cookie header that keeps name and phone for the registration, outside of URLs. */
export function createRegistrationCookie(started: StartedRegistration, app: App): Promise<string> {
  return getCookie(app).serialize(started);
}

export function clearRegistrationCookie(app: App): Promise<string> {
  return getCookie(app).serialize('', { maxAge: 0 });
}

/** Returns what was typed before the registration, or empty texts. */
export async function readStartedRegistration(request: Request, app: App): Promise<StartedRegistration> {
  const started = (await getCookie(app).parse(request.headers.get('Cookie'))) as StartedRegistration | null;
  return started ?? { name: '', phonenumber: '' };
}
