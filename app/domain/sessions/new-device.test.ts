import { beforeEach, expect, test } from 'vitest';
import { createMember, PASSWORD } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { listSessions } from './queries.server';
import { logInByCode } from './log-in-by-code.server';
import { logIn } from './log-in.server';
import { requestLoginCode } from './request-password-reset.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

function createVisitor(device?: string | null) {
  const visitor = ctx.as({ kind: 'visitor' }, `10.9.${getNextNumber() % 250}.1`);
  return { ...visitor, origin: { ...visitor.origin, devices: device ? [device] : [] } };
}

interface Owner {
  id: number;
  phone: string;
}

function logInByPassword({ phone }: Owner, device?: string | null) {
  ctx.clock.advance(61);
  const fields = { phone, phonenumber: phone, country: undefined, device_token: undefined, password: PASSWORD };
  return logIn(createVisitor(device), fields);
}

async function logInWithCode({ phone }: Owner, device?: string | null) {
  ctx.clock.advance(61);
  await requestLoginCode(createVisitor(), { phone });
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return logInByCode(createVisitor(device), { phone, otp: deriveOneTimeCode(ctx, salt) });
}

const countNotices = ({ id }: Owner) => ctx.db.outboxMessage.count({ where: { member_id: id, template: 'new_login' } });

test.each([
  ['a password', logInByPassword],
  ['a code', logInWithCode],
])('a login with %s from a new device is reported once, and one from a known device is not', async (_, open) => {
  const owner = await createMember(ctx);
  const { device } = await open(owner);
  expect(await countNotices(owner)).toBe(1);
  await open(owner, device);
  expect(await countNotices(owner)).toBe(1);
  const sessions = await listSessions(ctx.as(owner));
  expect(sessions.map(({ is_new_device }) => is_new_device)).toEqual([false, true]);
});

test('an unverified phone gets no message, not even about the login that verifies it', async () => {
  const owner = await createMember(ctx, { phone_proved_at: null });
  await logInByPassword(owner);
  await logInWithCode(owner);
  expect(await countNotices(owner)).toBe(0);
});

test('a member gets at most three messages per day, and later sessions are still marked', async () => {
  const owner = await createMember(ctx);
  for (let count = 0; count < 5; count += 1) await logInByPassword(owner);
  expect(await countNotices(owner)).toBe(3);
  expect((await listSessions(ctx.as(owner))).filter(({ is_new_device }) => is_new_device)).toHaveLength(5);
});
