import { createCookie, type CookieOptions } from '@remix-run/node';
import type { Parts } from '~/context.server';

/** A signed cookie that scripts cannot read, for what a page has to remember about this browser. */
export function signedCookie(name: string, { config }: Parts, options: CookieOptions = {}) {
  return createCookie(`sangha_${name}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.web.publicUrl.startsWith('https:'),
    secrets: [config.sessionSecret],
    ...options,
  });
}
