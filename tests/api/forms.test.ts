import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, createMemberCookie } from '../factories/member';
import type { ApiHandler } from '~/http/api/endpoint';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';
import { loadServerBuild } from '../setup/server-build';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const { routes } = await loadServerBuild();

const FORM = 'application/x-www-form-urlencoded';

/**
 * These URLs authenticate requests by a bearer token, a signature or a secret in the URL instead of
 * a session cookie.
 */
const WITHOUT_COOKIES = /^\/api\/|^\/donations\/return$|^\/j\/1$/;

const actions = Object.values(routes)
  .filter(({ module }) => 'action' in module)
  .map(({ id }) => getPath(id))
  .filter((path) => !WITHOUT_COOKIES.test(path));

const FOR_VISITORS = [
  '/login',
  '/register',
  '/register/start',
  '/forgot-password',
  '/reset-password',
  '/restore-phone',
  '/theme',
  '/login/code',
  '/login/verify',
  '/admin/login',
  '/admin/login/code',
];
const LOGOUTS = ['/logout', '/admin/logout'];
const FOR_ALL_STAFF = [
  '/admin/account',
  '/admin/users/1',
  '/admin/confirm',
  '/admin/security',
  '/admin/security/recovery-codes',
];

const forMembersAndStaff = actions.filter((path) => ![...FOR_VISITORS, ...LOGOUTS].includes(path));

const people = { member: 0, admin: 0, withoutPermission: 0 };

beforeAll(async () => {
  people.member = (await createMember(ctx)).id;
  people.admin = (await createAdmin(ctx)).id;
  people.withoutPermission = (await createAdmin(ctx, [])).id;
});

function getPath(id: string): string {
  const { path = '', parentId } = routes[id] ?? {};
  const parent = parentId && parentId !== 'root' ? getPath(parentId) : '';
  return `${parent}/${path.replace(/:\w+/g, '1')}`.replace(/\/$/, '');
}

const isForStaff = (path: string) => path.startsWith('/admin');

/** Every request gets a new session, because some requests end theirs. */
async function createCookieFor(path: string): Promise<string> {
  if (FOR_VISITORS.includes(path)) return '';
  if (isForStaff(path)) return (await createAdminCookie(ctx, { id: people.admin })).Cookie;
  return (await createMemberCookie(ctx, { id: people.member })).Cookie;
}

/**
 * A body that never arrives. A handler that reads it before checking the origin would never
 * respond.
 */
const createUnsentBody = () => ({
  stream: new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) }, { highWaterMark: 0 }),
  headers: { 'Content-Type': FORM },
});

test('the actions of every kind of page are found', () => {
  expect(actions).toEqual(expect.arrayContaining(['/login', '/dashboard', '/donations/orders', '/admin/users/1']));
});

// A form on a page with JavaScript posts to `.data`. The response contains the result of the
// action, without loading the next page.
describe.each(actions)('%s', (path) => {
  test('is refused if another site sent it, for every login state', async () => {
    // Remix's own origin check would accept these headers, because X-Forwarded-Host matches the
    // Origin. Our check must reject them.
    const headers = {
      Cookie: await createCookieFor(path),
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
      Host: '127.0.0.1:9',
    };
    const answer = await request('POST', `${path}.data`, { form: { theme: 'dark' }, headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie().join()).not.toMatch(/sangha_(member|admin|theme)/);
  });

  test.each([
    ['JSON', { body: '{"theme":"dark"}', headers: { 'Content-Type': 'application/json' } }],
    ['text', { body: 'theme=dark', headers: { 'Content-Type': 'text/plain' } }],
    [
      'half a multipart form',
      { body: '--x\r\nContent-Disp', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    ],
    ['a multipart form without a boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
    ['NUL, half a letter and no letter', { form: { theme: '\0', name: '\ud800', otp: '\uffff', intent: '\0' } }],
  ] as [string, RequestOptions][])(
    'responds to %s with an error or a page, never with a failure',
    async (_what, { headers, ...body }) => {
      const answer = await request('POST', path, {
        ...body,
        headers: { ...headers, Cookie: await createCookieFor(path) },
      });
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe.each(actions.filter((path) => !LOGOUTS.includes(path)))('%s', (path) => {
  test('refuses a form of more than 1,000 fields', async () => {
    const headers = { 'Content-Type': FORM, Cookie: await createCookieFor(path) };
    const { status } = await request('POST', `${path}.data`, { body: Array(1_001).fill('a=1').join('&'), headers });
    expect(status).toBe(413);
  });

  test.each([true, false])('refuses a form of 2 MB, with Content-Length: %s', async (isAnnounced) => {
    const body = `theme=${'a'.repeat(2_000_000)}`;
    const length = isAnnounced ? String(body.length) : '10';
    const headers = { 'Content-Type': FORM, 'Content-Length': length, Cookie: await createCookieFor(path) };
    const { status } = await request('POST', `${path}.data`, { body, headers });
    expect(status).toBe(413);
  });
});

test.each(forMembersAndStaff)('%s requires a login, checked before the body is read', async (path) => {
  const answer = await request('POST', path, createUnsentBody());
  const to = isForStaff(path) ? '/admin/login' : '/login';
  expect(answer.status === 401 ? to : answer.headers.get('Location')?.split('?')[0]).toBe(to);
});

test.each([
  ['/profile-edit', 'You are logged out. Log in in another tab, then send this again.'],
  ['/rate', 'You must be logged in to rate.'],
  ['/admin/faqs/1', 'Session expired. Please login again. Do so in another tab, then send this again.'],
])('%s keeps the typed values if scripts sent it without a session: %s', async (path, words) => {
  const { status, text } = await request('POST', `${path}.data`, createUnsentBody());
  expect(status).toBe(401);
  expect(text).toContain(words);
});

test('without scripts the login leads back to the page of the form', async () => {
  const Referer = `${ctx.publicUrl}/profile-edit?lang=en`;
  const { headers } = await request('POST', '/profile-edit', {
    form: { name: 'Asha' },
    headers: { Accept: 'text/html', Host: new URL(ctx.publicUrl).host, Referer },
  });
  expect(headers.get('Location')).toBe('/login?next=%2Fprofile-edit%3Flang%3Den');
  expect(headers.get('Set-Cookie')).toContain('sangha_toast=');
});

test.each(forMembersAndStaff.filter((path) => isForStaff(path) && !FOR_ALL_STAFF.includes(path)))(
  '%s requires a permission, checked before the body is read',
  async (path) => {
    const { stream, headers } = createUnsentBody();
    const { Cookie } = await createAdminCookie(ctx, { id: people.withoutPermission });
    const answer = await request('POST', `${path}.data`, { stream, headers: { ...headers, Cookie } });
    expect(answer.status).toBe(403);
  },
);

const callsOfStaff = Object.values(routes).flatMap(({ id, module }) =>
  Object.entries((module.action as Partial<ApiHandler> | undefined)?.endpoints ?? {})
    .filter(([method, { access }]) => method !== 'GET' && access === 'admin')
    .map(([method]) => [method, getPath(id)] as const),
);

test.each(callsOfStaff)('%s %s requires a permission, checked before the body is read', async (method, path) => {
  const { stream, headers } = createUnsentBody();
  const token = await createAdminToken(ctx, { id: people.withoutPermission });
  expect((await request(method, path, { stream, headers, token })).status).toBe(403);
  expect((await request(method, path, createUnsentBody())).status).toBe(401);
});

test('choosing a theme leads back to the same page, and never to another host', async () => {
  const chooseThemeOn = async (path: string) => {
    const headers = { Referer: `${ctx.publicUrl}${path}`, Host: new URL(ctx.publicUrl).host };
    return (await request('POST', '/theme', { headers, form: { theme: 'dark' } })).headers.get('Location');
  };
  expect(await chooseThemeOn('/karma?page=2')).toBe('/karma?page=2');
  expect(await chooseThemeOn('//evil.example/karma')).toBe('/evil.example/karma');
});
