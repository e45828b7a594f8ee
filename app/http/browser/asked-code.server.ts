import { z } from 'zod';
import type { App } from '~/context.server';
import { signedCookie } from './cookies.server';

/** Names of the cookies. A code of one purpose cannot be used for the other. */
export type CodePurpose = 'reset' | 'login-code';

export interface AskedCode {
  /** In E.164 format. */
  phone: string;
  askedAt: Date;
}

const cookieOf = (purpose: CodePurpose, app: App) => signedCookie(purpose, app, { maxAge: 3600 });

const askedCode = z.object({ phone: z.string().min(1), askedAt: z.coerce.date() });

/** Set-Cookie header that keeps the phone, outside of URLs, while a code is requested and used. */
export function askedCodeCookie(purpose: CodePurpose, asked: AskedCode, app: App): Promise<string> {
  return cookieOf(purpose, app).serialize(asked);
}

export function forgottenCodeCookie(purpose: CodePurpose, app: App): Promise<string> {
  return cookieOf(purpose, app).serialize('', { maxAge: 0 });
}

export async function readAskedCode(purpose: CodePurpose, request: Request, app: App): Promise<AskedCode | null> {
  const found = askedCode.safeParse(await cookieOf(purpose, app).parse(request.headers.get('Cookie')));
  return found.success ? found.data : null;
}
