import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { createFirstLoginToken, findFirstLogin, logInAfterSignUp } from './first-login.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { findSession } from './find-session.server';
import { requestPasswordReset } from './request-password-reset.server';
import { resetPassword } from './reset-password.server';

const ctx = await testContext();
const visitor = ctx.as({ kind: 'visitor' });
const OVER = { code: 'unauthenticated' };

test('logs in a member who has just registered, once', async () => {
  const member = await createMember(ctx, { name: 'Ravi Kumar' });
  const proof = await createFirstLoginToken(visitor, member.id);
  expect(await findFirstLogin(visitor, proof)).toBe('Ravi Kumar');
  const { token } = await logInAfterSignUp(visitor, proof);
  expect(await findSession(visitor, 'member', token)).toMatchObject({ memberId: member.id });
  expect(await findFirstLogin(visitor, proof)).toBeNull();
  await expect(logInAfterSignUp(visitor, proof)).rejects.toMatchObject(OVER);
});

test('of many concurrent requests, one is logged in', async () => {
  const member = await createMember(ctx);
  const proof = await createFirstLoginToken(visitor, member.id);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => logInAfterSignUp(visitor, proof)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await ctx.db.session.count({ where: { member_id: member.id } })).toBe(1);
});

test('expires after exactly ten minutes', async () => {
  const { id } = await createMember(ctx);
  const [last, late] = [await createFirstLoginToken(visitor, id), await createFirstLoginToken(visitor, id)];
  ctx.clock.advance(599);
  expect(await logInAfterSignUp(visitor, last)).toMatchObject({ token: expect.any(String) });
  ctx.clock.advance(1);
  expect(await findFirstLogin(visitor, late)).toBeNull();
  await expect(logInAfterSignUp(visitor, late)).rejects.toMatchObject(OVER);
});

test('invented tokens and stored hashes log nobody in', async () => {
  const { id } = await createMember(ctx);
  await createFirstLoginToken(visitor, id);
  const row = await ctx.db.firstLogin.findFirstOrThrow({ where: { member_id: id } });
  for (const made of ['', 'x'.repeat(43), Buffer.from(row.token_hash).toString('base64url')])
    await expect(logInAfterSignUp(visitor, made)).rejects.toMatchObject(OVER);
});

test('is invalid after a password reset, like every session', async () => {
  const member = await createMember(ctx);
  const proof = await createFirstLoginToken(visitor, member.id);
  await requestPasswordReset(visitor, { phone: member.phone });
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone: member.phone } });
  const newPassword = 'chandra-namaskar-9';
  await resetPassword(visitor, { phone: member.phone, otp: deriveOneTimeCode(ctx, salt), newPassword });
  await expect(logInAfterSignUp(visitor, proof)).rejects.toMatchObject(OVER);
});
