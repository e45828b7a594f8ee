import type { App } from '~/context.server';
import { createSignedCookie } from './cookies.server';

interface StartedRegistration {
  name: string;
  phonenumber: string;
}

const getCookie = (app: App) => createSignedCookie('registration', app, 600);

/**
 * Creates the Set-Cookie header that stores name and phone number until the registration form. A
 * URL must not contain them.
 */
export function createRegistrationCookie(started: StartedRegistration, app: App): Promise<string> {
  return getCookie(app).serialize(started);
}

export function clearRegistrationCookie(app: App): Promise<string> {
  return getCookie(app).clear();
}

/** Returns the name and phone number that were typed before the registration, or empty strings. */
export async function readRegistrationCookie(request: Request, app: App): Promise<StartedRegistration> {
  const started = (await getCookie(app).parse(request.headers.get('Cookie'))) as StartedRegistration | null;
  return started ?? { name: '', phonenumber: '' };
}
