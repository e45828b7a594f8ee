import { describe, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, PASSWORD, createMemberToken } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const logIn = (username: string, password: string, address = `10.1.0.${getNextNumber()}`) =>
  request('POST', '/api/admin/login', { json: { username, password }, address });

describe('POST /api/admin/login', () => {
  test('returns the admin, the permissions and a working token', async () => {
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

  test('is recorded in the audit log', async () => {
    const admin = await createAdmin(ctx);
    await logIn(admin.username, PASSWORD);
    await logIn(admin.username, 'not this one');
    const entries = await ctx.db.auditEntry.findMany({ where: { actor_kind: 'admin', actor_id: admin.id } });
    expect(entries.map(({ action, subject_id, address }) => [action, subject_id, address?.slice(0, 5)])).toEqual([
      ['admin.logged_in', String(admin.id), '10.1.'],
    ]);
  });

  test('returns the same for an unknown username, a wrong password and a disabled account', async () => {
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

  test('requires both', async () => {
    expect(await request('POST', '/api/admin/login', { json: {} })).toMatchObject({
      status: 400,
      body: { errors: { username: ['Please enter your username'], password: ['Please enter your password'] } },
    });
  });

  test('delays attempts of a network at one account further and further', async () => {
    const { username } = await createAdmin(ctx);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await logIn(username, 'wrong', '10.6.6.6')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('the login page', () => {
  const getPage = (path: string, headers: Record<string, string> = {}) => request('GET', path, { headers });

  test('opens the back office with a separate cookie', async () => {
    const { username } = await createAdmin(ctx);
    const answer = await request('POST', '/admin/login', { form: { username, password: PASSWORD } });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/dashboard']);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sangha_admin=')) ?? '';
    expect(cookie).toMatch(/Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/);
    const dashboard = await getPage('/admin/dashboard', { Cookie: cookie.split(';')[0] ?? '' });
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('keeps the username but never the password, and shows the error', async () => {
    const form = { username: 'kavita', password: 'not-this-one' };
    const { status, text } = await request('POST', '/admin/login', { form });
    expect(status).toBe(401);
    expect(text).toContain('Invalid credentials');
    expect(text).toContain('value="kavita"');
    expect(text).not.toContain('not-this-one');
  });

  test('shows no demo credentials outside the demo', async () => {
    expect((await getPage('/admin/login')).text).not.toContain('sangha-admin');
  });

  test('redirects admins who are logged in, and receives visitors of the back office', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx));
    expect((await getPage('/admin/login', headers)).headers.get('Location')).toBe('/admin/dashboard');
    expect((await getPage('/admin', headers)).headers.get('Location')).toBe('/admin/dashboard');
    const visitor = await getPage('/admin/dashboard');
    expect([visitor.status, visitor.headers.get('Location')]).toEqual([302, '/admin/login']);
    expect(visitor.headers.getSetCookie()).toEqual([]);
  });

  test('leads to the requested page, also for an admin who has logged in in the meantime', async () => {
    const login = '/admin/login?next=%2Fadmin%2Fusers%3Fq%3Dasha%2Brao%26page%3D2';
    const users = '/admin/users?q=asha+rao&page=2';
    expect((await getPage(users)).headers.get('Location')).toBe(login);
    expect((await getPage(login)).text.split(`action="${login}"`)).toHaveLength(3);
    const admin = await createAdmin(ctx);
    const entered = await request('POST', login, { form: { username: admin.username, password: PASSWORD } });
    expect(entered.headers.get('Location')).toBe(users);
    expect((await getPage(login, await createAdminCookie(ctx, admin))).headers.get('Location')).toBe(users);
  });

  test('shows once that a session has ended', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx));
    await ctx.db.session.deleteMany({ where: { kind: 'admin' } });
    const answer = await getPage('/admin/dashboard', headers);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/login']);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('sangha_admin=;'))).toContain('Max-Age=0');
    const flash = cookies.find((cookie) => cookie.startsWith('sangha_toast='))?.split(';')[0] ?? '';
    expect((await getPage('/admin/login', { Cookie: flash })).text).toContain('Session expired. Please login again.');
  });

  test("a member's session is not valid here", async () => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const cookie = `sangha_admin=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`;
    expect((await getPage('/admin/dashboard', { Cookie: cookie })).headers.get('Location')).toBe('/admin/login');
  });
});

test("logging out ends the session, and a member's session remains", async () => {
  const admin = await createAdmin(ctx);
  const headers = await createAdminCookie(ctx, admin);
  const token = await createAdminToken(ctx, admin);
  const answer = await request('POST', '/admin/logout', { headers, form: {} });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/login']);
  expect((await request('GET', '/admin/dashboard', { headers })).headers.get('Location')).toBe('/admin/login');
  expect(await ctx.db.session.count({ where: { admin_id: admin.id } })).toBe(1);
  expect(token).toHaveLength(43);
});

test('the menu shows the screens that the permissions allow', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_classes']));
  const { text } = await request('GET', '/admin/dashboard', { headers });
  const links = [...text.matchAll(/href="(\/admin\/\w+)"/g)].map(([, href]) => href);
  expect(links).toEqual(expect.arrayContaining(['/admin/dashboard', '/admin/classes', '/admin/batches']));
  for (const hidden of ['users', 'financials', 'resources', 'faqs', 'video', 'sections', 'staff', 'audit'])
    expect(links).not.toContain(`/admin/${hidden}`);
});
