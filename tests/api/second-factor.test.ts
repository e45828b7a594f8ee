import { URI, type TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { createMember, PASSWORD } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
const strict = await testContext({ at: '2026-11-20T06:30:00+05:30', environment: { STAFF_SECOND_FACTOR: 'required' } });
const requestStrict = await createRequester(strict.app);

const findCookie = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Creates an admin who has set up an authenticator app on the pages, without JavaScript. */
async function createEnrolled(on = ctx, ask = request) {
  const admin = await createAdmin(on);
  const headers = await createAdminCookie(on, admin);
  await ask('POST', '/admin/security', { headers, form: { intent: 'begin-authenticator' } });
  const { text } = await ask('GET', '/admin/security', { headers });
  const uri = /href="(otpauth:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const app = URI.parse(uri) as TOTP;
  const generateCode = () => app.generate({ timestamp: on.clock.now().getTime() });
  const confirmed = await ask('POST', '/admin/security', { headers, form: { code: generateCode() } });
  on.clock.advance(60);
  return { admin, headers, code: generateCode, text, confirmed };
}

const logIn = (fields: object) =>
  request('POST', '/api/admin/login', { json: fields, address: `10.4.0.${getNextNumber()}` });

describe('setting up', () => {
  test('shows the QR code and the secret, accepts the first code, and leads to the recovery codes', async () => {
    const { text, confirmed, headers } = await createEnrolled();
    expect(text).toContain('<svg');
    expect(text).toMatch(/<code[^>]*>([A-Z2-7]{4} ?){8}<\/code>/);
    expect(confirmed.headers.get('Location')).toBe('/admin/security/recovery-codes');
    const made = await request('POST', '/admin/security/recovery-codes', { headers, form: {} });
    const codes = [...made.text.matchAll(/<code[^>]*>(\w{5}-\w{5})<\/code>/g)].map(([, code]) => code);
    expect(codes).toHaveLength(10);
    expect(made.headers.get('Cache-Control')).toContain('no-store');
    const again = await request('GET', '/admin/security/recovery-codes', { headers });
    for (const code of codes) expect(again.text).not.toContain(code);
  });

  test('asks for the password if it was confirmed too long ago', async () => {
    const admin = await createAdmin(ctx);
    const headers = await createAdminCookie(ctx, admin);
    ctx.clock.advance(601);
    const { status, headers: answered } = await request('POST', '/admin/security', {
      headers,
      form: { intent: 'begin-authenticator' },
    });
    expect([status, answered.get('Location')]).toEqual([302, '/admin/confirm?next=%2Fadmin%2Fsecurity']);
    expect(await ctx.db.adminTotp.count({ where: { admin_id: admin.id } })).toBe(0);
  });
});

describe('the login API', () => {
  test('returns 401 with a hint for admins with a second factor, and accepts otp in the body, once', async () => {
    const { admin, code } = await createEnrolled();
    const who = { username: admin.username, password: PASSWORD };
    expect(await logIn(who)).toMatchObject({ status: 401, body: { success: false, second_factor_required: true } });
    expect(await logIn({ ...who, otp: '000000' })).toMatchObject({
      status: 401,
      body: { second_factor_required: true, errors: { otp: [expect.anything()] } },
    });
    const otp = code();
    expect(await logIn({ ...who, otp })).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await logIn({ ...who, otp })).status).toBe(401);
  });

  test('does not mention it for a wrong password', async () => {
    const { admin, code } = await createEnrolled();
    const { status, body } = await logIn({ username: admin.username, password: 'wrong', otp: code() });
    expect([status, body]).toEqual([401, { success: false, message: 'Invalid credentials' }]);
  });
});

describe('the login page', () => {
  test('leads from the password to the code and then into the back office', async () => {
    const { admin, code } = await createEnrolled();
    const form = { username: admin.username, password: PASSWORD };
    const next = '?next=%2Fadmin%2Fusers';
    const first = await request('POST', `/admin/login${next}`, { form, address: '10.4.4.4' });
    expect([first.status, first.headers.get('Location')]).toEqual([302, `/admin/login/code${next}`]);
    expect(findCookie(first.headers, 'sangha_admin')).toBe('');
    const headers = { Cookie: findCookie(first.headers, 'sangha_second_step') };
    expect((await request('GET', '/admin/login/code', { headers })).text).toContain('one-time-code');
    const send = (otp: string) =>
      request('POST', `/admin/login/code${next}`, { headers, form: { otp }, address: '10.4.4.4' });
    const wrong = await send('000000');
    expect([wrong.status, wrong.text.includes('This code is wrong')]).toEqual([400, true]);
    const right = await send(code());
    expect(right.headers.get('Location')).toBe('/admin/users');
    const session = { Cookie: findCookie(right.headers, 'sangha_admin') };
    expect((await request('GET', '/admin/dashboard', { headers: session })).status).toBe(200);
  });

  test('has no second step without the first', async () => {
    const page = await request('GET', '/admin/login/code');
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/admin/login']);
    for (const headers of [{ Cookie: '' }, { Cookie: 'sangha_second_step=MS4xLjE' }]) {
      const step = await request('POST', '/admin/login/code.data', { headers, form: { otp: '123456' } });
      expect([step.status, step.headers.getSetCookie()]).toEqual([401, []]);
    }
  });
});

describe('ten minutes after the last confirmation', () => {
  test('a form asks for the password in place, keeps the typed values, and continues with the password', async () => {
    const admin = await createAdmin(ctx);
    const other = await createAdmin(ctx, []);
    const headers = await createAdminCookie(ctx, admin);
    ctx.clock.advance(601);
    const path = `/admin/staff/${other.id}`;
    const form = { name: 'Typed Before', email: 'typed@example.in', permissions: 'manage_users' };
    expect((await request('GET', path, { headers })).text).toContain('Your password, once more');
    const refused = await request('POST', path, { headers, form });
    expect(refused.status).toBe(401);
    for (const kept of ['Typed Before', 'typed@example.in', 'Please confirm that it is you.', 'name="proof"'])
      expect(refused.text).toContain(kept);
    expect((await request('POST', path, { headers, form: { ...form, proof: 'wrong' } })).status).toBe(400);
    expect(await ctx.db.adminPermission.count({ where: { admin_id: other.id } })).toBe(0);
    const done = await request('POST', path, { headers, form: { ...form, proof: PASSWORD } });
    expect([done.status, done.headers.get('Location')]).toEqual([302, '/admin/staff']);
    expect(await ctx.db.admin.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ name: 'Typed Before' });
    expect((await request('GET', path, { headers })).text).not.toContain('name="proof"');
  });

  test('admins with a second factor are asked for a code, and the password is not accepted', async () => {
    const { headers, code } = await createEnrolled();
    const { id } = await createMember(ctx);
    ctx.clock.advance(601);
    const path = `/admin/users/${id}/delete`;
    expect((await request('GET', path, { headers })).text).toContain('Your code, once more');
    const send = (proof: string) => request('POST', path, { headers, form: { confirm: 'DELETE', proof } });
    expect((await send(PASSWORD)).status).toBe(400);
    expect(await ctx.db.member.count({ where: { id } })).toBe(1);
    expect((await send(code())).status).toBe(302);
    expect(await ctx.db.member.count({ where: { id } })).toBe(0);
  });

  test('a report asks for confirmation on a separate page and returns to the list', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx));
    ctx.clock.advance(601);
    const list = '/admin/financials?status=approved&method=qr';
    const { text } = await request('GET', list, { headers });
    const [, report = ''] = /action="(\/admin\/financials\/export[^"]*)"/.exec(text.replaceAll('&amp;', '&')) ?? [];
    const redirect = await request('POST', report, { headers, form: {} });
    const confirm = redirect.headers.get('Location') ?? '';
    expect([redirect.status, confirm]).toEqual([302, `/admin/confirm?${new URLSearchParams({ next: list })}`]);
    expect(await ctx.db.auditEntry.count({ where: { action: 'donations.exported' } })).toBe(0);
    expect((await request('POST', confirm, { headers, form: {} })).status).toBe(401);
    const back = await request('POST', confirm, { headers, form: { proof: PASSWORD } });
    expect(back.headers.get('Location')).toBe(list);
    expect((await request('POST', report, { headers, form: {} })).status).toBe(200);
  });

  test('the confirmation page redirects nowhere else', async () => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx));
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/dashboard',
      '/admin//evil.example',
      '/admin/../dashboard',
    ])
      expect(
        (await request('GET', `/admin/confirm?${new URLSearchParams({ next })}`, { headers })).headers.get('Location'),
      ).toBe('/admin/dashboard');
  });

  test('an API call is refused until a new login, and mentions the second factor', async () => {
    const { admin } = await createEnrolled();
    const plain = await createAdmin(ctx);
    const [token, plainToken] = [await createAdminToken(ctx, admin), await createAdminToken(ctx, plain)];
    const { id } = await createMember(ctx);
    ctx.clock.advance(601);
    const path = `/api/admin/users/${id}`;
    expect(await request('DELETE', path, { token })).toMatchObject({
      status: 401,
      body: { success: false, second_factor_required: true },
    });
    const refused = await request('DELETE', path, { token: plainToken });
    const message = 'Please confirm that it is you.';
    expect([refused.status, refused.body]).toEqual([401, { success: false, message, errors: { proof: [message] } }]);
    expect(await ctx.db.member.count({ where: { id } })).toBe(1);
    const { body } = await logIn({ username: plain.username, password: PASSWORD });
    expect((await request('DELETE', path, { token: String(body.token) })).status).toBe(200);
  });
});

describe('if a second factor is required', () => {
  test('an admin without one can set one up and nothing else', async () => {
    const admin = await createAdmin(strict);
    const headers = await createAdminCookie(strict, admin);
    const token = await createAdminToken(strict, admin);
    for (const path of ['/admin/dashboard', '/admin/users', '/admin/staff', '/admin/account']) {
      const page = await requestStrict('GET', path, { headers });
      expect([path, page.status, page.headers.get('Location')]).toEqual([path, 302, '/admin/security']);
    }
    const form = { name: 'N', email: 'n@example.in', username: 'newcomer', password: 'surya-namaskar-9' };
    const added = await requestStrict('POST', '/admin/staff/new', { headers, form });
    expect(added.headers.get('Location')).toBe('/admin/security');
    expect(await requestStrict('GET', '/api/admin/users', { token })).toMatchObject({ status: 403 });
    expect((await requestStrict('GET', '/admin/security', { headers })).text).toContain('Set one up to go on');
  });

  test('and has the whole back office once it is set up', async () => {
    const { headers } = await createEnrolled(strict, requestStrict);
    expect((await requestStrict('GET', '/admin/users', { headers })).status).toBe(200);
  });
});
