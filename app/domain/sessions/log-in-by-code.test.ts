import { beforeEach, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
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

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.9.${getNextNumber() % 250}.1`);

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

test('a code logs its member in and keeps the password', async () => {
  const { id, phone } = await createMember(ctx);
  await requestLoginCode(createVisitor(), { phone });
  const { token, memberId } = await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  expect(memberId).toBe(id);
  expect(await findSession(ctx, 'member', token)).toMatchObject({ kind: 'member', memberId: id });
  expect(await findSession(ctx, 'admin', token)).toBeNull();
  const login = { phone, phonenumber: phone, country: undefined, device_token: undefined, password: PASSWORD };
  await expect(logIn(createVisitor(), login)).resolves.toMatchObject({ memberId: id });
});

test('a code works once, also with concurrent requests, and for no other purpose', async () => {
  const { phone } = await createMember(ctx);
  await requestLoginCode(createVisitor(), { phone });
  const otp = await findNewestCode(phone);
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => logInByCode(createVisitor(), { phone, otp })));
  expect(tally(tries.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 3 });
  ctx.clock.advance(61);
  await requestPasswordReset(createVisitor(), { phone });
  await expect(logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) })).rejects.toMatchObject(WRONG);
});

test('an unknown phone gets the same responses, and its code is never valid', async () => {
  const phone = newPhone();
  await requestLoginCode(createVisitor(), { phone });
  await expect(logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) })).rejects.toMatchObject(WRONG);
});

test('a code is valid for ten minutes, and codes of every kind share the limits of a phone', async () => {
  const { phone } = await createMember(ctx);
  await requestLoginCode(createVisitor(), { phone });
  const otp = await findNewestCode(phone);
  await expect(requestPasswordReset(createVisitor(), { phone })).rejects.toMatchObject({ code: 'rate_limited' });
  ctx.clock.advance(601);
  await expect(logInByCode(createVisitor(), { phone, otp })).rejects.toMatchObject(WRONG);
});

test('a code for a phone that its member has changed is invalid', async () => {
  const { id, phone } = await createMember(ctx);
  await requestLoginCode(createVisitor(), { phone });
  const otp = await findNewestCode(phone);
  await ctx.db.member.update({ where: { id }, data: { phone: newPhone() } });
  await expect(logInByCode(createVisitor(), { phone, otp })).rejects.toMatchObject(WRONG);
});
