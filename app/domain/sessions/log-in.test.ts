import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminToken, createAdmin } from '../../../tests/factories/admin';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { failedLoginsCounter } from '~/lib/metrics.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { findSession } from './find-session.server';
import { findKnownDevice, issueDeviceToken, addKnownDevices } from '../throttles/known-device.server';
import { logIn, LOGIN_FAILED_MESSAGE } from './log-in.server';
import { changePassword } from './change-password.server';
import { deleteAccount } from './delete-account.server';
import { logOut, logOutEverywhere } from './log-out.server';
import { ACCOUNT_RATE_LIMITS } from './policy';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const WRONG = { code: 'unauthenticated', userMessage: LOGIN_FAILED_MESSAGE };
const TOO_MANY = { code: 'rate_limited' };

function tryToLogIn(phone: string, password: string, address = `10.0.0.${getNextNumber()}`) {
  return logIn(ctx.as({ kind: 'visitor' }, address), { ...logInForCookie(phone), password });
}

function logInForCookie(phone: string) {
  return { phone, phonenumber: phone, country: undefined, device_token: undefined };
}

/** Logs in on a new device and returns the device token. */
async function logInOnNewDevice(phone: string, address?: string): Promise<string> {
  const { device } = await tryToLogIn(phone, PASSWORD, address);
  if (device === null) throw new Error('no token was issued');
  return device;
}

/** Lets rate limits expire as if `seconds` seconds had passed. */
function expireRateLimits(seconds: number) {
  return ctx.db.$executeRaw`UPDATE rate_limits SET expire = expire - ${seconds * 1000}::bigint`;
}

test('the correct password opens a session that is stored only as a hash', async () => {
  const member = await createMember(ctx);
  const { token, memberId } = await tryToLogIn(member.phone, PASSWORD);
  expect(memberId).toBe(member.id);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await findSession(ctx, 'member', token)).toMatchObject({ kind: 'member', memberId: member.id });
  const [row] = await ctx.db.$queryRaw<
    { text: string }[]
  >`SELECT sessions::text AS text FROM sessions WHERE member_id = ${member.id}`;
  expect(row?.text).not.toContain(token);
  expect(row?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('a login is logged with the member and without the phone', async () => {
  const { id, phone } = await createMember(ctx);
  const lines: object[] = [];
  const log = { ...ctx.log, info: (line: object, what: string) => void lines.push({ ...line, what }) };
  await logIn({ ...ctx.as({ kind: 'visitor' }, '10.0.9.8'), log }, { ...logInForCookie(phone), password: PASSWORD });
  expect(lines).toEqual([{ member: id, address: '10.0.9.8', requestId: 'test', what: 'member logged in' }]);
});

test('a failed login is logged and counted with its reason, without the member', async () => {
  const { phone } = await createMember(ctx);
  const stranger = newPhone();
  const lines: Record<string, unknown>[] = [];
  const log = { ...ctx.log, warn: (line: object) => void lines.push({ ...line }) };
  const attempt = (who: string) =>
    logIn(
      { ...ctx.as({ kind: 'visitor' }, '10.0.9.9'), log },
      { ...logInForCookie(who), password: 'not this one' },
    ).catch(() => undefined);
  failedLoginsCounter.reset();
  await attempt(stranger);
  for (let tries = 0; tries < 7; tries += 1) await attempt(phone);
  const { values } = await failedLoginsCounter.get();
  expect(values.map(({ labels, value }) => `${labels.kind} ${labels.reason} ${value}`)).toEqual([
    'member unknown_account 1',
    'member wrong_password 6',
    'member too_many_tries 1',
  ]);
  const reasons = ['unknown_account', ...Array.from({ length: 6 }, () => 'wrong_password'), 'too_many_tries'];
  expect(lines).toEqual(
    reasons.map((reason) => ({
      reason,
      kind: 'member',
      address: '10.0.9.9',
      requestId: expect.any(String) as string,
      account: expect.stringMatching(/^[\w-]{16}$/) as string,
    })),
  );
  expect(new Set(lines.map(({ account }) => account)).size).toBe(2);
  for (const secret of [phone.slice(3), stranger.slice(3), 'not this one'])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

test('an unknown phone and a wrong password take the same time: a hash is computed for both', async () => {
  const { phone } = await createMember(ctx);
  const verified: (string | null | undefined)[] = [];
  const passwords: Context['passwords'] = {
    ...ctx.passwords,
    verify: (password, hash) => {
      verified.push(hash);
      return ctx.passwords.verify(password, hash);
    },
  };
  for (const who of [phone, newPhone()]) {
    const input = { ...logInForCookie(who), password: 'not this one' };
    await expect(logIn({ ...ctx.as({ kind: 'visitor' }), passwords }, input)).rejects.toMatchObject(WRONG);
  }
  expect(verified).toEqual([expect.stringContaining('$argon2id$'), undefined]);
});

describe('attempts at an account', () => {
  const STRANGER = '10.6.6.6';
  const fail = (phone: string, address = STRANGER) =>
    tryToLogIn(phone, 'not this one', address).catch((error: unknown) => error);
  const exhaust = async (phone: string) => {
    for (let count = 0; count < 6; count += 1) expect(await fail(phone)).toMatchObject(WRONG);
    expect(await fail(phone)).toMatchObject(TOO_MANY);
  };
  const logInFromDevice = (phone: string, device: string, { password = PASSWORD, address = STRANGER } = {}) =>
    logIn(addKnownDevices(ctx.as({ kind: 'visitor' }, address), [device]), { ...logInForCookie(phone), password });

  beforeEach(() => expireRateLimits(25 * 3600));

  test.each([
    ['a known phone', async () => (await createMember(ctx)).phone],
    ['an unknown phone', async () => newPhone()],
  ])('from one network are delayed further and further, at %s', async (_name, phoneOf) => {
    const phone = await phoneOf();
    await exhaust(phone);
    for (const seconds of [15, 30, 60]) {
      const refusal = await fail(phone);
      expect(refusal).toMatchObject(TOO_MANY);
      expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(seconds - 10);
      expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(seconds);
      await expireRateLimits(seconds);
      expect(await fail(phone)).toMatchObject(WRONG);
    }
  });

  test('are refused before the lookup: the correct password does not help, and the database is not queried', async () => {
    const { phone } = await createMember(ctx);
    await exhaust(phone);
    ctx.queries.clear();
    await expect(tryToLogIn(phone, PASSWORD, STRANGER)).rejects.toMatchObject(TOO_MANY);
    expect(ctx.queries.seen).toEqual([]);
  });

  test('that come too early do not extend the delay', async () => {
    const { phone } = await createMember(ctx);
    await exhaust(phone);
    for (let count = 0; count < 30; count += 1) await fail(phone);
    await expireRateLimits(15);
    expect(await tryToLogIn(phone, PASSWORD, STRANGER)).toMatchObject({ token: expect.any(String) });
  });

  test('are reset after a success', async () => {
    const { phone } = await createMember(ctx);
    for (let count = 0; count < 5; count += 1) await fail(phone);
    await tryToLogIn(phone, PASSWORD, STRANGER);
    await exhaust(phone);
  });

  test('by a stranger affect no other network and no other account', async () => {
    const [{ phone }, other] = [await createMember(ctx), await createMember(ctx)];
    await exhaust(phone);
    expect(await tryToLogIn(phone, PASSWORD)).toMatchObject({ token: expect.any(String) });
    expect(await tryToLogIn(other.phone, PASSWORD, STRANGER)).toBeDefined();
  });

  test('from one /64 count as one network, whatever the address', async () => {
    const { phone } = await createMember(ctx);
    for (let host = 1; host <= 6; host += 1) expect(await fail(phone, `2001:db8:0:1::${host}`)).toMatchObject(WRONG);
    expect(await fail(phone, '2001:db8:0:1:ffff::7')).toMatchObject(TOO_MANY);
    expect(await fail(phone, '2001:db8:0:2::7')).toMatchObject(WRONG);
  });

  test("from a known device are counted separately, also behind the stranger's address", async () => {
    const { phone } = await createMember(ctx);
    const device = await logInOnNewDevice(phone);
    await exhaust(phone);
    expect(await logInFromDevice(phone, device)).toMatchObject({ device });
    for (let count = 0; count < 6; count += 1)
      await expect(logInFromDevice(phone, device, { password: 'not this one' })).rejects.toMatchObject(WRONG);
    await expect(logInFromDevice(phone, device)).rejects.toMatchObject(TOO_MANY);
    await expireRateLimits(15);
    expect(await logInFromDevice(phone, device)).toMatchObject({ device });
  });

  test('by strangers are limited to two hundred per day, and known devices are still accepted', async () => {
    const { phone } = await createMember(ctx);
    const device = await logInOnNewDevice(phone);
    for (let count = 0; count < 199; count += 1) await ctx.limits.consume(ACCOUNT_RATE_LIMITS.loginByStrangers, phone);
    expect(await fail(phone)).toMatchObject(WRONG);
    await expect(tryToLogIn(phone, PASSWORD)).rejects.toMatchObject(TOO_MANY);
    await expect(tryToLogIn(phone, 'not this one')).rejects.toMatchObject(TOO_MANY);
    expect(await logInFromDevice(phone, device)).toMatchObject({ device });
  });

  test('that the server was too busy to check do not count', async () => {
    const { phone } = await createMember(ctx);
    let comes = true;
    const createStranger = async () => {
      while (comes) await ctx.passwords.verify('x', undefined).catch(() => delay(1));
    };
    const crowd = Array.from({ length: 30 }, createStranger);
    const codes: string[] = [];
    while (codes.filter((code) => code === 'busy').length < 8)
      codes.push(
        await tryToLogIn(phone, PASSWORD).then(
          () => 'in',
          (error: unknown) => (error as DomainError).code,
        ),
      );
    comes = false;
    await Promise.all(crowd);
    expect(codes).not.toContain('rate_limited');
    expect(await tryToLogIn(phone, PASSWORD)).toMatchObject({ device: expect.any(String) });
  });

  test('that the server was too busy to check do not end the wait after wrong passwords', async () => {
    const { phone } = await createMember(ctx);
    const from = ctx.as({ kind: 'visitor' }, `10.0.0.${getNextNumber()}`);
    const guess = (on: Context) => logIn(on, { ...logInForCookie(phone), password: 'not this one' });
    for (let count = 0; count < 5; count += 1) await expect(guess(from)).rejects.toMatchObject(WRONG);
    const isBusy = () => Promise.reject(new DomainError('busy', LOGIN_FAILED_MESSAGE));
    await expect(guess({ ...from, passwords: { ...ctx.passwords, verify: isBusy } })).rejects.toMatchObject({
      code: 'busy',
    });
    const tries = await Promise.all(Array.from({ length: 2 }, () => guess(from).catch((error: unknown) => error)));
    expect(tries).toContainEqual(expect.objectContaining(TOO_MANY));
  });

  test('from a known device are processed before those of all waiting strangers', async () => {
    const { phone } = await createMember(ctx);
    const device = await logInOnNewDevice(phone);
    let comes = true;
    const createStranger = async () => {
      while (comes) await ctx.passwords.verify('x', undefined).catch(() => delay(1));
    };
    const crowd = Array.from({ length: 30 }, createStranger);
    expect(await logInFromDevice(phone, device)).toMatchObject({ device });
    comes = false;
    await Promise.all(crowd);
  });

  test("with another account's or an invented device token count as a stranger's", async () => {
    const [{ id, phone }, other] = [await createMember(ctx), await createMember(ctx)];
    const device = await logInOnNewDevice(other.phone);
    await exhaust(phone);
    const signature = device.split('.').at(-1) ?? '';
    const forged = [`${id}.0.1.${signature}`, `${id}.0.1.`, `.${id}`, `${id}.0.1.${'A'.repeat(43)}`, ''];
    for (const made of [device, ...forged]) await expect(logInFromDevice(phone, made)).rejects.toMatchObject(TOO_MANY);
  });
});

test('one network may fail a hundred times per hour for all accounts; successes do not count', async () => {
  const { phone } = await createMember(ctx);
  const address = '10.8.8.8';
  const device = await logInOnNewDevice(phone, address);
  for (let count = 0; count < 100; count += 1) {
    await expect(tryToLogIn(newPhone(), 'x', address)).rejects.toMatchObject(WRONG);
  }
  await expect(tryToLogIn(phone, PASSWORD, address)).rejects.toMatchObject(TOO_MANY);
  expect(await tryToLogIn(phone, PASSWORD)).toBeDefined();
  const neighbour = addKnownDevices(ctx.as({ kind: 'visitor' }, address), [device]);
  expect(await logIn(neighbour, { ...logInForCookie(phone), password: PASSWORD })).toBeDefined();
});

describe('a device token', () => {
  const isKnown = async (phone: string, token: string) => {
    const visitor = addKnownDevices(ctx.as({ kind: 'visitor' }), [token]);
    return (await findKnownDevice(visitor, { kind: 'member', name: phone })) !== undefined;
  };

  test('is not issued to an unproved phone', async () => {
    const { phone } = await createMember(ctx, { phone_proved_at: null });
    expect(await tryToLogIn(phone, PASSWORD)).toMatchObject({ device: null });
  });

  test('is one of the newest twenty', async () => {
    const { phone } = await createMember(ctx);
    const tokens: string[] = [];
    for (let count = 0; count < 21; count += 1) tokens.push(await logInOnNewDevice(phone));
    const known = await Promise.all(tokens.map((token) => isKnown(phone, token)));
    expect(known).toEqual([false, ...Array<boolean>(20).fill(true)]);
  });

  test('ends a year after it was issued, also if it is used', async () => {
    const { phone } = await createMember(ctx);
    const start = ctx.clock.now();
    const token = await logInOnNewDevice(phone);
    ctx.clock.advance(365 * 24 * 3600 - 1);
    expect(await isKnown(phone, token)).toBe(true);
    ctx.clock.advance(1);
    expect(await isKnown(phone, token)).toBe(false);
    expect(await isKnown(phone, await logInOnNewDevice(phone))).toBe(true);
    ctx.clock.set(start.toISOString());
  });

  test('that version 1.0 issued without an end is valid until December 2027', async () => {
    const { id, phone, devices_version } = await createMember(ctx, { devices_issued: 1 });
    const content = `${id}.${devices_version}.1`;
    const token = `${content}.${ctx.signer.sign('known-device', `member ${content}`).toString('base64url')}`;
    const start = ctx.clock.now();
    expect(await isKnown(phone, token)).toBe(true);
    ctx.clock.set('2027-12-01T00:00:00Z');
    expect(await isKnown(phone, token)).toBe(false);
    ctx.clock.set(start.toISOString());
  });

  test('belongs to one kind of account: an admin with the same id is different', async () => {
    const member = await createMember(ctx);
    const { username } = await ctx.db.admin.update({
      where: { id: (await createAdmin(ctx)).id },
      data: { id: member.id },
    });
    const visitor = addKnownDevices(ctx.as({ kind: 'visitor' }), [await logInOnNewDevice(member.phone)]);
    expect(await findKnownDevice(visitor, { kind: 'admin', name: username })).toBeUndefined();
  });

  test('is replaced on the device that sets a new password, and invalid elsewhere', async () => {
    const { id, phone } = await createMember(ctx);
    const earlier = await logInOnNewDevice(phone);
    const { device } = await changePassword(ctx.as({ id }), {
      current_password: PASSWORD,
      newPassword: 'chandra-namaskar-9',
    });
    expect([await isKnown(phone, earlier), await isKnown(phone, device ?? '')]).toEqual([false, true]);
  });

  test('is invalid after a logout on every device', async () => {
    const { id, phone } = await createMember(ctx);
    const token = await logInOnNewDevice(phone);
    await logOutEverywhere(ctx.as({ id }));
    expect(await isKnown(phone, token)).toBe(false);
  });

  test('is deleted with the account, and does not pass to the next owner of the phone', async () => {
    const { id, phone } = await createMember(ctx);
    const token = await logInOnNewDevice(phone);
    await deleteAccount(ctx.as({ id }), { password: PASSWORD });
    await createMember(ctx, { phone, phone_proved_at: ctx.clock.now() });
    expect(await isKnown(phone, token)).toBe(false);
  });

  test('is not issued by a login concurrent with a new password', async () => {
    const { id } = await createMember(ctx);
    const version = { kind: 'member', id, version: 0 } as const;
    expect(await issueDeviceToken(ctx, ctx.db, version)).not.toBeNull();
    await logOutEverywhere(ctx.as({ id }));
    expect(await issueDeviceToken(ctx, ctx.db, version)).toBeNull();
  });
});

describe('a session', () => {
  const DAY = 24 * 3600;

  test('ends after exactly 30 days without use', async () => {
    ctx.clock.set('2026-11-20T06:30:00+05:30');
    const { token } = await tryToLogIn((await createMember(ctx)).phone, PASSWORD);
    ctx.clock.advance(30 * DAY);
    expect(await findSession(ctx, 'member', token)).toBeNull();
    ctx.clock.advance(-1);
    expect(await findSession(ctx, 'member', token)).not.toBeNull();
  });

  test('is extended with each use', async () => {
    const { token } = await tryToLogIn((await createMember(ctx)).phone, PASSWORD);
    for (let month = 0; month < 4; month += 1) {
      ctx.clock.advance(29 * DAY);
      expect(await findSession(ctx, 'member', token)).not.toBeNull();
    }
    ctx.clock.advance(30 * DAY);
    expect(await findSession(ctx, 'member', token)).toBeNull();
  });

  test('ends after 180 days even if it is used, and a staff session after one', async () => {
    const { token } = await tryToLogIn((await createMember(ctx)).phone, PASSWORD);
    for (let week = 0; week < 25; week += 1) {
      ctx.clock.advance(7 * DAY);
      expect(await findSession(ctx, 'member', token)).not.toBeNull();
    }
    ctx.clock.advance(5 * DAY - 1);
    expect(await findSession(ctx, 'member', token)).not.toBeNull();
    ctx.clock.advance(1);
    expect(await findSession(ctx, 'member', token)).toBeNull();
    const staffToken = await createAdminToken(ctx, await createAdmin(ctx));
    for (let hour = 1; hour < 24; hour += 1) {
      ctx.clock.advance(3600);
      expect(await findSession(ctx, 'admin', staffToken)).not.toBeNull();
    }
    ctx.clock.advance(3600);
    expect(await findSession(ctx, 'admin', staffToken)).toBeNull();
  });

  test('is updated at most every five minutes', async () => {
    const { token, memberId } = await tryToLogIn((await createMember(ctx)).phone, PASSWORD);
    const getLastSeen = async () =>
      (await ctx.db.session.findFirstOrThrow({ where: { member_id: memberId } })).last_seen_at;
    const begun = await getLastSeen();
    ctx.clock.advance(300);
    await findSession(ctx, 'member', token);
    expect(await getLastSeen()).toEqual(begun);
    ctx.clock.advance(1);
    await findSession(ctx, 'member', token);
    expect(await getLastSeen()).toEqual(ctx.clock.now());
  });

  test.each([
    ['a member', 'member', async () => createMember(ctx), createMemberToken],
    ['a member of staff', 'admin', async () => createAdmin(ctx), createAdminToken],
  ] as const)('of %s ends if the owner opens a twenty-first after it', async (_who, kind, create, tokenFor) => {
    const [owner, other] = [await create(), await create()];
    const [first, second, theirs] = [
      await tokenFor(ctx, owner),
      await tokenFor(ctx, owner),
      await tokenFor(ctx, other),
    ];
    for (let count = 2; count < 20; count += 1) await tokenFor(ctx, owner);
    expect(await findSession(ctx, kind, first)).not.toBeNull();
    await tokenFor(ctx, owner);
    expect(await findSession(ctx, kind, first)).toBeNull();
    expect(await findSession(ctx, kind, second)).not.toBeNull();
    expect(await findSession(ctx, kind, theirs)).not.toBeNull();
  });

  test("has one kind: a member's token is not valid for staff", async () => {
    const { token } = await tryToLogIn((await createMember(ctx)).phone, PASSWORD);
    expect(await findSession(ctx, 'admin', token)).toBeNull();
  });

  test("ends immediately with the logout, and the member's other sessions remain", async () => {
    const { phone } = await createMember(ctx);
    const [one, other] = [await tryToLogIn(phone, PASSWORD), await tryToLogIn(phone, PASSWORD)];
    const actor = await findSession(ctx, 'member', one.token);
    if (actor) await logOut(ctx.as(actor));
    expect(await findSession(ctx, 'member', one.token)).toBeNull();
    expect(await findSession(ctx, 'member', other.token)).not.toBeNull();
  });
});
