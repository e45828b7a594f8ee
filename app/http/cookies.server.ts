import { createCookie, type Cookie, type CookieOptions } from '@remix-run/node';
import type { Parts } from '~/context.server';

/**
 * A cookie that scripts cannot read. Behind TLS its name says that it is Secure and this host's alone, and browsers hold whoever sets it to
 * that: neither a page of http nor another host below the same domain can plant one.
 */
export function hostCookie(name: string, { config }: Pick<Parts, 'config'>, options: CookieOptions = {}): Cookie {
  const secure = config.web.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return createCookie(`${prefix}sangha_${name}`, { httpOnly: true, sameSite: 'lax', path: '/', secure, ...options });
}

/** The same, signed, for what a page has to remember about this browser. */
export function signedCookie(name: string, parts: Parts, options: CookieOptions = {}): Cookie {
  return hostCookie(name, parts, { secrets: [parts.config.sessionSecret], ...options });
}
