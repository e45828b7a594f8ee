import { beforeEach, describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { oneTimeCodesCounter } from '~/lib/metrics.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { findKnownDevice, issueDeviceToken, addKnownDevices } from '../throttles/known-device.server';
import { findSession } from './find-session.server';
import { logIn } from './log-in.server';
import { requestPasswordReset } from './request-password-reset.server';
import { resetPassword, PASSWORD_RESET_FAILED_MESSAGE } from './reset-password.server';

const ctx = await testContext();
const NEW_PASSWORD = 'chandra-namaskar-9';
const FAILED = { code: 'invalid', userMessage: PASSWORD_RESET_FAILED_MESSAGE };

beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

function sendRequest(phone: string, address = `10.1.0.${getNextNumber()}`) {
  return requestPasswordReset(ctx.as({ kind: 'visitor' }, address), { phone });
}

function reset(phone: string, otp: string, { address = `10.4.0.${getNextNumber()}`, device = '' } = {}) {
  const visitor = addKnownDevices(ctx.as({ kind: 'visitor' }, address), [device]);
  return resetPassword(visitor, { phone, otp, newPassword: NEW_PASSWORD });
}

/** Logs a member in and returns the device token. */
async function getDevice(phone: string): Promise<string> {
  const visitor = ctx.as({ kind: 'visitor' }, `10.5.0.${getNextNumber()}`);
  const { device } = await logIn(visitor, { ...logInForCookie(phone), password: PASSWORD });
  if (device === null) throw new Error('no token was issued');
  return device;
}

function logInForCookie(phone: string) {
  return { phone, phonenumber: phone, country: undefined, device_token: undefined };
}

/** Returns the codes that were sent to a phone, newest first. */
async function getCodes(phone: string): Promise<string[]> {
  const rows = await ctx.db.otpCode.findMany({ where: { phone }, orderBy: { id: 'desc' } });
  return rows.map(({ salt }) => deriveOneTimeCode(ctx, salt));
}

const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('requesting a code', () => {
  test('has the same effects for an unknown phone', async () => {
    const { phone, id } = await createMember(ctx);
    const nobody = newPhone();
    await Promise.all([sendRequest(phone), sendRequest(nobody)]);
    const describeResponse = async (of: string) => ({
      codes: await ctx.db.otpCode.count({ where: { phone: of } }),
      message: await ctx.db.outboxMessage.findFirstOrThrow({
        where: { phone: of },
        select: { template: true, status: true, variables: true, due_at: true, expires_at: true },
      }),
    });
    expect(await describeResponse(nobody)).toEqual(await describeResponse(phone));
    expect((await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone } })).member_id).toBe(id);
  });

  test('takes the same statements for both', async () => {
    const { phone } = await createMember(ctx);
    const listStatements = async (of: string) => {
      ctx.queries.clear();
      await sendRequest(of);
      return [...ctx.queries.seen];
    };
    expect(await listStatements(newPhone())).toEqual(await listStatements(phone));
  });

  test('waits 60 seconds, then is limited to 3 per hour, then 6 per day', async () => {
    const phone = newPhone();
    const getRetryAfter = async () =>
      ((await sendRequest(phone).catch((error: unknown) => error)) as { retryAfterSeconds?: number } | undefined)
        ?.retryAfterSeconds ?? 0;
    expect(await getRetryAfter()).toBe(0);
    expect(await getRetryAfter()).toBe(60);
    ctx.clock.advance(59);
    expect(await getRetryAfter()).toBe(1);
    ctx.clock.advance(1);
    expect(await getRetryAfter()).toBe(0);
    ctx.clock.advance(60);
    expect(await getRetryAfter()).toBe(0);
    ctx.clock.advance(60);
    expect(await getRetryAfter()).toBe(3600 - 180);
    for (let count = 3; count < 6; count += 1) {
      ctx.clock.advance(3600);
      expect(await getRetryAfter()).toBe(0);
    }
    ctx.clock.advance(3600);
    expect(await getRetryAfter()).toBeGreaterThan(12 * 3600);
  });

  test('continues for known devices, up to 6 per day of theirs and 12 per day in total', async () => {
    const { phone } = await createMember(ctx);
    const devices = [await getDevice(phone), await getDevice(phone)];
    const requestFromDevice = (device: string) =>
      requestPasswordReset(addKnownDevices(ctx.as({ kind: 'visitor' }, `10.1.1.${getNextNumber()}`), [device]), {
        phone,
      });
    let issued = 0;
    for (let hour = 0; hour < 20; hour += 1) {
      await sendRequest(phone).catch(() => undefined);
      ctx.clock.advance(60);
      await requestFromDevice(devices[hour % 2] ?? '').catch(() => undefined);
      issued = (await getCodes(phone)).length;
      ctx.clock.advance(60);
    }
    expect(issued).toBeGreaterThan(6);
    expect(issued).toBeLessThanOrEqual(12);
    await expect(requestFromDevice(devices[0] ?? '')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('ten times concurrently issues one code', async () => {
    const phone = newPhone();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => sendRequest(phone)));
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 9 });
    expect(await getCodes(phone)).toHaveLength(1);
  });

  test('from one address is refused the twenty-first time in an hour, for any phone', async () => {
    for (let count = 0; count < 20; count += 1) await sendRequest(newPhone(), '10.2.2.2');
    await expect(sendRequest(newPhone(), '10.2.2.2')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('a code', () => {
  test('is six digits that are stored neither in the database nor in the queue', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    expect(code).toMatch(/^\d{6}$/);
    const everything = await dumpTables('otp_codes', 'outbox_messages', 'audit_entries', 'bullmq.job');
    expect(everything).toContain(phone);
    // The lookarounds ignore matches inside a longer hexadecimal string, because the digits of the
    // code may occur by chance in a hash or a timestamp.
    expect(everything).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
  });

  test('sets a new password, once', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    await reset(phone, code);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
    const visitor = ctx.as({ kind: 'visitor' }, '10.3.0.1');
    const login = logInForCookie(phone);
    await expect(logIn(visitor, { ...login, password: PASSWORD })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await logIn(visitor, { ...login, password: NEW_PASSWORD })).toMatchObject({ token: expect.any(String) });
  });

  test('ends every session of its member and sends one notice', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    const tokens = await Promise.all([
      createMemberToken(ctx, member),
      createMemberToken(ctx, member),
      createMemberToken(ctx, other),
    ]);
    await sendRequest(member.phone);
    await reset(member.phone, (await getCodes(member.phone))[0] ?? '');
    const alive = await Promise.all(tokens.map((token) => findSession(ctx, 'member', token)));
    expect(alive.map((session) => session !== null)).toEqual([false, false, true]);
    const notices = await ctx.db.outboxMessage.findMany({
      where: { template: 'password_changed', member_id: member.id },
    });
    expect(notices).toMatchObject([{ phone: member.phone, variables: { 1: member.name }, status: 'pending' }]);
  });

  test('resets once in two concurrent requests', async () => {
    const { phone, id } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    const results = await Promise.allSettled([reset(phone, code), reset(phone, code), reset(phone, code)]);
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 2 });
    expect(await ctx.db.outboxMessage.count({ where: { template: 'password_changed', member_id: id } })).toBe(1);
  });

  test('is valid for ten minutes', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    ctx.clock.advance(600);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
    ctx.clock.advance(-1);
    await expect(reset(phone, code)).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('is one of the last two valid ones; using one invalidates the other', async () => {
    const { phone } = await createMember(ctx);
    for (let count = 0; count < 3; count += 1) {
      await sendRequest(phone);
      ctx.clock.advance(60);
    }
    const [newest = '', second = '', oldest = ''] = await getCodes(phone);
    await expect(reset(phone, oldest)).rejects.toMatchObject(FAILED);
    await reset(phone, second);
    await expect(reset(phone, newest)).rejects.toMatchObject(FAILED);
  });

  test('of an unknown phone resets nothing', async () => {
    const phone = newPhone();
    await sendRequest(phone);
    await expect(reset(phone, (await getCodes(phone))[0] ?? '')).rejects.toMatchObject(FAILED);
  });

  test('of one phone does not work for another', async () => {
    const [one, other] = [await createMember(ctx), await createMember(ctx)];
    await sendRequest(one.phone);
    await sendRequest(other.phone);
    const [code = ''] = await getCodes(one.phone);
    if ((await getCodes(other.phone))[0] !== code) await expect(reset(other.phone, code)).rejects.toMatchObject(FAILED);
  });
});

describe('guesses', () => {
  test('are not used up by a common password', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [otp = ''] = await getCodes(phone);
    const visitor = ctx.as({ kind: 'visitor' }, `10.4.0.${getNextNumber()}`);
    for (let times = 0; times < 6; times += 1)
      await expect(resetPassword(visitor, { phone, otp, newPassword: 'password1' })).rejects.toMatchObject({
        fieldErrors: { newPassword: [expect.stringContaining('too common')] },
      });
    await reset(phone, otp);
  });

  test('are limited to five per code, and then the correct one is refused as well', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    for (let count = 0; count < 5; count += 1)
      await expect(reset(phone, getWrongCode(code))).rejects.toMatchObject(FAILED);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
  });

  test('can be correct at the fifth time', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    for (let count = 0; count < 4; count += 1) await reset(phone, getWrongCode(code)).catch(() => undefined);
    await expect(reset(phone, code)).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('are counted one by one if they are concurrent', async () => {
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    await Promise.allSettled(Array.from({ length: 14 }, () => reset(phone, getWrongCode(code))));
    expect(await ctx.db.otpCode.findFirstOrThrow({ where: { phone } })).toMatchObject({ guesses: 5 });
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
  });

  test('at valid codes are limited to fifteen per phone and day in India', async () => {
    const { phone } = await createMember(ctx);
    const guessFive = async () => {
      await sendRequest(phone);
      const [code = ''] = await getCodes(phone);
      for (let count = 0; count < 5; count += 1)
        await expect(reset(phone, getWrongCode(code))).rejects.toMatchObject(FAILED);
      ctx.clock.advance(1800);
    };
    for (let codes = 0; codes < 3; codes += 1) await guessFive();
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    await expect(reset(phone, code)).rejects.toMatchObject({ code: 'rate_limited' });
    ctx.clock.set('2026-11-21T00:00:00+05:30');
    await guessFive();
  });

  test('without a valid code do not count against the phone, so no stranger blocks its resets', async () => {
    const { phone } = await createMember(ctx);
    for (let count = 0; count < 20; count += 1) await expect(reset(phone, '000000')).rejects.toMatchObject(FAILED);
    expect(await ctx.db.otpGuessDay.count({ where: { phone } })).toBe(0);
    await sendRequest(phone);
    await expect(reset(phone, (await getCodes(phone))[0] ?? '')).resolves.toBeDefined();
  });

  test('from one network are limited to thirty per hour, for any phone; correct ones do not count', async () => {
    const address = '2001:db8:4:1::1';
    const { phone } = await createMember(ctx);
    await sendRequest(phone);
    await reset(phone, (await getCodes(phone))[0] ?? '', { address });
    for (let count = 0; count < 30; count += 1)
      await expect(reset(newPhone(), '000000', { address })).rejects.toMatchObject(FAILED);
    const neighbour = { address: '2001:db8:4:1::2' };
    await expect(reset(newPhone(), '000000', neighbour)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('of strangers do not block known devices, which have fifteen guesses per day themselves', async () => {
    const { phone } = await createMember(ctx);
    const device = await getDevice(phone);
    for (let codes = 0; codes < 3; codes += 1) {
      await sendRequest(phone);
      const [code = ''] = await getCodes(phone);
      for (let count = 0; count < 6; count += 1) await reset(phone, getWrongCode(code)).catch(() => undefined);
      ctx.clock.advance(60);
    }
    await expect(sendRequest(phone)).rejects.toMatchObject({ code: 'rate_limited' });
    const owner = addKnownDevices(ctx.as({ kind: 'visitor' }, '10.5.5.5'), [device]);
    await requestPasswordReset(owner, { phone });
    const [code = ''] = await getCodes(phone);
    for (let count = 0; count < 6; count += 1) await reset(phone, getWrongCode(code)).catch(() => undefined);
    for (let count = 0; count < 14; count += 1)
      await expect(reset(phone, getWrongCode(code), { device })).rejects.toMatchObject(FAILED);
    await expect(reset(phone, code, { device })).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('with 200 stolen tokens are limited to twenty per code', async () => {
    const { id, phone } = await createMember(ctx);
    const own = await getDevice(phone);
    const stolen: string[] = [];
    for (let count = 0; count < 200; count += 1)
      stolen.push((await issueDeviceToken(ctx, ctx.db, { kind: 'member', id })) ?? '');
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    oneTimeCodesCounter.reset();
    for (const device of stolen) await reset(phone, getWrongCode(code), { device }).catch(() => undefined);
    const missed = (await oneTimeCodesCounter.get()).values.find(({ labels }) => labels.event === 'missed');
    expect(missed?.value).toBeGreaterThan(0);
    expect(missed?.value).toBeLessThanOrEqual(20);
    const logInFromDevice = (device: string) =>
      logIn(addKnownDevices(ctx.as({ kind: 'visitor' }, `10.5.0.${getNextNumber()}`), [device]), {
        ...logInForCookie(phone),
        password: PASSWORD,
      });
    await expect(logInFromDevice(own)).resolves.toMatchObject({ token: expect.any(String) });
    await expect(logInFromDevice('')).resolves.toMatchObject({ token: expect.any(String) });
    ctx.clock.advance(60);
    await requestPasswordReset(ctx.as({ kind: 'visitor' }, '10.5.5.6'), { phone });
    await reset(phone, (await getCodes(phone))[0] ?? '');
    const last = stolen.at(-1) ?? '';
    const thief = addKnownDevices(ctx.as({ kind: 'visitor' }), [last]);
    expect(await findKnownDevice(thief, { kind: 'member', name: phone })).toBeUndefined();
  });

  test('at a code with twenty guesses refuse the correct one on known devices as well', async () => {
    const { phone } = await createMember(ctx);
    const device = await getDevice(phone);
    await sendRequest(phone);
    const [code = ''] = await getCodes(phone);
    await ctx.db.otpCode.updateMany({ where: { phone }, data: { guesses: 20 } });
    await expect(reset(phone, code, { device })).rejects.toMatchObject(FAILED);
  });

  test('by strangers at all codes share a budget, which known devices do not need', async () => {
    const { phone } = await createMember(ctx);
    const device = await getDevice(phone);
    const all = { points: 1_000_000, expire: BigInt(Date.now() + 3_600_000) };
    for (const key of ['otp-strangers:all', 'otp-guess-strangers:all'])
      await ctx.db.rateLimit.upsert({ where: { key }, create: { key, ...all }, update: all });
    oneTimeCodesCounter.reset();
    await expect(sendRequest(phone)).rejects.toMatchObject({ code: 'rate_limited' });
    await requestPasswordReset(addKnownDevices(ctx.as({ kind: 'visitor' }), [device]), { phone });
    const [code = ''] = await getCodes(phone);
    await expect(reset(phone, code)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(reset(phone, code, { device })).resolves.toBeDefined();
    const { values } = await oneTimeCodesCounter.get();
    expect(values.map(({ labels, value }) => `${labels.event} ${value}`)).toEqual(['refused 2', 'asked 1', 'hit 1']);
  });
});

async function dumpTables(...tables: string[]): Promise<string> {
  const dumps = await Promise.all(
    tables.map((table) => ctx.db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${table} AS t`)),
  );
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
