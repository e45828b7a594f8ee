import { z } from 'zod';
import type { App } from '~/context.server';
import { createSignedCookie } from './cookies.server';

/** Names of the cookies. A code of one purpose cannot be used for the other. */
export type CodePurpose = 'reset' | 'login-code';

export interface CodeRequest {
  /** In E.164 format. */
  phone: string;
  askedAt: Date;
}

const getCookie = (purpose: CodePurpose, app: App) => createSignedCookie(purpose, app, { maxAge: 3600 });

const requestedCodeSchema = z.object({ phone: z.string().min(1), askedAt: z.coerce.date() });

/** Set-Cookie header that keeps the phone, outside of URLs, while a code is requested and used. */
export function createCodeRequestCookie(purpose: CodePurpose, asked: CodeRequest, app: App): Promise<string> {
  return getCookie(purpose, app).serialize(asked);
}

export function clearCodeRequestCookie(purpose: CodePurpose, app: App): Promise<string> {
  return getCookie(purpose, app).serialize('', { maxAge: 0 });
}

export async function readCodeRequestCookie(
  purpose: CodePurpose,
  request: Request,
  app: App,
): Promise<CodeRequest | null> {
  const found = requestedCodeSchema.safeParse(await getCookie(purpose, app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}
