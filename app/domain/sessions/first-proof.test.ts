import { beforeEach, expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMember, newPhone, PASSWORD } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { toDatabaseDate } from '~/lib/calendar';
import { getCalendarUrl, getCalendarFeed } from '../classes/calendar-entry.server';
import { approvePhoneMove } from '../help-desk/move-phone.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { maintainPartitions } from '../partitions/maintain-partitions.server';
import { createReminderLinkToken } from '../reminders/reminder-link-token';
import { joinClassByReminderLink } from '../reminders/reminder-link.server';
import { findOwnDonorRecord, saveMemberDonorRecord } from '../tax/donor-record.server';
import { findKnownDevice } from '../throttles/known-device.server';
import { createPhoneRestoration, createPhoneRestorationToken } from '../notifications/phone-restoration';
import { createAdmin } from '../../../tests/factories/admin';
import { createFirstLoginToken, logInAfterSignUp } from './first-login.server';
import { findSession } from './find-session.server';
import { logInByCode } from './log-in-by-code.server';
import { logIn } from './log-in.server';
import { requestLoginCode, requestPasswordReset } from './request-password-reset.server';
import { resetPassword } from './reset-password.server';
import { restorePhone } from './restore-phone.server';
import { finishAccountSetup, findAccountSetup } from './account-setup.server';
import { signUpSchema } from './schemas';
import { signUp } from './sign-up.server';
import { requestPhoneVerificationCode, verifyOwnPhone } from './verify-own-phone.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const NEW_PASSWORD = 'chandra-namaskar-9';

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.5.${getNextNumber() % 250}.1`);

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

/** Logs in with a code and returns the context of the new session. */
async function logInToOwnAccount(phone: string) {
  await requestLoginCode(createVisitor(), { phone });
  const { token } = await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  const actor = await findSession(ctx, 'member', token);
  if (!actor) throw new Error('no session');
  return ctx.as(actor);
}

const logInAs = (phone: string, password: string) =>
  logIn(createVisitor(), { phone, phonenumber: phone, country: undefined, device_token: undefined, password });

/** Creates a member with an unverified phone and everything that can open the account. */
async function createSquatter() {
  const phone = newPhone();
  const { memberId: id } = await signUp(
    createVisitor(),
    signUpSchema.parse({ name: 'Mallory Rao', password: PASSWORD, phonenumber: phone, reminders: true }),
  );
  await ctx.db.member.update({ where: { id }, data: { email: 'mallory@example.in' } });
  const { token } = await logInAs(phone, PASSWORD);
  const firstLogin = await createFirstLoginToken(ctx, id);
  const calendar = (await getCalendarUrl(ctx.as({ id }))).split('/').at(-1)?.replace('.ics', '') ?? '';
  const now = ctx.clock.now();
  const session = await ctx.db.session.findFirstOrThrow({ where: { member_id: id } });
  await ctx.db.pushSubscription.create({
    data: {
      member_id: id,
      session_id: session.id,
      endpoint: `https://push/${id}`,
      p256dh: 'x',
      auth: 'x',
      created_at: now,
    },
  });
  await ctx.db.otpCode.create({
    data: {
      purpose: 'phone_change',
      phone: newPhone(),
      member_id: id,
      salt: Uint8Array.of(1),
      code_hash: Uint8Array.of(1),
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    },
  });
  return { id, phone, token, firstLogin, calendar };
}

type Squatter = Awaited<ReturnType<typeof createSquatter>>;

async function expectNothingOpens({ id, phone, token, firstLogin, calendar }: Squatter) {
  expect(await findSession(ctx, 'member', token)).toBeNull();
  await expect(logInAs(phone, PASSWORD)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(logInAfterSignUp(createVisitor(), firstLogin)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await ctx.db.pushSubscription.count({ where: { member_id: id } })).toBe(0);
  const waiting = { member_id: id, purpose: 'phone_change', consumed_at: null } as const;
  expect(await ctx.db.otpCode.count({ where: waiting })).toBe(0);
  expect(await ctx.db.phoneMove.count({ where: { member_id: id } })).toBe(0);
  await expect(getCalendarFeed(ctx, calendar)).rejects.toMatchObject({ code: 'not_found' });
  const member = await ctx.db.member.findUniqueOrThrow({ where: { id } });
  expect(member).toMatchObject({
    reminders_wanted_at: null,
    reminder_answered_at: null,
    shows_presence: false,
    email: null,
  });
}

test.each([
  [
    'a login code',
    async ({ phone }: Squatter) => {
      await requestLoginCode(createVisitor(), { phone });
      await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
    },
  ],
  [
    'a password reset',
    async ({ phone }: Squatter) => {
      await requestPasswordReset(createVisitor(), { phone });
      const otp = await findNewestCode(phone);
      await resetPassword(createVisitor(), { phone, otp, newPassword: NEW_PASSWORD });
      await expect(logInAs(phone, NEW_PASSWORD)).resolves.toBeDefined();
    },
  ],
  [
    'the link of a WhatsApp reminder',
    async ({ id }: Squatter) => {
      const yogaClass = await createClass(ctx, { live_link: 'https://meet.example/x' });
      const now = ctx.clock.now();
      const ids = { class_date: toDatabaseDate('2026-11-20'), class_id: yogaClass.id, member_id: id };
      await maintainPartitions(ctx, '2026-11-20');
      await ctx.db.reminder.create({
        data: { ...ids, status: 'sent', channel: 'whatsapp', due_at: now, expires_at: now },
      });
      const link = createReminderLinkToken(ctx, { classId: yogaClass.id, memberId: id, day: '2026-11-20' });
      await joinClassByReminderLink(createVisitor(), link);
    },
  ],
  [
    'a move to another phone by staff',
    async (squatter: Squatter) => {
      const [first, second] = [await createAdmin(ctx), await createAdmin(ctx)];
      const phone = newPhone();
      const now = ctx.clock.now();
      await ctx.db.phoneMove.create({
        data: {
          member_id: squatter.id,
          phone,
          reason: 'lost',
          asked_by_id: first.id,
          created_at: now,
          proved_at: now,
          expires_at: new Date(now.getTime() + 1000),
        },
      });
      const actor = { kind: 'admin', adminId: second.id, sessionId: 0, permissions: ['manage_phones'] } as const;
      await approvePhoneMove(ctx.as(actor), squatter.id, { seen_phone: phone });
    },
  ],
  [
    'the recovery link of the former phone',
    async ({ id }: Squatter) => {
      const { salt, token_hash } = createPhoneRestoration(ctx);
      const now = ctx.clock.now();
      const expires_at = new Date(now.getTime() + 3_600_000);
      await ctx.db.phoneChange.create({
        data: { member_id: id, old_phone: newPhone(), token_hash, created_at: now, expires_at },
      });
      const token = createPhoneRestorationToken(ctx, salt);
      await restorePhone(createVisitor(), { token, newPassword: NEW_PASSWORD });
    },
  ],
])('the first proof by %s ends everything that an unverified owner has set up', async (_, prove) => {
  const squatter = await createSquatter();
  await prove(squatter);
  await expectNothingOpens(squatter);
  expect(await findAccountSetup(ctx.as(squatter))).toMatchObject({ name: 'Mallory Rao' });
});

test('a proof in a session of the account keeps the session, the password and the settings', async () => {
  const { id, phone, token } = await createSquatter();
  await requestPhoneVerificationCode(ctx.as({ id }));
  await verifyOwnPhone(ctx.as({ id }), { otp: await findNewestCode(phone) });
  expect(await findSession(ctx, 'member', token)).not.toBeNull();
  await expect(logInAs(phone, PASSWORD)).resolves.toBeDefined();
  expect(await findAccountSetup(ctx.as({ id }))).toBeNull();
  const { reminders_wanted_at } = await ctx.db.member.findUniqueOrThrow({ where: { id } });
  expect(reminders_wanted_at).not.toBeNull();
});

test('tax details from before the first proof do not become those of the owner', async () => {
  const { id, phone } = await createSquatter();
  const details = { legal_name: 'Mallory Rao', address: '1 Elsewhere, Pune', id_number: 'ABCPM1234F' };
  await ctx.db.$transaction((tx) => saveMemberDonorRecord(ctx, tx, id, { id_kind: 'pan', ...details }));
  await requestLoginCode(createVisitor(), { phone });
  await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  expect(await findOwnDonorRecord(ctx.as({ id }))).toBeNull();
});

test('later proofs change nothing: the password, sessions and known devices stay', async () => {
  const { id, phone } = await createMember(ctx);
  const { token, device } = await logInAs(phone, PASSWORD);
  await requestLoginCode(createVisitor(), { phone });
  await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  expect(await findSession(ctx, 'member', token)).not.toBeNull();
  await expect(logInAs(phone, PASSWORD)).resolves.toBeDefined();
  const visitor = createVisitor();
  const known = { ...visitor, origin: { ...visitor.origin, devices: [device ?? ''] } };
  expect(await findKnownDevice(known, { kind: 'member', name: phone })).toBeDefined();
  expect(await findAccountSetup(ctx.as({ id }))).toBeNull();
});

test('a login that checks the old password during the proof opens no session', async () => {
  const { id, phone } = await createSquatter();
  const passwords = {
    ...ctx.passwords,
    verify: async (...given: Parameters<typeof ctx.passwords.verify>) => {
      const isRight = await ctx.passwords.verify(...given);
      await requestLoginCode(createVisitor(), { phone });
      await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
      return isRight;
    },
  };
  const fields = { phone, phonenumber: phone, country: undefined, device_token: undefined, password: PASSWORD };
  await expect(logIn({ ...createVisitor(), passwords }, fields)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await ctx.db.session.count({ where: { member_id: id } })).toBe(1);
});

test('a request of an old session that runs during the reset sets no password', async () => {
  const { id, phone, token } = await createSquatter();
  const old = await findSession(ctx, 'member', token);
  if (!old) throw new Error('no session');
  await requestLoginCode(createVisitor(), { phone });
  await logInByCode(createVisitor(), { phone, otp: await findNewestCode(phone) });
  for (const chosen of [{ name: 'Mallory Rao', newPassword: NEW_PASSWORD }, null])
    await expect(finishAccountSetup(ctx.as(old), chosen)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await findAccountSetup(ctx.as({ id }))).toMatchObject({ hasPassword: false });
});

test('the owner chooses a name and a password once, or later', async () => {
  const squatter = await createSquatter();
  const { id, phone } = squatter;
  const own = await logInToOwnAccount(phone);
  expect(await findAccountSetup(own)).toEqual({ name: 'Mallory Rao', hasPassword: false, canStartEmpty: true });
  await expect(finishAccountSetup(own, { name: 'Devi Patil', newPassword: 'devi12' })).rejects.toMatchObject({
    fieldErrors: { newPassword: [expect.any(String)] },
  });
  await finishAccountSetup(own, { name: 'Devi Patil', newPassword: NEW_PASSWORD });
  expect(await findAccountSetup(own)).toBeNull();
  expect((await ctx.db.member.findUniqueOrThrow({ where: { id } })).name).toBe('Devi Patil');
  await expect(logInAs(phone, NEW_PASSWORD)).resolves.toBeDefined();
  // After that, the password can be changed only with the current password.
  await expect(finishAccountSetup(own, { name: 'Eve', newPassword: 'vrikshasana-77' })).rejects.toMatchObject({
    code: 'conflict',
  });

  const other = await createSquatter();
  await finishAccountSetup(await logInToOwnAccount(other.phone), null);
  expect(await findAccountSetup(ctx.as(other))).toBeNull();
  ctx.clock.advance(61);
  await requestLoginCode(createVisitor(), other);
  await expect(
    logInByCode(createVisitor(), { ...other, otp: await findNewestCode(other.phone) }),
  ).resolves.toBeDefined();
});
