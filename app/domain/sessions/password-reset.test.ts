import { beforeEach, describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, tokenOf } from '../../../tests/factories/member';
import { nextNumber } from '../../../tests/factories/unique';
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

function ask(phone: string, address = `10.1.0.${nextNumber()}`) {
  return requestPasswordReset(ctx.as({ kind: 'visitor' }, address), { phone });
}

function reset(phone: string, otp: string, { address = `10.4.0.${nextNumber()}`, device = '' } = {}) {
  const visitor = addKnownDevices(ctx.as({ kind: 'visitor' }, address), [device]);
  return resetPassword(visitor, { phone, otp, newPassword: NEW_PASSWORD });
}

/** Logs a member in and returns the device token. */
async function deviceOf(phone: string): Promise<string> {
  const visitor = ctx.as({ kind: 'visitor' }, `10.5.0.${nextNumber()}`);
  const { device } = await logIn(visitor, { ...loginOf(phone), password: PASSWORD });
  if (device === null) throw new Error('no token was issued');
  return device;
}

function loginOf(phone: string) {
  return { phone, phonenumber: phone, country: undefined, device_token: undefined };
}

/** Returns the codes that were sent to a phone, newest first. */
async function codesOf(phone: string): Promise<string[]> {
  const rows = await ctx.db.otpCode.findMany({ where: { phone }, orderBy: { id: 'desc' } });
  return rows.map(({ salt }) => deriveOneTimeCode(ctx, salt));
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a code', () => {
  test('leaves the same behind for a phone that nobody has', async () => {
    const { phone, id } = await createMember(ctx);
    const nobody = newPhone();
    await Promise.all([ask(phone), ask(nobody)]);
    const shape = async (of: string) => ({
      codes: await ctx.db.otpCode.count({ where: { phone: of } }),
      message: await ctx.db.outboxMessage.findFirstOrThrow({
        where: { phone: of },
        select: { template: true, status: true, variables: true, due_at: true, expires_at: true },
      }),
    });
    expect(await shape(nobody)).toEqual(await shape(phone));
    expect((await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone } })).member_id).toBe(id);
  });

  test('takes the same statements for both', async () => {
    const { phone } = await createMember(ctx);
    const statementsFor = async (of: string) => {
      ctx.queries.clear();
      await ask(of);
      return [...ctx.queries.seen];
    };
    expect(await statementsFor(newPhone())).toEqual(await statementsFor(phone));
  });

  test('waits 60 seconds, then 3 an hour, then 6 a day', async () => {
    const phone = newPhone();
    const wait = async () =>
      ((await ask(phone).catch((error: unknown) => error)) as { retryAfterSeconds?: number } | undefined)
        ?.retryAfterSeconds ?? 0;
    expect(await wait()).toBe(0);
    expect(await wait()).toBe(60);
    ctx.clock.advance(59);
    expect(await wait()).toBe(1);
    ctx.clock.advance(1);
    expect(await wait()).toBe(0);
    ctx.clock.advance(60);
    expect(await wait()).toBe(0);
    ctx.clock.advance(60);
    expect(await wait()).toBe(3600 - 180);
    for (let count = 3; count < 6; count += 1) {
      ctx.clock.advance(3600);
      expect(await wait()).toBe(0);
    }
    ctx.clock.advance(3600);
    expect(await wait()).toBeGreaterThan(12 * 3600);
  });

  test('goes on for known devices, up to 6 a day of theirs and 12 a day in all', async () => {
    const { phone } = await createMember(ctx);
    const devices = [await deviceOf(phone), await deviceOf(phone)];
    const askAs = (device: string) =>
      requestPasswordReset(addKnownDevices(ctx.as({ kind: 'visitor' }, `10.1.1.${nextNumber()}`), [device]), { phone });
    let issued = 0;
    for (let hour = 0; hour < 20; hour += 1) {
      await ask(phone).catch(() => undefined);
      ctx.clock.advance(60);
      await askAs(devices[hour % 2] ?? '').catch(() => undefined);
      issued = (await codesOf(phone)).length;
      ctx.clock.advance(60);
    }
    expect(issued).toBeGreaterThan(6);
    expect(issued).toBeLessThanOrEqual(12);
    await expect(askAs(devices[0] ?? '')).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('ten at once issue one code', async () => {
    const phone = newPhone();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => ask(phone)));
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 9 });
    expect(await codesOf(phone)).toHaveLength(1);
  });

  test('from one address is refused the twenty-first time in an hour, whatever the phone', async () => {
    for (let count = 0; count < 20; count += 1) await ask(newPhone(), '10.2.2.2');
    await expect(ask(newPhone(), '10.2.2.2')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('a code', () => {
  test('is six digits that stand nowhere in the database or the queue', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    expect(code).toMatch(/^\d{6}$/);
    const everything = await dumpOf('otp_codes', 'outbox_messages', 'audit_entries', 'bullmq.job');
    expect(everything).toContain(phone);
    // The lookarounds ignore matches inside a longer hexadecimal string, because the digits of the
    // code may occur by chance in a hash or a timestamp.
    expect(everything).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
  });

  test('sets a new password, once', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    await reset(phone, code);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
    const visitor = ctx.as({ kind: 'visitor' }, '10.3.0.1');
    const login = loginOf(phone);
    await expect(logIn(visitor, { ...login, password: PASSWORD })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await logIn(visitor, { ...login, password: NEW_PASSWORD })).toMatchObject({ token: expect.any(String) });
  });

  test('ends every session of its member and adds one notice for nobody else', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    const tokens = await Promise.all([tokenOf(ctx, member), tokenOf(ctx, member), tokenOf(ctx, other)]);
    await ask(member.phone);
    await reset(member.phone, (await codesOf(member.phone))[0] ?? '');
    const alive = await Promise.all(tokens.map((token) => findSession(ctx, 'member', token)));
    expect(alive.map((session) => session !== null)).toEqual([false, false, true]);
    const notices = await ctx.db.outboxMessage.findMany({
      where: { template: 'password_changed', member_id: member.id },
    });
    expect(notices).toMatchObject([{ phone: member.phone, variables: { 1: member.name }, status: 'pending' }]);
  });

  test('resets once when two use it at the same moment', async () => {
    const { phone, id } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    const results = await Promise.allSettled([reset(phone, code), reset(phone, code), reset(phone, code)]);
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 2 });
    expect(await ctx.db.outboxMessage.count({ where: { template: 'password_changed', member_id: id } })).toBe(1);
  });

  test('is good for ten minutes', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    ctx.clock.advance(600);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
    ctx.clock.advance(-1);
    await expect(reset(phone, code)).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('the last two are good, the third is not; using one uses up the other', async () => {
    const { phone } = await createMember(ctx);
    for (let count = 0; count < 3; count += 1) {
      await ask(phone);
      ctx.clock.advance(60);
    }
    const [newest = '', second = '', oldest = ''] = await codesOf(phone);
    await expect(reset(phone, oldest)).rejects.toMatchObject(FAILED);
    await reset(phone, second);
    await expect(reset(phone, newest)).rejects.toMatchObject(FAILED);
  });

  test('of a phone that nobody has resets nothing', async () => {
    const phone = newPhone();
    await ask(phone);
    await expect(reset(phone, (await codesOf(phone))[0] ?? '')).rejects.toMatchObject(FAILED);
  });

  test('of one phone does not open another', async () => {
    const [one, other] = [await createMember(ctx), await createMember(ctx)];
    await ask(one.phone);
    await ask(other.phone);
    const [code = ''] = await codesOf(one.phone);
    if ((await codesOf(other.phone))[0] !== code) await expect(reset(other.phone, code)).rejects.toMatchObject(FAILED);
  });
});

describe('guesses', () => {
  test('are not spent on a password that everybody tries first', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [otp = ''] = await codesOf(phone);
    const visitor = ctx.as({ kind: 'visitor' }, `10.4.0.${nextNumber()}`);
    for (let times = 0; times < 6; times += 1)
      await expect(resetPassword(visitor, { phone, otp, newPassword: 'password1' })).rejects.toMatchObject({
        fieldErrors: { newPassword: [expect.stringContaining('too common')] },
      });
    await reset(phone, otp);
  });

  test('are five a code: then the right one is refused too', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    for (let count = 0; count < 5; count += 1) await expect(reset(phone, wrong(code))).rejects.toMatchObject(FAILED);
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
  });

  test('the fifth may still be right', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    for (let count = 0; count < 4; count += 1) await reset(phone, wrong(code)).catch(() => undefined);
    await expect(reset(phone, code)).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('at the same moment are counted one by one', async () => {
    const { phone } = await createMember(ctx);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    await Promise.allSettled(Array.from({ length: 14 }, () => reset(phone, wrong(code))));
    expect(await ctx.db.otpCode.findFirstOrThrow({ where: { phone } })).toMatchObject({ guesses: 5 });
    await expect(reset(phone, code)).rejects.toMatchObject(FAILED);
  });

  test('at living codes are fifteen a phone and day, and begin anew the next day in the community', async () => {
    const { phone } = await createMember(ctx);
    const guessFive = async () => {
      await ask(phone);
      const [code = ''] = await codesOf(phone);
      for (let count = 0; count < 5; count += 1) await expect(reset(phone, wrong(code))).rejects.toMatchObject(FAILED);
      ctx.clock.advance(1800);
    };
    for (let codes = 0; codes < 3; codes += 1) await guessFive();
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    await expect(reset(phone, code)).rejects.toMatchObject({ code: 'rate_limited' });
    ctx.clock.set('2026-11-21T00:00:00+05:30');
    await guessFive();
  });

  test('at no living code are not counted against the phone: no stranger ends its resets for the day', async () => {
    const { phone } = await createMember(ctx);
    for (let count = 0; count < 20; count += 1) await expect(reset(phone, '000000')).rejects.toMatchObject(FAILED);
    expect(await ctx.db.otpGuessDay.count({ where: { phone } })).toBe(0);
    await ask(phone);
    await expect(reset(phone, (await codesOf(phone))[0] ?? '')).resolves.toBeDefined();
  });

  test('from one network are thirty an hour, whatever the phone; the right ones are not counted', async () => {
    const address = '2001:db8:4:1::1';
    const { phone } = await createMember(ctx);
    await ask(phone);
    await reset(phone, (await codesOf(phone))[0] ?? '', { address });
    for (let count = 0; count < 30; count += 1)
      await expect(reset(newPhone(), '000000', { address })).rejects.toMatchObject(FAILED);
    const neighbour = { address: '2001:db8:4:1::2' };
    await expect(reset(newPhone(), '000000', neighbour)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('of strangers keep no known device from a code and from its use, and its own are fifteen a day', async () => {
    const { phone } = await createMember(ctx);
    const device = await deviceOf(phone);
    for (let codes = 0; codes < 3; codes += 1) {
      await ask(phone);
      const [code = ''] = await codesOf(phone);
      for (let count = 0; count < 6; count += 1) await reset(phone, wrong(code)).catch(() => undefined);
      ctx.clock.advance(60);
    }
    await expect(ask(phone)).rejects.toMatchObject({ code: 'rate_limited' });
    const owner = addKnownDevices(ctx.as({ kind: 'visitor' }, '10.5.5.5'), [device]);
    await requestPasswordReset(owner, { phone });
    const [code = ''] = await codesOf(phone);
    for (let count = 0; count < 6; count += 1) await reset(phone, wrong(code)).catch(() => undefined);
    for (let count = 0; count < 14; count += 1)
      await expect(reset(phone, wrong(code), { device })).rejects.toMatchObject(FAILED);
    await expect(reset(phone, code, { device })).resolves.toMatchObject({ device: expect.any(String) });
  });

  test('with 200 stolen tokens are at most twenty a code, and the owner still gets in on any device', async () => {
    const { id, phone } = await createMember(ctx);
    const own = await deviceOf(phone);
    const stolen: string[] = [];
    for (let count = 0; count < 200; count += 1)
      stolen.push((await issueDeviceToken(ctx, ctx.db, { kind: 'member', id })) ?? '');
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    oneTimeCodesCounter.reset();
    for (const device of stolen) await reset(phone, wrong(code), { device }).catch(() => undefined);
    const missed = (await oneTimeCodesCounter.get()).values.find(({ labels }) => labels.event === 'missed');
    expect(missed?.value).toBeGreaterThan(0);
    expect(missed?.value).toBeLessThanOrEqual(20);
    const loginFrom = (device: string) =>
      logIn(addKnownDevices(ctx.as({ kind: 'visitor' }, `10.5.0.${nextNumber()}`), [device]), {
        ...loginOf(phone),
        password: PASSWORD,
      });
    await expect(loginFrom(own)).resolves.toMatchObject({ token: expect.any(String) });
    await expect(loginFrom('')).resolves.toMatchObject({ token: expect.any(String) });
    ctx.clock.advance(60);
    await requestPasswordReset(ctx.as({ kind: 'visitor' }, '10.5.5.6'), { phone });
    await reset(phone, (await codesOf(phone))[0] ?? '');
    const last = stolen.at(-1) ?? '';
    const thief = addKnownDevices(ctx.as({ kind: 'visitor' }), [last]);
    expect(await findKnownDevice(thief, { kind: 'member', name: phone })).toBeUndefined();
  });

  test('of a code that twenty were spent on leave the right one refused on known devices too', async () => {
    const { phone } = await createMember(ctx);
    const device = await deviceOf(phone);
    await ask(phone);
    const [code = ''] = await codesOf(phone);
    await ctx.db.otpCode.updateMany({ where: { phone }, data: { guesses: 20 } });
    await expect(reset(phone, code, { device })).rejects.toMatchObject(FAILED);
  });

  test('and codes of all strangers together have a budget, which known devices do not need', async () => {
    const { phone } = await createMember(ctx);
    const device = await deviceOf(phone);
    const all = { points: 1_000_000, expire: BigInt(Date.now() + 3_600_000) };
    for (const key of ['otp-strangers:all', 'otp-guess-strangers:all'])
      await ctx.db.rateLimit.upsert({ where: { key }, create: { key, ...all }, update: all });
    oneTimeCodesCounter.reset();
    await expect(ask(phone)).rejects.toMatchObject({ code: 'rate_limited' });
    await requestPasswordReset(addKnownDevices(ctx.as({ kind: 'visitor' }), [device]), { phone });
    const [code = ''] = await codesOf(phone);
    await expect(reset(phone, code)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(reset(phone, code, { device })).resolves.toBeDefined();
    const { values } = await oneTimeCodesCounter.get();
    expect(values.map(({ labels, value }) => `${labels.event} ${value}`)).toEqual(['refused 2', 'asked 1', 'hit 1']);
  });
});

async function dumpOf(...tables: string[]): Promise<string> {
  const dumps = await Promise.all(
    tables.map((table) => ctx.db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM ${table} AS t`)),
  );
  return dumps
    .flat()
    .map(({ row }) => row)
    .join('\n');
}
