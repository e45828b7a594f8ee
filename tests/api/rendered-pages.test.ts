import { describe, expect, test } from 'vitest';
import { createMember, tokenOf } from '../factories/member';
import { testContext } from '../setup/context';
import { listenWithFront } from '../setup/front';

const ctx = await testContext();
const asked: string[] = [];
const { url } = await listenWithFront(ctx.app, { onFramework: (path) => asked.push(path) });

const SHARED = ['/', '/landing', '/privacy', '/refunds', '/terms'].flatMap((path) => [
  path,
  `/hi${path.replace(/\/$/, '')}`,
]);
const VISITORS = ['/login', '/register', '/forgot-password'];
const NOWHERE = ['/nowhere', '/hi/nowhere', '/admin-of-nothing'];
const PAGES = [...SHARED, ...VISITORS, ...NOWHERE];

const VARYING = new Set(['x-request-id', 'date', 'content-length', 'transfer-encoding']);

const cookie = (name: string, value: unknown) =>
  `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;

/**
 * Returns the response with its nonce replaced by a constant, and whether Remix has rendered it.
 */
async function answerTo(path: string, init: RequestInit = {}) {
  const before = asked.length;
  const headers = Object.assign({ 'Accept-Encoding': 'identity' }, init.headers);
  const response = await fetch(url + path, { ...init, headers, redirect: 'manual' });
  const text = await response.text();
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !VARYING.has(name)));
  const nonce = /'nonce-([^']+)'/.exec(sent['content-security-policy'] ?? '')?.[1];
  const plain = (one: string) => (nonce ? one.replaceAll(nonce, 'NONCE') : one);
  return {
    answer: {
      status: response.status,
      headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, plain(value)])),
      body: plain(text),
    },
    nonce,
    // Redirects come from loaders, which only Remix calls.
    byFramework: asked.length > before || response.status === 302,
  };
}

/**
 * Makes Remix render the page: for shared pages a query string, for the remaining pages a cookie
 * prevents the use of the cached page.
 */
function frameworkTo(path: string, init: RequestInit = {}) {
  if (SHARED.includes(path)) return answerTo(`${path}?index`, init);
  return answerTo(path, { ...init, headers: Object.assign({ Cookie: 'someone=else' }, init.headers) });
}

describe('a page that was rendered before is sent before the framework is asked', () => {
  test.each(PAGES)('%s, as the framework answers it', async (path) => {
    await answerTo(path);
    const front = await answerTo(path);
    const framework = await frameworkTo(path);
    expect([front.byFramework, framework.byFramework]).toEqual([false, true]);
    expect(front.answer).toEqual(framework.answer);
  });

  test.each(PAGES)('%s, to HEAD and in every encoding', async (path) => {
    await answerTo(path);
    for (const method of ['GET', 'HEAD']) {
      for (const encoding of ['br', 'gzip', 'gzip;q=0', 'br;q=0, gzip', '']) {
        const init = { method, headers: { 'Accept-Encoding': encoding } };
        const front = await answerTo(path, init);
        expect(front.byFramework).toBe(false);
        const framework = await frameworkTo(path, init);
        // For HEAD requests, Remix's response has no Content-Encoding header, because compression
        // comes last. For GET requests it has one.
        if (method === 'HEAD') delete front.answer.headers['content-encoding'];
        if (method === 'HEAD') delete framework.answer.headers['content-encoding'];
        expect(front.answer).toEqual(framework.answer);
        if (method === 'HEAD') expect(front.answer.body).toBe('');
      }
    }
  });

  test.each(SHARED)('%s, as 304 to who has it', async (path) => {
    const tag = (await answerTo(path)).answer.headers.etag ?? '';
    for (const known of [tag, `"other", ${tag}`, '"other"', '*']) {
      const init = { headers: { 'If-None-Match': known } };
      const front = await answerTo(path, init);
      expect(front.byFramework).toBe(false);
      expect(front.answer.status).toBe(known.includes(tag) ? 304 : 200);
      expect(front.answer).toEqual((await frameworkTo(path, init)).answer);
    }
  });

  test.each(VISITORS)('%s, with a nonce of its own each time', async (path) => {
    const nonces = [await answerTo(path), await answerTo(path), await answerTo(path)].map(({ nonce }) => nonce);
    expect(nonces.every(Boolean)).toBe(true);
    expect(new Set(nonces).size).toBe(3);
  });

  test('follows its data at once', async () => {
    await answerTo('/');
    const now = ctx.clock.now();
    const faq = { question: 'Is it new?', answer: 'It is.', category: 'general' as const };
    await ctx.db.faq.create({ data: { ...faq, created_at: now, updated_at: now } });
    ctx.recent.forget();
    expect((await answerTo('/')).answer.body).toContain('Is it new?');
  });
});

describe('nothing that is somebody’s is ever sent so', () => {
  const toast = async () => {
    const { createToastCookie: flashToast } = await import('~/http/browser/toast.server');
    return (await flashToast({ kind: 'success', text: { text: 'Only for Asha' } }, ctx.app)).split(';')[0] ?? '';
  };

  test.each([...VISITORS, ...NOWHERE])('%s, to a browser that brings anything', async (path) => {
    const plain = (await answerTo(path)).answer;
    const cookies = [
      await toast(),
      cookie('theme', 'dark'),
      cookie('language', 'hi'),
      cookie('member', await tokenOf(ctx, await createMember(ctx))),
      cookie('member', 'x'),
      'someone=else',
    ];
    for (const Cookie of cookies)
      expect((await answerTo(path, { headers: { Cookie } })).byFramework, Cookie).toBe(true);
    for (const query of [
      '?lang=hi',
      '?refcode=ASHA2345',
      '?name=Asha&phonenumber=9876543210',
      '?next=/donations',
      '?x',
    ])
      expect((await answerTo(path + query)).byFramework, query).toBe(true);
    expect((await answerTo(path)).answer).toEqual(plain);
  });

  test('a notice is shown once, on the page that it waited for', async () => {
    for (const path of VISITORS) {
      const { answer } = await answerTo(path, { headers: { Cookie: await toast() } });
      expect(answer.body).toContain('Only for Asha');
      expect(answer.headers['set-cookie']).toContain('sangha_toast=;');
      expect((await answerTo(path)).answer.body).not.toContain('Only for Asha');
    }
  });

  test('a member is sent on from the login, in whose language the next reader’s page is not', async () => {
    const Cookie = cookie('member', await tokenOf(ctx, await createMember(ctx)));
    expect((await answerTo('/login', { headers: { Cookie } })).answer).toMatchObject({
      status: 302,
      headers: { location: '/dashboard' },
    });
    await answerTo('/register', { headers: { Cookie: cookie('language', 'hi') } });
    expect((await answerTo('/register')).answer.body).toContain('<html lang="en-IN"');
  });

  test.each([
    '/dashboard',
    '/donations',
    '/profile-edit',
    '/resources',
    '/reset-password',
    '/admin/login',
    '/api/docs',
  ])('%s is the framework’s', async (path) => {
    await answerTo(path);
    expect((await answerTo(path)).byFramework).toBe(true);
  });

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
  ])('%s is none of these pages', async (path) => {
    for (const page of PAGES) await answerTo(page);
    const { answer, byFramework } = await answerTo(path);
    expect(byFramework || answer.status === 301).toBe(true);
  });

  test.each(PAGES)('%s is not sent to a form', async (path) => {
    const before = (await answerTo(path)).answer;
    const { byFramework } = await answerTo(path, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
    expect(byFramework).toBe(true);
    await answerTo(path, { method: 'POST', headers: { Origin: 'https://evil.example' } });
    expect((await answerTo(path)).answer).toEqual(before);
  });
});
