import { beforeEach, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD } from '../../../tests/factories/member';
import { nextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { findSession } from './find-session.server';
import { logInByCode } from './log-in-by-code.server';
import { logIn } from './log-in.server';
import { requestLoginCode, requestPasswordReset } from './request-password-reset.server';

const ctx = await testContext();
const WRONG = { code: 'invalid', message: 'This OTP is wrong or has expired. Please check it and try again.' };

beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

const visitor = () => ctx.as({ kind: 'visitor' }, `10.9.${nextNumber() % 250}.1`);

async function newestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

test('a code logs its member in, proves the phone, and leaves the password', async () => {
  const { id, phone } = await createMember(ctx, { phone_proved_at: null });
  await requestLoginCode(visitor(), { phone });
  const { token, memberId } = await logInByCode(visitor(), { phone, otp: await newestCode(phone) });
  expect(memberId).toBe(id);
  expect(await findSession(ctx, 'member', token)).toMatchObject({ kind: 'member', memberId: id });
  expect(await findSession(ctx, 'admin', token)).toBeNull();
  const { phone_proved_at } = await ctx.db.member.findUniqueOrThrow({ where: { id } });
  expect(phone_proved_at).toEqual(ctx.clock.now());
  const login = { phone, phonenumber: phone, country: undefined, device_token: undefined, password: PASSWORD };
  await expect(logIn(visitor(), login)).resolves.toMatchObject({ memberId: id });
});

test('a code works once, however many come with it, and for nothing else', async () => {
  const { phone } = await createMember(ctx);
  await requestLoginCode(visitor(), { phone });
  const otp = await newestCode(phone);
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => logInByCode(visitor(), { phone, otp })));
  expect(tally(tries.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 3 });
  ctx.clock.advance(61);
  await requestPasswordReset(visitor(), { phone });
  await expect(logInByCode(visitor(), { phone, otp: await newestCode(phone) })).rejects.toMatchObject(WRONG);
});

test('a phone that nobody has gets the same answers, and a code that opens nothing', async () => {
  const phone = newPhone();
  await requestLoginCode(visitor(), { phone });
  await expect(logInByCode(visitor(), { phone, otp: await newestCode(phone) })).rejects.toMatchObject(WRONG);
});

test('a code lasts ten minutes, and codes of every kind share the limits of a phone', async () => {
  const { phone } = await createMember(ctx);
  await requestLoginCode(visitor(), { phone });
  const otp = await newestCode(phone);
  await expect(requestPasswordReset(visitor(), { phone })).rejects.toMatchObject({ code: 'rate_limited' });
  ctx.clock.advance(601);
  await expect(logInByCode(visitor(), { phone, otp })).rejects.toMatchObject(WRONG);
});

test('a code that went to a phone which its member has changed opens nothing', async () => {
  const { id, phone } = await createMember(ctx);
  await requestLoginCode(visitor(), { phone });
  const otp = await newestCode(phone);
  await ctx.db.member.update({ where: { id }, data: { phone: newPhone() } });
  await expect(logInByCode(visitor(), { phone, otp })).rejects.toMatchObject(WRONG);
});
