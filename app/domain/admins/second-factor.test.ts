import { URI, type TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { PASSWORD } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { ACCOUNT_RATE_LIMITS } from '../sessions/policy';
import { startSession } from '../sessions/start-session.server';
import { findKnownDevice, addKnownDevices } from '../throttles/known-device.server';
import { getClientNetwork } from '../throttles/limit-by-network.server';
import type { DomainError } from '../errors';
import { finishAdminLogin, logInAdmin, logInAdminByPasskey, SecondFactorRequiredError } from './log-in-admin.server';
import { addPasskey } from './passkeys.server';
import { reauthenticate } from './reauthenticate.server';
import { renewRecoveryCodes } from './recovery-codes.server';
import { getOwnSecondFactors } from './second-factors.server';
import { resetSecondFactors } from './reset-second-factors.server';
import { startTotpSetup, confirmTotpSetup, findPendingTotpSetup, removeTotp } from './totp.server';
import { PERMISSIONS } from './policy';
import { setAdminPassword } from './change-password.server';
import { updateAdmin } from './update-admin.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const createAddress = () => `10.${getNextNumber() % 250}.7.1`;

const createAdminContext = (adminId: number, more: object = {}) =>
  ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: PERMISSIONS, recentlyVerified: true, ...more });

/** Creates an admin with an authenticator app. Setting it up has consumed the first code. */
async function createEnrolled() {
  const admin = await createAdmin(ctx);
  const acting = createAdminContext(admin.id);
  await startTotpSetup(acting);
  const app = URI.parse((await findPendingTotpSetup(acting))?.uri ?? '') as TOTP;
  const generateCode = () => app.generate({ timestamp: ctx.clock.now().getTime() });
  await confirmTotpSetup(acting, { code: generateCode() });
  ctx.clock.advance(1);
  return { admin, acting, code: generateCode, app };
}

const logIn = (username: string, otp?: string) =>
  logInAdmin(ctx, { username, password: PASSWORD, otp, device_token: undefined });
const getRefusal = (tried: Promise<unknown>) =>
  tried.then(
    () => 'in',
    (error: unknown) => (error as { code: string }).code,
  );

describe('an authenticator app', () => {
  test('is active only after its first code, and accepts only codes of its secret', async () => {
    const admin = await createAdmin(ctx);
    const acting = createAdminContext(admin.id);
    await startTotpSetup(acting);
    expect(await getRefusal(logIn(admin.username))).toBe('in');
    await expect(confirmTotpSetup(acting, { code: '000000' })).rejects.toMatchObject({
      fieldErrors: { code: [expect.anything()] },
    });
    expect(await getOwnSecondFactors(acting)).toMatchObject({ authenticator: false });
  });

  test('stores its secret only encrypted', async () => {
    const { admin, app } = await createEnrolled();
    const row = await ctx.db.adminTotp.findUniqueOrThrow({ where: { admin_id: admin.id } });
    expect(Buffer.from(row.salt).includes(Buffer.from(app.secret.bytes))).toBe(false);
    expect(app).toMatchObject({ algorithm: 'SHA1', digits: 6, period: 30, label: admin.username });
  });

  test('is required at login; each code counts once, and a drift of one step is accepted', async () => {
    const { admin, app, code } = await createEnrolled();
    ctx.clock.advance(60);
    expect(await getRefusal(logIn(admin.username))).toBe('second_factor_required');
    const early = app.generate({ timestamp: ctx.clock.now().getTime() - 30_000 });
    const tooEarly = app.generate({ timestamp: ctx.clock.now().getTime() - 90_000 });
    expect(await getRefusal(logIn(admin.username, tooEarly))).toBe('second_factor_required');
    expect(await getRefusal(logIn(admin.username, early))).toBe('in');
    expect(await getRefusal(logIn(admin.username, early))).toBe('second_factor_required');
    const now = code();
    const both = await Promise.all([getRefusal(logIn(admin.username, now)), getRefusal(logIn(admin.username, now))]);
    expect(both.sort()).toEqual(['in', 'second_factor_required']);
    expect(await getRefusal(logIn(admin.username, early))).toBe('second_factor_required');
  });

  test('limits wrong codes separately from wrong passwords, also after a correct password', async () => {
    const { admin } = await createEnrolled();
    const seen: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      expect(await getRefusal(logIn(admin.username))).toBe('second_factor_required');
      seen.push(await getRefusal(logIn(admin.username, '000000')));
    }
    expect(seen).toEqual([...Array<string>(6).fill('second_factor_required'), 'rate_limited']);
  });

  test('cannot be replaced before it is removed', async () => {
    const { admin, acting } = await createEnrolled();
    await expect(startTotpSetup(acting)).rejects.toMatchObject({ code: 'conflict' });
    await removeTotp(acting);
    expect(await getRefusal(logIn(admin.username))).toBe('in');
  });
});

describe('the second step of a login', () => {
  const getPending = async (username: string) => {
    const refusal: unknown = await logIn(username).catch((error: unknown) => error);
    if (!(refusal instanceof SecondFactorRequiredError)) throw new Error('no second step');
    return refusal.pending;
  };

  test('opens the session with the code within ten minutes, and refuses a changed token', async () => {
    const { admin, code } = await createEnrolled();
    ctx.clock.advance(60);
    const pending = await getPending(admin.username);
    const [, until] = pending.split('.');
    const other = await createAdmin(ctx);
    for (const forged of [
      pending.replace(/^\d+/, String(other.id)),
      `${admin.id}.${Number(until) + 1}.${pending.split('.')[2]}`,
      'x',
      '1.2.3',
    ])
      await expect(finishAdminLogin(ctx, { pending: forged, otp: code() })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    expect(await getRefusal(finishAdminLogin(ctx, { pending, otp: '000000' }))).toBe('invalid');
    expect(await getRefusal(finishAdminLogin(ctx, { pending, otp: code() }))).toBe('in');
    const late = await getPending(admin.username);
    ctx.clock.advance(601);
    expect(await getRefusal(finishAdminLogin(ctx, { pending: late, otp: code() }))).toBe('unauthenticated');
  });

  test('is no longer valid after a new password or the deletion of the account', async () => {
    const { admin, code } = await createEnrolled();
    ctx.clock.advance(60);
    const pending = await getPending(admin.username);
    await setAdminPassword(await asAdmin(ctx), admin.id, { newPassword: 'chandra-namaskar-9' });
    expect(await getRefusal(finishAdminLogin(ctx, { pending, otp: code() }))).toBe('unauthenticated');
  });
});

describe('if other people have used up the attempts of the day', () => {
  const spend = async (username: string) => {
    for (let count = 0; count < 200; count += 1)
      await ctx.limits.consume(ACCOUNT_RATE_LIMITS.loginByStrangers, `admin:${username}`);
  };

  test('the correct password is accepted with an app code or a recovery code', async () => {
    const { admin, acting, code } = await createEnrolled();
    const [recovery = ''] = await renewRecoveryCodes(acting);
    ctx.clock.advance(60);
    await spend(admin.username);
    expect(await getRefusal(logIn(admin.username, code()))).toBe('in');
    expect(await getRefusal(logIn(admin.username, recovery))).toBe('in');
  });

  test('a right password without a right code gets the same answer as a wrong one', async () => {
    const { admin, code } = await createEnrolled();
    const plain = await createAdmin(ctx);
    ctx.clock.advance(60);
    await spend(admin.username);
    await spend(plain.username);
    const send = async (username: string, password: string, otp?: string) => {
      const from = ctx.as({ kind: 'visitor' });
      const visitor = { ...from, origin: { ...from.origin, address: createAddress() } };
      const startedAt = performance.now();
      const error: unknown = await logInAdmin(visitor, { username, password, otp, device_token: undefined }).catch(
        (refusal: unknown) => refusal,
      );
      const { code: kind, message, fieldErrors } = error as DomainError;
      return { kind, message, fieldErrors, isPadded: performance.now() - startedAt >= 490 };
    };
    const wrong = await send(admin.username, 'not this one', '000000');
    expect(wrong).toMatchObject({ kind: 'rate_limited', isPadded: true });
    expect(await send(admin.username, PASSWORD)).toEqual(wrong);
    for (let at = 0; at < 8; at += 1) expect(await send(admin.username, PASSWORD, '000000')).toEqual(wrong);
    expect(await send(plain.username, PASSWORD)).toEqual(wrong);
    expect(await send('nobody-here', PASSWORD)).toMatchObject({ kind: 'unauthenticated' });
    ctx.clock.advance(3600);
    expect(await getRefusal(logIn(admin.username, code()))).toBe('in');
  });

  test('a right password uses up no more attempts of its network than a wrong one', async () => {
    const { admin } = await createEnrolled();
    await spend(admin.username);
    const countAttempts = async (password: string) => {
      const address = createAddress();
      const from = ctx.as({ kind: 'visitor' }, address);
      const input = { username: admin.username, password, otp: '000000', device_token: undefined };
      expect(await getRefusal(logInAdmin(from, input))).toBe('rate_limited');
      return ctx.limits.consume(ACCOUNT_RATE_LIMITS.loginByNetwork, getClientNetwork(from));
    };
    expect(await countAttempts(PASSWORD)).toBe(await countAttempts('not this one'));
  });
});

test.each<[string, (id: number) => Promise<void>]>([
  ['a new password', async (id) => setAdminPassword(await asAdmin(ctx), id, { newPassword: 'chandra-namaskar-9' })],
  ['a reset of the second factor', async (id) => resetSecondFactors(await asAdmin(ctx), id)],
  [
    'disabling the account',
    async (id) => {
      const { name, email } = await ctx.db.admin.findUniqueOrThrow({ where: { id } });
      await updateAdmin(await asAdmin(ctx), id, { name, email, permissions: [], disabled: true, version: undefined });
    },
  ],
])('the device tokens of an admin are deleted with %s', async (_what, end) => {
  const { id, username } = await createAdmin(ctx);
  const { device } = await logIn(username);
  const visitor = addKnownDevices(ctx.as({ kind: 'visitor' }), [device ?? undefined]);
  expect(await findKnownDevice(visitor, { kind: 'admin', name: username })).toBeDefined();
  await end(id);
  expect(await findKnownDevice(visitor, { kind: 'admin', name: username })).toBeUndefined();
});

describe('recovery codes', () => {
  test('are ten, are stored as hashes, and can each be used once', async () => {
    const { admin, acting } = await createEnrolled();
    const codes = await renewRecoveryCodes(acting);
    expect(new Set(codes).size).toBe(10);
    const rows = await ctx.db.adminRecoveryCode.findMany({ where: { admin_id: admin.id } });
    for (const code of codes) expect(rows.some((row) => Buffer.from(row.code_hash).includes(code))).toBe(false);
    const [first = '', second = ''] = codes;
    expect(await getRefusal(logIn(admin.username, first.toUpperCase().replace('-', ' ')))).toBe('in');
    expect(await getRefusal(logIn(admin.username, first))).toBe('second_factor_required');
    const other = await createEnrolled();
    expect(await getRefusal(logIn(other.admin.username, second))).toBe('second_factor_required');
    expect(await getOwnSecondFactors(acting)).toMatchObject({ recovery_codes: 9 });
    await renewRecoveryCodes(acting);
    expect(await getRefusal(logIn(admin.username, second))).toBe('second_factor_required');
    expect(
      await ctx.db.auditEntry.count({ where: { action: 'admin.recovery_code_used', subject_id: String(admin.id) } }),
    ).toBe(1);
  });
});

describe("confirming one's identity again", () => {
  test('asks for the password, or for the second factor if there is one', async () => {
    const plain = await createAdmin(ctx);
    const stale = createAdminContext(plain.id, { recentlyVerified: false });
    await expect(reauthenticate(stale, 'not mine')).rejects.toMatchObject({
      fieldErrors: { proof: [expect.anything()] },
    });
    expect((await reauthenticate(stale, PASSWORD)).actor).toMatchObject({ recentlyVerified: true });
    const { admin, code } = await createEnrolled();
    ctx.clock.advance(60);
    const withFactor = createAdminContext(admin.id, { recentlyVerified: false });
    await expect(reauthenticate(withFactor, PASSWORD)).rejects.toMatchObject({ code: 'invalid' });
    expect((await reauthenticate(withFactor, code())).actor).toMatchObject({ recentlyVerified: true });
  });

  test('with wrong answers in one session does not block another session of the same admin', async () => {
    const { admin, code } = await createEnrolled();
    ctx.clock.advance(60);
    const stolen = createAdminContext(admin.id, { recentlyVerified: false, sessionId: 1 });
    for (let count = 0; count < 11; count += 1) await getRefusal(reauthenticate(stolen, '000000'));
    expect(await getRefusal(reauthenticate(stolen, code()))).toBe('rate_limited');
    const own = createAdminContext(admin.id, { recentlyVerified: false, sessionId: 2 });
    expect((await reauthenticate(own, code())).actor).toMatchObject({ recentlyVerified: true });
  });

  test('is limited to ten attempts per hour', async () => {
    const { id } = await createAdmin(ctx);
    const tries: string[] = [];
    for (let count = 0; count < 11; count += 1)
      tries.push(await getRefusal(reauthenticate(createAdminContext(id), 'no')));
    expect(tries).toEqual([...Array<string>(10).fill('invalid'), 'rate_limited']);
  });
});

test('a reset by another admin or the command line removes every factor and session, audited', async () => {
  const { admin, acting } = await createEnrolled();
  await renewRecoveryCodes(acting);
  await startSession(ctx, ctx.db, { kind: 'admin', adminId: admin.id });
  await expect(resetSecondFactors(acting, admin.id)).rejects.toMatchObject({ code: 'forbidden' });
  const lesser = await asAdmin(ctx, ['manage_users']);
  await expect(resetSecondFactors(lesser, admin.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(resetSecondFactors(ctx, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  await resetSecondFactors(await asAdmin(ctx), admin.id);
  expect(await getOwnSecondFactors(acting)).toEqual({ authenticator: false, recovery_codes: 0, passkeys: [] });
  expect(await ctx.db.session.count({ where: { admin_id: admin.id } })).toBe(0);
  expect(await getRefusal(logIn(admin.username))).toBe('in');
  const where = { action: 'admin.second_factor_reset', subject_id: String(admin.id) };
  expect(await ctx.db.auditEntry.count({ where })).toBe(1);
});

test('an invalid passkey response is refused', async () => {
  const { acting } = await createEnrolled();
  const odd = ['{"toString":1}', '{"toString":1,"valueOf":1}', '{"__proto__":null}', '[]', '["a"]', 'null', '7', '""'];
  const answers = [
    '{',
    '{}',
    '[]',
    '[1]',
    'null',
    '"text"',
    '7',
    'true',
    '',
    `{"id":"${'x'.repeat(4000)}"}`,
    '{"id":"\\u0000"}',
    ...odd.map((value) => `{"id":${value}}`),
    ...odd.flatMap((value) => [
      `{"id":"abc","rawId":${value},"type":${value},"response":${value},"clientExtensionResults":${value}}`,
      `{"id":"abc","rawId":"abc","type":"public-key","response":{"clientDataJSON":${value},"authenticatorData":${value},"attestationObject":${value},"signature":${value},"transports":${value}}}`,
    ]),
    `${'{"id":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  ];
  for (const answer of answers) {
    await expect(logInAdminByPasskey(ctx.as({ kind: 'visitor' }, createAddress()), answer)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(addPasskey(acting, { name: 'Phone', passkey: answer })).rejects.toMatchObject({ code: 'invalid' });
    const proving = createAdminContext(acting.actor.kind === 'admin' ? acting.actor.adminId : 0, {
      sessionId: getNextNumber(),
    });
    await expect(reauthenticate(proving, answer)).rejects.toMatchObject({ code: 'invalid' });
  }
});
