import { createCookie, type Cookie, type CookieOptions } from '@remix-run/node';
import { z } from 'zod';
import type { App } from '~/context.server';

/**
 * Creates a cookie that scripts cannot read. With TLS it has the prefix `__Host-`, so neither plain
 * HTTP nor another subdomain can set it.
 */
export function createHostCookie(name: string, { config }: Pick<App, 'config'>, options: CookieOptions = {}): Cookie {
  const secure = config.web.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return createCookie(`${prefix}sangha_${name}`, { httpOnly: true, sameSite: 'lax', path: '/', secure, ...options });
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Creates a cookie that stores a reader's choice in this browser for a year. */
export function createChoiceCookie<Choice extends string>(name: string, choices: readonly Choice[]) {
  // The prefix `__Host-` is used only with TLS. A request does not show whether TLS was used, so
  // both cookie names are read.
  const names = [createCookie(`__Host-sangha_${name}`), createCookie(`sangha_${name}`)];
  return {
    of: async (request: Request): Promise<Choice | undefined> => {
      const header = request.headers.get('Cookie');
      if (!header?.includes(`sangha_${name}=`)) return undefined;
      const sent = await Promise.all(names.map((cookie) => cookie.parse(header) as unknown));
      return sent.map((value) => choices.find((choice) => choice === value)).find(Boolean);
    },
    remember: (choice: Choice, app: Pick<App, 'config'>): Promise<string> =>
      createHostCookie(name, app, { maxAge: YEAR_SECONDS }).serialize(choice),
  };
}

interface SignedCookie {
  serialize: (value: unknown) => Promise<string>;
  /** Returns the value, or null if the cookie is missing, forged or older than its maximum age. */
  parse: (header: string | null) => Promise<unknown>;
  /** Creates the Set-Cookie header that deletes the cookie. */
  clear: () => Promise<string>;
}

const signedValueSchema = z.object({ value: z.unknown(), until: z.number() });

/**
 * Creates a signed host cookie. The signing key is derived from the cookie name, so the value of
 * one cookie is not valid in another. The end is signed too, because a client can keep a cookie for
 * longer than its maximum age in seconds.
 */
export function createSignedCookie(name: string, app: App, maxAge: number): SignedCookie {
  const secrets = app.services.signer.hashAll('cookie-with-end', name).map((hash) => hash.toString('base64url'));
  const cookie = createHostCookie(name, app, { secrets, maxAge });
  const getNow = () => app.services.clock.now().getTime();
  return {
    serialize: (value) => cookie.serialize({ value, until: getNow() + maxAge * 1000 }),
    parse: async (header) => {
      const { data } = signedValueSchema.safeParse(await cookie.parse(header));
      return data && data.until > getNow() ? data.value : null;
    },
    clear: () => cookie.serialize('', { maxAge: 0 }),
  };
}
