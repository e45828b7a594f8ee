import { describe, expect, test } from 'vitest';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { startHttpServer } from '../setup/http-server';

const ctx = await testContext();
const frameworkPaths: string[] = [];
const { url } = await startHttpServer(ctx.app, { onFramework: (path) => frameworkPaths.push(path) });

const SHARED = ['/', '/landing', '/privacy', '/refunds', '/terms'].flatMap((path) => [
  path,
  `/hi${path.replace(/\/$/, '')}`,
]);
const VISITORS = ['/login', '/register', '/forgot-password'];
const READ_ONLY = ['/api/docs'];
const NOWHERE = ['/nowhere', '/hi/nowhere', '/admin-of-nothing'];
const PAGES = [...SHARED, ...VISITORS, ...READ_ONLY, ...NOWHERE];

const VARYING = new Set(['x-request-id', 'date', 'content-length', 'transfer-encoding']);

const formatCookie = (name: string, value: unknown) =>
  `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;

/**
 * Returns the response with its nonce replaced by a constant, and whether Remix has rendered it.
 */
async function getAnswer(path: string, init: RequestInit = {}) {
  const before = frameworkPaths.length;
  const headers = Object.assign({ 'Accept-Encoding': 'identity' }, init.headers);
  const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
  const text = await response.text();
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !VARYING.has(name)));
  const nonce = /'nonce-([^']+)'/.exec(sent['content-security-policy'] ?? '')?.[1];
  const replaceNonce = (one: string) => (nonce ? one.replaceAll(nonce, 'NONCE') : one);
  return {
    answer: {
      status: response.status,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, replaceNonce(value)])),
      body: replaceNonce(text),
    },
    nonce,
    // Redirects come from loaders, which only Remix calls.
    byFramework: frameworkPaths.length > before || response.status === 302,
  };
}

/**
 * Makes Remix render the page: for shared pages a query string, for the remaining pages one of our
 * cookies prevents the use of the cached page.
 */
function requestFromRemix(path: string, init: RequestInit = {}) {
  if (SHARED.includes(path)) return getAnswer(`${path}?index`, init);
  return getAnswer(path, { ...init, headers: Object.assign({ Cookie: 'sangha_devices=x' }, init.headers) });
}

describe('a cached page is sent before Remix is called', () => {
  test.each(PAGES)('%s, with the same response as from Remix', async (path) => {
    await getAnswer(path);
    const fromServer = await getAnswer(path);
    const fromRemix = await requestFromRemix(path);
    expect([fromServer.byFramework, fromRemix.byFramework]).toEqual([false, true]);
    expect(fromServer.answer).toEqual(fromRemix.answer);
  });

  test.each(PAGES)('%s, for HEAD and in every encoding', async (path) => {
    await getAnswer(path);
    for (const method of ['GET', 'HEAD']) {
      for (const encoding of ['br', 'gzip', 'gzip;q=0', 'br;q=0, gzip', '']) {
        const init = { method, headers: { 'Accept-Encoding': encoding } };
        const fromServer = await getAnswer(path, init);
        expect(fromServer.byFramework).toBe(false);
        const fromRemix = await requestFromRemix(path, init);
        // For HEAD requests, Remix's response has no Content-Encoding header, because compression
        // comes last. For GET requests it has one.
        if (method === 'HEAD') delete fromServer.answer.headers['content-encoding'];
        if (method === 'HEAD') delete fromRemix.answer.headers['content-encoding'];
        expect(fromServer.answer).toEqual(fromRemix.answer);
        if (method === 'HEAD') expect(fromServer.answer.body).toBe('');
      }
    }
  });

  test.each(SHARED)('%s, as 304 to a browser that has it', async (path) => {
    const tag = (await getAnswer(path)).answer.headers.etag ?? '';
    for (const known of [tag, `"other", ${tag}`, '"other"', '*']) {
      const init = { headers: { 'If-None-Match': known } };
      const fromServer = await getAnswer(path, init);
      expect(fromServer.byFramework).toBe(false);
      expect(fromServer.answer.status).toBe(known.includes(tag) ? 304 : 200);
      expect(fromServer.answer).toEqual((await requestFromRemix(path, init)).answer);
    }
  });

  test.each(VISITORS)('%s, with a new nonce each time', async (path) => {
    const nonces = [await getAnswer(path), await getAnswer(path), await getAnswer(path)].map(({ nonce }) => nonce);
    expect(nonces.every(Boolean)).toBe(true);
    expect(new Set(nonces).size).toBe(3);
  });

  test.each([...VISITORS, ...READ_ONLY, ...NOWHERE])('%s, whatever unknown parameters are added', async (path) => {
    const { answer } = await getAnswer(path);
    for (const query of ['?x', '?utm_source=a&x=1&x=2', '?name=Asha&phonenumber=9876543210', `?${'y'.repeat(4000)}`]) {
      const withQuery = await getAnswer(path + query, { headers: { Cookie: 'someone=else' } });
      expect(withQuery.byFramework, query).toBe(false);
      expect(withQuery.answer, query).toEqual(answer);
    }
  });

  test.each(['/login?next=/donations&x=1', '/login?x&other', '/register?refcode=ASHA2345&x=1'])(
    '%s is rendered with the parameters that the page knows',
    async (path) => {
      const { answer, byFramework } = await getAnswer(path);
      expect(byFramework).toBe(true);
      expect(answer.body).not.toContain('x=1');
      expect(answer.status).toBe(200);
    },
  );

  test('is updated immediately with its data', async () => {
    await getAnswer('/');
    const now = ctx.clock.now();
    const faq = { question: 'Is it new?', answer: 'It is.', category: 'general' as const };
    await ctx.db.faq.create({ data: { ...faq, created_at: now, updated_at: now } });
    ctx.recent.forget();
    expect((await getAnswer('/')).answer.body).toContain('Is it new?');
  });
});

describe('personal pages are never sent from the cache', () => {
  const createToast = async () => {
    const { createToastCookie: flashToast } = await import('~/http/browser/toast.server');
    return (await flashToast({ kind: 'success', text: { text: 'Only for Asha' } }, ctx.app)).split(';')[0] ?? '';
  };

  test.each([...VISITORS, ...NOWHERE])('%s, to a browser with one of our cookies', async (path) => {
    const plain = (await getAnswer(path)).answer;
    const cookies = [
      await createToast(),
      formatCookie('theme', 'dark'),
      formatCookie('language', 'hi'),
      formatCookie('member', await createMemberToken(ctx, await createMember(ctx))),
      formatCookie('member', 'x'),
      '__Host-sangha_devices=x',
      // Spaces and tabs around a cookie are ignored.
      `someone=else;  ${formatCookie('language', 'hi')}`,
      `someone=else;\t${formatCookie('language', 'hi')}`,
    ];
    for (const Cookie of cookies)
      expect((await getAnswer(path, { headers: { Cookie } })).byFramework, Cookie).toBe(true);
    expect((await getAnswer(`${path}?lang=hi`)).byFramework).toBe(true);
    expect((await getAnswer(path)).answer).toEqual(plain);
  });

  test('a notice is shown once, on the next page', async () => {
    for (const path of VISITORS) {
      const { answer } = await getAnswer(path, { headers: { Cookie: await createToast() } });
      expect(answer.body).toContain('Only for Asha');
      expect(answer.headers['set-cookie']).toContain('sangha_toast=;');
      expect((await getAnswer(path)).answer.body).not.toContain('Only for Asha');
    }
  });

  test("a member is redirected from the login, without an effect on the next reader's language", async () => {
    const Cookie = formatCookie('member', await createMemberToken(ctx, await createMember(ctx)));
    expect((await getAnswer('/login', { headers: { Cookie } })).answer).toMatchObject({
      status: 302,
      headers: { location: '/dashboard' },
    });
    await getAnswer('/register', { headers: { Cookie: formatCookie('language', 'hi') } });
    expect((await getAnswer('/register')).answer.body).toContain('<html lang="en-IN"');
  });

  test.each(['/dashboard', '/donations', '/profile-edit', '/resources', '/reset-password', '/admin/login'])(
    '%s is left to Remix',
    async (path) => {
      await getAnswer(path);
      expect((await getAnswer(path)).byFramework).toBe(true);
    },
  );

  test.each([
    '/LOGIN',
    '/login/',
    '/%6cogin',
    '/login.data',
    '/landing.data',
    '/_root.data',
    '/nowhere.data',
    '//nowhere',
    '/no%20where',
    '/favicon.ico',
    '/assets/none.js',
    '/__manifest',
  ])('%s is not one of these pages', async (path) => {
    for (const page of PAGES) await getAnswer(page);
    const { answer, byFramework } = await getAnswer(path);
    expect(byFramework || answer.status === 301).toBe(true);
  });

  test.each(PAGES)('%s is not sent to a form', async (path) => {
    const before = (await getAnswer(path)).answer;
    const { byFramework } = await getAnswer(path, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
    expect(byFramework).toBe(true);
    await getAnswer(path, { method: 'POST', headers: { Origin: 'https://evil.example' } });
    expect((await getAnswer(path)).answer).toEqual(before);
  });
});
