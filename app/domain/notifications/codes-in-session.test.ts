import { beforeEach, expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { updateProfileSchema } from '../members/schemas';
import { updateProfile } from '../members/update-profile.server';
import { resendPhoneChangeCode } from '../sessions/change-phone.server';
import { eraseMember } from '../sessions/delete-account.server';
import { logInByCode } from '../sessions/log-in-by-code.server';
import { requestLoginCode } from '../sessions/request-password-reset.server';
import { requestPhoneVerificationCode, verifyOwnPhone } from '../sessions/verify-own-phone.server';
import { findMatchingOneTimeCode } from './match-code.server';
import { createOneTimeCode, deriveOneTimeCode } from './one-time-code';

const ctx = await testContext();
const TOO_MANY = { code: 'rate_limited' };

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const createAddress = () => `10.${getNextNumber() % 250}.${getNextNumber() % 250}.1`;
const createVisitor = () => ctx.as({ kind: 'visitor' }, createAddress());
const createOwner = () => createMember(ctx, { phone_proved_at: null });
const inSession = ({ id }: { id: number }) => ctx.as({ id }, createAddress());

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function insertCodes({ id, phone }: { id: number; phone: string }, count: number) {
  const created_at = new Date(ctx.clock.now().getTime() - 2 * 3_600_000);
  await ctx.db.otpCode.createMany({
    data: Array.from({ length: count }, () => ({
      purpose: 'login' as const,
      phone,
      member_id: id,
      ...createOneTimeCode(ctx),
      created_at,
      expires_at: created_at,
    })),
  });
}

test('strangers who request and guess codes of a phone do not block its logged-in member', async () => {
  const owner = await createOwner();
  for (let count = 0; count < 6; count += 1) {
    ctx.clock.advance(1201);
    await requestLoginCode(createVisitor(), owner);
  }
  await expect(requestLoginCode(createVisitor(), owner)).rejects.toMatchObject(TOO_MANY);
  const wrong = getWrongCode(await findNewestCode(owner.phone));
  for (let count = 0; count < 5; count += 1)
    await expect(logInByCode(createVisitor(), { ...owner, otp: wrong })).rejects.toMatchObject({ code: 'invalid' });
  await ctx.db.otpGuessDay.updateMany({ where: { phone: owner.phone }, data: { guesses: 15 } });
  // The member need not wait a minute after the code that a stranger requested.
  await requestPhoneVerificationCode(inSession(owner));
  await verifyOwnPhone(inSession(owner), { otp: await findNewestCode(owner.phone) });
  expect((await ctx.db.member.findUniqueOrThrow({ where: { id: owner.id } })).phone_proved_at).not.toBeNull();
});

test('a member in a session requests one code per minute, three per hour and six per day', async () => {
  const owner = await createOwner();
  const request = () => requestPhoneVerificationCode(inSession(owner));
  await request();
  ctx.clock.advance(59);
  await expect(request()).rejects.toMatchObject(TOO_MANY);
  for (const seconds of [1, 60]) {
    ctx.clock.advance(seconds);
    await request();
  }
  ctx.clock.advance(60);
  await expect(request()).rejects.toMatchObject(TOO_MANY);
  for (let count = 0; count < 3; count += 1) {
    ctx.clock.advance(3600);
    await request();
  }
  ctx.clock.advance(3600);
  await expect(request()).rejects.toMatchObject(TOO_MANY);
});

test('of the twelve codes per phone and day, three are reserved for the owner in a session', async () => {
  const owner = await createOwner();
  await insertCodes(owner, 9);
  for (let count = 0; count < 3; count += 1) {
    await requestPhoneVerificationCode(inSession(owner));
    ctx.clock.advance(60);
  }
  ctx.clock.advance(3600);
  await expect(requestPhoneVerificationCode(inSession(owner))).rejects.toMatchObject(TOO_MANY);
});

test('a member in a session guesses fifteen times per day, and five times per code', async () => {
  const owner = await createOwner();
  const guess = (otp: string) =>
    findMatchingOneTimeCode(inSession(owner), { purpose: 'phone_proof', phone: owner.phone, otp, memberId: owner.id });
  await requestPhoneVerificationCode(inSession(owner));
  const code = await findNewestCode(owner.phone);
  for (let count = 0; count < 5; count += 1) expect(await guess(getWrongCode(code))).toBeNull();
  expect(await guess(code)).toBeNull();
  for (let count = 6; count < 15; count += 1) await guess(code);
  await expect(guess(code)).rejects.toMatchObject(TOO_MANY);
});

test('a stranger in an unverified account cannot use up the login codes of the phone', async () => {
  const squatter = await createOwner();
  for (let count = 0; count < 6; count += 1) {
    await requestPhoneVerificationCode(inSession(squatter));
    ctx.clock.advance(1201);
  }
  await expect(requestPhoneVerificationCode(inSession(squatter))).rejects.toMatchObject(TOO_MANY);
  // The holder need not wait after a code of the stranger either.
  for (let count = 0; count < 6; count += 1) {
    await requestLoginCode(createVisitor(), squatter);
    ctx.clock.advance(1201);
  }
  await expect(requestLoginCode(createVisitor(), squatter)).rejects.toMatchObject(TOO_MANY);
});

test('strangers who register a phone again and again leave three codes of a day for a login', async () => {
  const phone = newPhone();
  const squat = () => createMember(ctx, { phone, phone_proved_at: null });
  let requestCount = 0;
  for (let account = 0; account < 4; account += 1) {
    const squatter = await squat();
    for (let count = 0; count < 3; count += 1) {
      requestCount += await requestPhoneVerificationCode(inSession(squatter)).then(
        () => 1,
        () => 0,
      );
      ctx.clock.advance(60);
    }
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, squatter.id));
  }
  expect(requestCount).toBe(9);
  const holder = await squat();
  for (let count = 0; count < 3; count += 1) {
    await requestLoginCode(createVisitor(), holder);
    ctx.clock.advance(60);
  }
  expect(await ctx.db.otpCode.count({ where: { phone, member_id: { not: null } } })).toBe(12);
});

const profile = { name: 'Mira', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'mira@example.in' };
const moveTo = (member: { id: number }, phonenumber: string) =>
  updateProfile(inSession(member), updateProfileSchema.parse({ ...profile, primarygoal: 'Better sleep', phonenumber }));

test('members who change to a phone that nobody has registered leave six codes for its owner', async () => {
  const phone = newPhone();
  for (let count = 0; count < 6; count += 1) await moveTo(await createMember(ctx), phone);
  await expect(moveTo(await createMember(ctx), phone)).rejects.toMatchObject(TOO_MANY);
  const owner = await createMember(ctx, { phone, phone_proved_at: null });
  for (let count = 0; count < 3; count += 1) {
    ctx.clock.advance(60);
    await requestPhoneVerificationCode(inSession(owner));
    await requestLoginCode(createVisitor(), owner);
  }
});

test('a member in a session requests twelve codes per day for all phones together', async () => {
  const owner = await createOwner();
  for (let count = 0; count < 10; count += 1) await moveTo(owner, newPhone());
  for (let count = 0; count < 2; count += 1) {
    await requestPhoneVerificationCode(inSession(owner));
    ctx.clock.advance(60);
  }
  await expect(requestPhoneVerificationCode(inSession(owner))).rejects.toMatchObject(TOO_MANY);
});

test('two members who change to the same phone have separate code limits', async () => {
  const [first, second] = [await createMember(ctx), await createMember(ctx)];
  const phone = newPhone();
  await moveTo(first, phone);
  const otp = await findNewestCode(phone);
  await moveTo(second, phone);
  ctx.clock.advance(60);
  await resendPhoneChangeCode(inSession(second));
  const guess = ({ id: memberId }: { id: number }, typed: string) =>
    findMatchingOneTimeCode(inSession(first), { purpose: 'phone_change', phone, otp: typed, memberId });
  for (let count = 0; count < 5; count += 1) expect(await guess(second, otp)).toBeNull();
  expect(await guess(first, otp)).toMatchObject({ member_id: first.id });
});
