import { z } from 'zod';
import type { App } from '~/context.server';
import { createSignedCookie } from './cookies.server';

/**
 * Purpose of a one-time code, which is also the name of the cookie. A code requested for one
 * purpose is not valid for another.
 */
export type CodeRequestPurpose = 'reset' | 'login-code';

export interface CodeRequest {
  /** Phone number in E.164 format. */
  phone: string;
  askedAt: Date;
}

const getCookie = (purpose: CodeRequestPurpose, app: App) => createSignedCookie(purpose, app, 3600);

const requestedCodeSchema = z.object({ phone: z.string().min(1), askedAt: z.coerce.date() });

/**
 * Creates the Set-Cookie header that stores the phone number between requesting and entering a
 * code. A URL must not contain the number.
 */
export function createCodeRequestCookie(
  purpose: CodeRequestPurpose,
  codeRequest: CodeRequest,
  app: App,
): Promise<string> {
  return getCookie(purpose, app).serialize(codeRequest);
}

export function clearCodeRequestCookie(purpose: CodeRequestPurpose, app: App): Promise<string> {
  return getCookie(purpose, app).clear();
}

export async function readCodeRequestCookie(
  purpose: CodeRequestPurpose,
  request: Request,
  app: App,
): Promise<CodeRequest | null> {
  const parsed = requestedCodeSchema.safeParse(await getCookie(purpose, app).parse(request.headers.get('Cookie')));
  return parsed.success ? parsed.data : null;
}
