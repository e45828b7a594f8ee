import { describe, expect, test } from 'vitest';
import { createAdmin } from '../factories/admin';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { testContext } from '../setup/context';
import { listMessagesTo } from '../setup/messaging';
import { createRequester } from '../setup/request';
import { sendMessage } from '~/domain/notifications/send-message.server';

const ctx = await testContext({ at: '2026-11-20T10:00:00+05:30' });
const request = await createRequester(ctx.app);

const post = (path: string, json: unknown, address = `10.0.0.${getNextNumber()}`) =>
  request('POST', path, { json, address });

describe('POST /api/signup', () => {
  const createFields = () => ({ name: 'Asha', phonenumber: newPhone(), password: PASSWORD });

  test('returns 201 with the id of the new member', async () => {
    const answer = await post('/api/signup', { ...createFields(), referral_code: '' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: 'Registration successful! Please login.',
        user_id: expect.any(Number),
        referral_applied: false,
      },
    });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  });

  test('reports a referral code that was not applied', async () => {
    const { referral_code } = await createMember(ctx);
    const [applied, unknown] = [
      await post('/api/signup', { ...createFields(), referral_code }),
      await post('/api/signup', { ...createFields(), referral_code: 'NOSUCH22' }),
    ];
    expect(applied).toMatchObject({ status: 201, body: { referral_applied: true } });
    expect(unknown).toMatchObject({ status: 201, body: { referral_applied: false } });
    expect(unknown.body.message).toBe(
      'Registration successful! Please login. The referral code was not found and has not been applied.',
    );
  });

  test('returns 409 for a registered phone, with the message of the specification', async () => {
    const { phone } = await createMember(ctx);
    expect(await post('/api/signup', { ...createFields(), phonenumber: `0${phone.slice(3)}` })).toMatchObject({
      status: 409,
      body: {
        success: false,
        message: 'This phone number is already registered. Please login.',
        errors: { phonenumber: ['This phone number is already registered. Please login.'] },
      },
    });
  });

  test('returns 400 with each invalid field', async () => {
    expect(await post('/api/signup', { name: '', phonenumber: '123', password: '1' })).toMatchObject({
      status: 400,
      body: {
        success: false,
        message: 'Please enter your name',
        errors: {
          name: ['Please enter your name'],
          password: ['Password must be at least 6 characters long!'],
        },
      },
    });
  });
});

describe('POST /api/login', () => {
  test('returns a bearer token and the member', async () => {
    const member = await createMember(ctx, { name: 'Asha Sharma' });
    const answer = await post('/api/login', { phonenumber: member.phone.slice(3), password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, message: 'Login successful!', token: expect.any(String) });
    expect(answer.body.user).toEqual({
      id: member.id,
      name: 'Asha Sharma',
      gender: null,
      city: null,
      birtyear: null,
      email: null,
      primarygoal: null,
      phonenumber: member.phone.slice(3),
      created_at: '2025-01-01T00:00:00.000Z',
      karma_points: 0,
      current_streak: 0,
      longest_streak: 0,
      total_classes_attended: 0,
      phone_confirmed: true,
      group_opened: false,
      face: null,
      title: 'Beginner',
      member_id: `SNG-${member.id}`,
      my_referral_code: member.referral_code,
      uni_referral_code: member.referral_code,
    });
    const token = String(answer.body.token);
    expect(await request('GET', '/api/user', { token })).toMatchObject({
      status: 200,
      body: { user: { id: member.id } },
    });
  });

  test('returns the same 401, to the byte, for registered and unknown phones', async () => {
    const { phone } = await createMember(ctx);
    const [known, unknown] = [
      await post('/api/login', { phonenumber: phone, password: 'not this one' }),
      await post('/api/login', { phonenumber: newPhone(), password: 'not this one' }),
    ];
    expect(known).toMatchObject({ status: 401, body: { message: 'Login failed. Please check your credentials.' } });
    expect([unknown.status, unknown.text, [...unknown.headers]]).toEqual([
      known.status,
      known.text,
      [...known.headers],
    ]);
  });

  test('returns 429 with Retry-After if attempts come too fast', async () => {
    const phonenumber = newPhone();
    const attempt = () => post('/api/login', { phonenumber, password: 'x' }, '10.6.6.6');
    for (let count = 0; count < 6; count += 1) await attempt();
    const answer = await attempt();
    expect(answer).toMatchObject({ status: 429, body: { success: false } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

test.each([
  ['+14155552671', 'US', '(415) 555-2671'],
  ['+4915112345678', 'DE', '1511 2345678'],
  ['+390236618300', 'IT', '02 3661 8300'],
  ['+911123456789', undefined, '+91 11 2345 6789'],
])(
  'a member with the phone %s registers, logs in, resets the password and saves the profile',
  async (phone, country, local) => {
    const member = { phonenumber: local, country };
    expect(await post('/api/signup', { ...member, name: 'Mira', password: PASSWORD })).toMatchObject({ status: 201 });
    for (const who of [member, { phonenumber: phone }]) {
      const { status, body } = await post('/api/login', { ...who, password: PASSWORD });
      expect([status, body.user]).toMatchObject([200, { phonenumber: phone }]);
    }
    expect(await post('/api/forgot-password', { phonenumber: phone })).toMatchObject({ status: 200 });
    const message = await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone, template: 'otp' } });
    await sendMessage(ctx, message.id);
    const otp = (await listMessagesTo(ctx, phone))[0]?.variables['1'];
    const newPassword = 'chandra-namaskar-9';
    expect(await post('/api/reset-password', { ...member, otp, newPassword })).toMatchObject({ status: 200 });
    const token = String((await post('/api/login', { phonenumber: phone, password: newPassword })).body.token);
    const profile = { name: 'Mira', gender: 'Female', city: 'Rome', birtyear: 19900512, email: 'mira@example.in' };
    const json = { ...profile, primarygoal: 'Better sleep', phonenumber: phone };
    expect(await request('PUT', '/api/profile', { token, json })).toMatchObject({
      status: 200,
      body: { phone_verification_required: false },
    });
  },
);

describe('a known device', () => {
  const STRANGER = '10.6.6.7';
  const spend = async (path: string, names: object) => {
    for (let count = 0; count < 7; count += 1) await post(path, { ...names, password: 'x' }, STRANGER);
    expect(await post(path, { ...names, password: PASSWORD }, STRANGER)).toMatchObject({ status: 429 });
  };

  test('can log in through the API after any attempts of strangers, also behind the same address', async () => {
    const { phone } = await createMember(ctx);
    const login = { phonenumber: phone, password: PASSWORD };
    const { device_token } = (await post('/api/login', login)).body;
    await spend('/api/login', { phonenumber: phone });
    expect(await post('/api/login', { ...login, device_token }, STRANGER)).toMatchObject({
      status: 200,
      body: { device_token },
    });
    expect(await post('/api/login', login)).toMatchObject({ status: 200 });
  });

  test('of staff as well', async () => {
    const { username } = await createAdmin(ctx);
    const login = { username, password: PASSWORD };
    const { device_token } = (await post('/api/admin/login', login)).body;
    await spend('/api/admin/login', { username });
    expect(await post('/api/admin/login', { ...login, device_token }, STRANGER)).toMatchObject({ status: 200 });
    expect(await post('/api/admin/login', login)).toMatchObject({ status: 200 });
  });

  test.each([
    ['/login', 'phonenumber', async () => (await createMember(ctx)).phone],
    ['/admin/login', 'username', async () => (await createAdmin(ctx)).username],
  ])('is recognised by %s with an HttpOnly cookie', async (path, field, nameOf) => {
    const form = { [field]: await nameOf(), password: PASSWORD };
    const submit = (fields: Record<string, string>, address: string, cookie = '') =>
      request('POST', path, { form: fields, address, headers: { Cookie: cookie } });
    const cookies = (await submit(form, '10.6.6.8')).headers.getSetCookie();
    const device = cookies.find((cookie) => cookie.startsWith('sangha_devices=')) ?? '';
    expect(device).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    for (let count = 0; count < 7; count += 1) await submit({ ...form, password: 'x' }, STRANGER);
    expect(await submit(form, STRANGER)).toMatchObject({ status: 429 });
    expect(await submit(form, STRANGER, device.split(';')[0])).toMatchObject({ status: 302 });
    expect(await submit(form, STRANGER, 'sangha_devices=eyJub3QiOiJvdXJzIn0=')).toMatchObject({ status: 429 });
  });
});

test('a full queue of password checks returns 503 with Retry-After', async () => {
  const { phone } = await createMember(ctx);
  const login = { phonenumber: phone, password: PASSWORD };
  const { device_token } = (await post('/api/login', login)).body;
  const strangers = Array.from({ length: 60 }, () => post('/api/login', { phonenumber: newPhone(), password: 'x' }));
  const [owner, ...answers] = await Promise.all([post('/api/login', { ...login, device_token }), ...strangers]);
  expect(owner).toMatchObject({ status: 200 });
  const shed = answers.filter(({ status }) => status !== 401);
  expect(shed.length).toBeGreaterThan(0);
  for (const { status, headers, body } of shed) {
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
    expect(body).toMatchObject({ message: 'Many people are logging in just now. Please try again in a moment.' });
  }
});

describe('a forgotten password', () => {
  test('is set again with the code from WhatsApp', async () => {
    const member = await createMember(ctx);
    const phonenumber = member.phone.slice(3);
    const token = await createMemberToken(ctx, member);
    expect(await post('/api/forgot-password', { phonenumber })).toMatchObject({
      status: 200,
      body: { success: true, message: 'OTP sent successfully to your phone number!' },
    });
    await sendQueued(member.phone);
    const [message] = await listMessagesTo(ctx, member.phone);
    const answer = await post('/api/reset-password', {
      phonenumber,
      otp: message?.variables[1],
      newPassword: 'chandra-9',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Password reset successfully! You can now login with your new password.' },
    });
    expect(await request('GET', '/api/user', { token })).toMatchObject({ status: 401 });
    const { device_token } = answer.body;
    const login = { phonenumber, password: 'chandra-9', device_token };
    expect(await post('/api/login', login)).toMatchObject({ status: 200 });
    await sendQueued(member.phone);
    expect((await listMessagesTo(ctx, member.phone)).map(({ template }) => template)).toEqual([
      'password_changed',
      'otp',
    ]);
  });

  test('has the same response, to the byte, for an unknown phone', async () => {
    const { phone } = await createMember(ctx);
    const [known, unknown] = [
      await post('/api/forgot-password', { phonenumber: phone }),
      await post('/api/forgot-password', { phonenumber: newPhone() }),
    ];
    expect([unknown.status, unknown.text, [...unknown.headers]]).toEqual([
      known.status,
      known.text,
      [...known.headers],
    ]);
  });

  test.each(['000000', 'abcdef'])('the wrong code %s is one 400', async (otp) => {
    expect(await post('/api/reset-password', { phonenumber: newPhone(), otp, newPassword: 'chandra-9' })).toMatchObject(
      {
        status: 400,
        body: { message: 'Failed to reset password. Please check your OTP and try again.' },
      },
    );
  });
});

describe('GET /api/user', () => {
  test("returns the token's member: another id is 403, a missing or expired token is 401", async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    const token = await createMemberToken(ctx, member);
    const getStatus = async (query: string, bearer?: string) =>
      (await request('GET', `/api/user${query}`, bearer ? { token: bearer } : {})).status;
    expect(await getStatus(`?user_id=${member.id}`, token)).toBe(200);
    expect(await getStatus(`?user_id=${other.id}`, token)).toBe(403);
    expect(await getStatus('?user_id=nobody', token)).toBe(400);
    expect(await getStatus('')).toBe(401);
    expect(await getStatus('', 'x'.repeat(43))).toBe(401);
  });

  test('accepts only the bearer token, never the cookie', async () => {
    const token = await createMemberToken(ctx, await createMember(ctx));
    const cookie = `sangha_member=${Buffer.from(JSON.stringify(token)).toString('base64')}`;
    expect(await request('GET', '/api/user', { headers: { Cookie: cookie } })).toMatchObject({ status: 401 });
  });
});

/** Sends the pending messages to a phone, which usually is done by the worker. */
async function sendQueued(phone: string): Promise<void> {
  const scheduled = await ctx.db.outboxMessage.findMany({
    where: { phone, status: 'pending' },
    orderBy: { id: 'asc' },
  });
  for (const { id } of scheduled) await sendMessage(ctx, id);
}
