import { describe, expect, test } from 'vitest';
import { adminCookieOf, adminTokenOf, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, tokenOf } from '../factories/member';
import { nextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const logIn = (username: string, password: string, address = `10.1.0.${nextNumber()}`) =>
  request('POST', '/api/admin/login', { json: { username, password }, address });

describe('POST /api/admin/login', () => {
  test('answers who it is, what they may do and a token that works', async () => {
    const admin = await createAdmin(ctx, ['manage_users', 'view_analytics']);
    const { status, body } = await logIn(admin.username.toUpperCase(), PASSWORD);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Login successful!',
        admin: { id: admin.id, username: admin.username, email: admin.email },
        token: expect.stringMatching(/^[\w-]{43}$/),
        permissions: ['view_analytics', 'manage_users'],
      },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('is put down in the audit log', async () => {
    const admin = await createAdmin(ctx);
    await logIn(admin.username, PASSWORD);
    await logIn(admin.username, 'not this one');
    const entries = await ctx.db.auditEntry.findMany({ where: { actor_kind: 'admin', actor_id: admin.id } });
    expect(entries.map(({ action, subject_id, address }) => [action, subject_id, address?.slice(0, 5)])).toEqual([
      ['admin.logged_in', String(admin.id), '10.1.'],
    ]);
  });

  test('tells an unknown username, a wrong password and a disabled account the same', async () => {
    const admin = await createAdmin(ctx);
    const gone = await createAdmin(ctx);
    await ctx.db.admin.update({ where: { id: gone.id }, data: { disabled_at: ctx.clock.now() } });
    for (const [username, password] of [
      [admin.username, 'wrong'],
      ['nobody', PASSWORD],
      [gone.username, PASSWORD],
    ] as const) {
      expect(await logIn(username, password)).toMatchObject({
        status: 401,
        body: { success: false, message: 'Invalid credentials' },
      });
    }
  });

  test('asks for both', async () => {
    expect(await request('POST', '/api/admin/login', { json: {} })).toMatchObject({
      status: 400,
      body: { errors: { username: ['Please enter your username'], password: ['Please enter your password'] } },
    });
  });

  test('keeps a network’s tries at one account ever further apart', async () => {
    const { username } = await createAdmin(ctx);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await logIn(username, 'wrong', '10.6.6.6')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('the login page', () => {
  const page = (path: string, headers: Record<string, string> = {}) => request('GET', path, { headers });

  test('opens the back office with a cookie of its own', async () => {
    const { username } = await createAdmin(ctx);
    const answer = await request('POST', '/admin/login', { form: { username, password: PASSWORD } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/dashboard']);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sangha_admin=')) ?? '';
    expect(cookie).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    const dashboard = await page('/admin/dashboard', { Cookie: cookie.split(';')[0] ?? '' });
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('keeps the username, never the password, and says what is wrong', async () => {
    const form = { username: 'kavita', password: 'not-this-one' };
    const { status, text } = await request('POST', '/admin/login', { form });
    expect(status).toBe(401);
    expect(text).toContain('Invalid credentials');
    expect(text).toContain('value="kavita"');
    expect(text).not.toContain('not-this-one');
  });

  test('shows no demo credentials outside of the demo', async () => {
    expect((await page('/admin/login')).text).not.toContain('sangha-admin');
  });

  test('sends on whoever is logged in, and a visitor of the back office here', async () => {
    const headers = await adminCookieOf(ctx, await createAdmin(ctx));
    expect((await page('/admin/login', headers)).headers.get('Location')).toBe('/admin/dashboard');
    expect((await page('/admin', headers)).headers.get('Location')).toBe('/admin/dashboard');
    const visitor = await page('/admin/dashboard');
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, '/admin/login']);
    expect(visitor.headers.getSetCookie()).toEqual([]);
  });

  test('leads to the page that was asked for, also whoever is logged in by then', async () => {
    const login = '/admin/login?next=%2Fadmin%2Fusers%3Fq%3Dasha%2Brao%26page%3D2';
    const users = '/admin/users?q=asha+rao&page=2';
    expect((await page(users)).headers.get('Location')).toBe(login);
    expect((await page(login)).text.split(`action="${login}"`)).toHaveLength(3);
    const admin = await createAdmin(ctx);
    const entered = await request('POST', login, { form: { username: admin.username, password: PASSWORD } });
    expect(entered.headers.get('Location')).toBe(users);
    expect((await page(login, await adminCookieOf(ctx, admin))).headers.get('Location')).toBe(users);
  });

  test('says that a session has ended, once', async () => {
    const headers = await adminCookieOf(ctx, await createAdmin(ctx));
    await ctx.db.session.deleteMany({ where: { kind: 'admin' } });
    const answer = await page('/admin/dashboard', headers);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/login']);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('sangha_admin=;'))).toContain('Max-Age=0');
    const flash = cookies.find((cookie) => cookie.startsWith('sangha_toast='))?.split(';')[0] ?? '';
    expect((await page('/admin/login', { Cookie: flash })).text).toContain('Session expired. Please login again.');
  });

  test('a member’s session opens nothing here', async () => {
    const token = await tokenOf(ctx, await createMember(ctx));
    const cookie = `sangha_admin=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`;
    expect((await page('/admin/dashboard', { Cookie: cookie })).headers.get('Location')).toBe('/admin/login');
  });
});

test('logging out ends the session, and the member’s stays', async () => {
  const admin = await createAdmin(ctx);
  const headers = await adminCookieOf(ctx, admin);
  const token = await adminTokenOf(ctx, admin);
  const answer = await request('POST', '/admin/logout', { headers, form: {} });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/login']);
  expect((await request('GET', '/admin/dashboard', { headers })).headers.get('Location')).toBe('/admin/login');
  expect(await ctx.db.session.count({ where: { admin_id: admin.id } })).toBe(1);
  expect(token).toHaveLength(43);
});

test('the menu shows what the permissions open', async () => {
  const headers = await adminCookieOf(ctx, await createAdmin(ctx, ['manage_classes']));
  const { text } = await request('GET', '/admin/dashboard', { headers });
  const links = [...text.matchAll(/href="(\/admin\/\w+)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/admin/dashboard', '/admin/classes', '/admin/batches']));
  for (const hidden of ['users', 'financials', 'resources', 'faqs', 'video', 'sections', 'staff', 'audit'])
    expect(links).not.toContain(`/admin/${hidden}`);
});
