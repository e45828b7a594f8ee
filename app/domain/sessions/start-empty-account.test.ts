import { beforeEach, expect, test } from 'vitest';
import { createAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember, newPhone, PASSWORD, verifyPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import type { Member } from '~/db/generated/client';
import type { Permission } from '../admins/policy';
import { markAttendance } from '../attendance/mark-attendance.server';
import { createChallenge } from '../challenges/challenges.server';
import { joinChallenge } from '../challenges/join-challenge.server';
import { suspendMember } from '../help-desk/suspend-member.server';
import { exportOwnData } from '../members/export-data.server';
import { updateProfileSchema } from '../members/schemas';
import { updateProfile } from '../members/update-profile.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { getOwnReferrals } from '../referrals/queries.server';
import { addKnownDevices, findKnownDevice } from '../throttles/known-device.server';
import { findAccountSetup, finishAccountSetup } from './account-setup.server';
import { confirmPhoneChange } from './change-phone.server';
import { eraseMember } from './delete-account.server';
import { findSession } from './find-session.server';
import { logInByCode } from './log-in-by-code.server';
import { logIn } from './log-in.server';
import { requestLoginCode, requestPasswordReset } from './request-password-reset.server';
import { resetPassword } from './reset-password.server';
import { signUpSchema } from './schemas';
import { signUp } from './sign-up.server';
import { startEmptyAccount } from './start-empty-account.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const NEW_PASSWORD = 'chandra-namaskar-9';
const OWN = { name: 'Devi Patil', newPassword: NEW_PASSWORD };

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.7.${getNextNumber() % 250}.1`);

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

async function createStaff(permission: Permission) {
  const { id: adminId } = await createAdmin(ctx);
  return ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: [permission] });
}

const logInAs = (phone: string, password: string) =>
  logIn(createVisitor(), { phone, phonenumber: phone, country: undefined, device_token: undefined, password });

async function openContext(token: string) {
  const actor = await findSession(ctx, 'member', token);
  if (actor?.kind !== 'member') throw new Error('no session');
  return ctx.as(actor);
}

async function logInByPhone(phone: string) {
  await requestLoginCode(createVisitor(), { phone });
  const { token } = await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  return openContext(token);
}

/** A stranger registers a phone, invited by `referrer`, and its holder logs in with a code. */
async function proveSquattedPhone({ phone = newPhone(), invitedBy }: { phone?: string; invitedBy?: Member } = {}) {
  const referrer = invitedBy ?? (await createMember(ctx));
  const { memberId: id } = await signUp(
    createVisitor(),
    signUpSchema.parse({
      name: 'Mallory Rao',
      password: PASSWORD,
      phonenumber: phone,
      reminders: true,
      language: 'hi',
      referral_code: referrer.referral_code,
    }),
  );
  const squatter = (await logInAs(phone, PASSWORD)).token;
  const own = await logInByPhone(phone);
  return { id, phone, referrer, squatter, own };
}

const getReferralTotals = async (referrer: { id: number }) => {
  const found = await getOwnReferrals(ctx.as(referrer), { page: 1, limit: 20 });
  const { karma_points } = await ctx.db.member.findUniqueOrThrow({ where: { id: referrer.id } });
  return [found.total_referrals + found.unconfirmed_referrals, karma_points];
};

test('an empty account has nothing of the stranger, and its holder stays logged in', async () => {
  const { id, phone, referrer, own } = await proveSquattedPhone();
  const friend = await createMember(ctx);
  await ctx.db.referral.create({ data: { referrer_id: id, friend_id: friend.id, created_at: ctx.clock.now() } });
  const yogaClass = await createClass(ctx, { from: '06:15', to: '07:15' });
  await createChallenge(await createStaff('manage_classes'), {
    title: 'Fourteen days',
    starts_on: '2026-11-23',
    days: 14,
    translations: {},
  });
  await joinChallenge(ctx.as({ id }));
  await markAttendance(ctx.as({ id }), { class_id: yogaClass.id, attendance_date: '2026-11-20' });
  await ctx.db.donation.create({
    data: {
      member_id: id,
      amount_paise: 50_000,
      category: 'General',
      payment_method: 'qr',
      status: 'approved',
      decided_at: ctx.clock.now(),
      donated_on: new Date('2026-11-20'),
      created_at: ctx.clock.now(),
    },
  });
  await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone, text: 'STOP' });
  expect(await getReferralTotals(referrer)).toEqual([1, 100]);

  const { token, memberId, device } = await startEmptyAccount(own, OWN);
  expect(memberId).not.toBe(id);
  expect(await ctx.db.member.count({ where: { id } })).toBe(0);
  const empty = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
  expect(empty).toMatchObject({
    id: memberId,
    name: 'Devi Patil',
    karma_points: 0,
    total_classes_attended: 0,
    current_streak: 0,
    needs_setup: false,
    reminders_wanted_at: null,
    language: 'hi',
    phone_proved_at: ctx.clock.now(),
    notices_stopped_at: ctx.clock.now(),
    consented_at: ctx.clock.now(),
  });
  const opened = await openContext(token);
  const held = await exportOwnData(opened);
  expect(held).toMatchObject({
    attendances: [],
    donations: [],
    referrals: [],
    referred_by: null,
    karma: [],
    challenges: [],
    messages_to_us: [{ body: 'STOP', phone }],
  });
  expect(await ctx.db.donation.count({ where: { member_id: null, amount_paise: 50_000 } })).toBe(1);
  expect(await ctx.db.inboundMessage.count({ where: { phone } })).toBe(1);
  await expect(logInAs(phone, NEW_PASSWORD)).resolves.toBeDefined();
  expect(
    await findKnownDevice(addKnownDevices(createVisitor(), [device ?? '']), { kind: 'member', name: phone }),
  ).toBeDefined();
  // The stranger who invited this phone earns nothing from it.
  expect(await getReferralTotals(referrer)).toEqual([0, 0]);
  expect(await ctx.db.auditEntry.findMany({ where: { actor_id: id }, orderBy: { id: 'asc' } })).toMatchObject([
    { action: 'member.account_reset' },
    { action: 'member.deleted', subject_id: String(id) },
    { action: 'member.started_empty', subject_id: String(memberId), before: { member: id } },
  ]);
});

test('karma that the referrer earned with an earlier account of the phone stays', async () => {
  const invitedBy = await createMember(ctx);
  const earlier = await createMember(ctx, { phone_proved_at: null });
  await ctx.db.referral.create({
    data: { referrer_id: invitedBy.id, friend_id: earlier.id, awaits_proof: true, created_at: ctx.clock.now() },
  });
  await verifyPhone(ctx, earlier);
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, earlier.id));
  ctx.clock.advance(3600);
  const { own } = await proveSquattedPhone({ phone: earlier.phone, invitedBy });
  expect(await getReferralTotals(invitedBy)).toEqual([1, 100]);
  await startEmptyAccount(own, OWN);
  expect(await getReferralTotals(invitedBy)).toEqual([0, 100]);
});

test('a session that a password reset opened can start empty too', async () => {
  const phone = newPhone();
  await createMember(ctx, { phone, phone_proved_at: null });
  await requestPasswordReset(createVisitor(), { phone });
  await resetPassword(createVisitor(), { phone, otp: await findNewestCode(phone), newPassword: NEW_PASSWORD });
  const own = await openContext((await logInAs(phone, NEW_PASSWORD)).token);
  expect(await findAccountSetup(own)).toMatchObject({ hasPassword: true, canStartEmpty: true });
  const { memberId } = await startEmptyAccount(own, OWN);
  expect(await ctx.db.member.findUniqueOrThrow({ where: { phone } })).toMatchObject({ id: memberId });
});

test('of two requests at once, one starts the account and the other has no session any more', async () => {
  const { phone, own } = await proveSquattedPhone();
  const settled = await Promise.allSettled([startEmptyAccount(own, OWN), startEmptyAccount(own, OWN)]);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'unauthenticated' } });
  expect(await ctx.db.member.count({ where: { phone } })).toBe(1);
});

test('other sessions of the account end, and their stale pages change nothing', async () => {
  const { phone, own } = await proveSquattedPhone();
  ctx.clock.advance(61);
  const other = await logInByPhone(phone);
  const { memberId } = await startEmptyAccount(own, OWN);
  await expect(finishAccountSetup(other, { name: 'Eve', newPassword: NEW_PASSWORD })).rejects.toBeDefined();
  await expect(startEmptyAccount(other, OWN)).rejects.toBeDefined();
  expect(await ctx.db.member.findUniqueOrThrow({ where: { phone } })).toMatchObject({
    id: memberId,
    name: 'Devi Patil',
  });
});

const expectUnchanged = (id: number, phone: string) =>
  expect(ctx.db.member.findUniqueOrThrow({ where: { phone } })).resolves.toMatchObject({ id });

test.each([
  ['saved', OWN],
  ['postponed', null],
])('nobody can start empty after the name and the password were %s', async (_, chosen) => {
  const { id, phone, own } = await proveSquattedPhone();
  await finishAccountSetup(own, chosen);
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await expectUnchanged(id, phone);
});

test('nobody can start empty a day after the first proof, also in a new session', async () => {
  const { id, phone, own } = await proveSquattedPhone();
  ctx.clock.advance(24 * 3600 - 1);
  expect(await findAccountSetup(own)).toMatchObject({ canStartEmpty: true });
  ctx.clock.advance(1);
  expect(await findAccountSetup(own)).toMatchObject({ canStartEmpty: false });
  for (const session of [own, await logInByPhone(phone)])
    await expect(startEmptyAccount(session, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await expectUnchanged(id, phone);
});

test('a phone change does not start another day', async () => {
  const phone = newPhone();
  const { id } = await createMember(ctx, { phone, phone_proved_at: null });
  await requestPasswordReset(createVisitor(), { phone });
  await resetPassword(createVisitor(), { phone, otp: await findNewestCode(phone), newPassword: NEW_PASSWORD });
  ctx.clock.advance(10 * 24 * 3600);
  const own = await openContext((await logInAs(phone, NEW_PASSWORD)).token);
  const phonenumber = newPhone();
  const profile = { name: 'Devi', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'devi@example.in' };
  await updateProfile(own, updateProfileSchema.parse({ ...profile, primarygoal: 'Better sleep', phonenumber }));
  await confirmPhoneChange(own, { otp: await findNewestCode(phonenumber), current_password: NEW_PASSWORD });
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await expectUnchanged(id, phonenumber);
});

test('a refused request uses no time of the password hasher', async () => {
  const { own } = await proveSquattedPhone();
  ctx.clock.advance(24 * 3600);
  const waiting = Array.from({ length: 30 }, () => ctx.passwords.hash(NEW_PASSWORD, { first: true }));
  const settled = Promise.allSettled(waiting);
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await settled;
});

test('a session from before the proof cannot start empty, even if its request is running', async () => {
  const phone = newPhone();
  const { id } = await createMember(ctx, { phone, phone_proved_at: null });
  const old = await openContext((await logInAs(phone, PASSWORD)).token);
  await logInByPhone(phone);
  await expect(startEmptyAccount(old, OWN)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expectUnchanged(id, phone);
});

test('a member whose phone was proved in a session of the account is never asked', async () => {
  const { id, phone } = await createMember(ctx);
  const own = await openContext((await logInAs(phone, PASSWORD)).token);
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await expectUnchanged(id, phone);
});

test('the member account of an active admin cannot start empty', async () => {
  const { id, phone, own } = await proveSquattedPhone();
  const { id: adminId } = await createAdmin(ctx);
  await ctx.db.admin.update({ where: { id: adminId }, data: { member_id: id } });
  expect(await findAccountSetup(own)).toMatchObject({ canStartEmpty: false });
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'forbidden' });
  await expectUnchanged(id, phone);
});

test('a suspended member does not get rid of the suspension', async () => {
  const { id, phone, own } = await proveSquattedPhone();
  await suspendMember(await createStaff('manage_users'), id, { reason: 'Abuse' });
  await expect(startEmptyAccount(own, OWN)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expectUnchanged(id, phone);
});

test('a password that is easy to guess for the new name or the phone is refused', async () => {
  const { id, phone, own } = await proveSquattedPhone();
  for (const newPassword of ['devi-patil', phone.slice(-8)])
    await expect(startEmptyAccount(own, { name: 'Devi Patil', newPassword })).rejects.toMatchObject({
      fieldErrors: { newPassword: [expect.any(String)] },
    });
  await expectUnchanged(id, phone);
});
