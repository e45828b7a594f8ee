import { beforeEach, describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, createMemberToken } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { listMessagesTo } from '../../../tests/setup/messaging';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { confirmPhoneChange } from './change-phone.server';
import { updateProfileSchema } from '../members/schemas';
import { updateProfile } from '../members/update-profile.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { sendMessage } from '../notifications/send-message.server';
import { changePassword } from './change-password.server';
import { findSession } from './find-session.server';
import { logIn } from './log-in.server';
import { requestPasswordReset } from './request-password-reset.server';
import { resetPassword } from './reset-password.server';
import { findRestorablePhone, restorePhone } from './restore-phone.server';
import { signUpSchema } from './schemas';
import { signUp } from './sign-up.server';

const ctx = await testContext();
const NEW_PASSWORD = 'chandra-namaskar-9';
const HOUR = 3600;

beforeEach(() => ctx.clock.set('2026-11-20T10:00:00+05:30'));

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.7.${getNextNumber() % 250}.1`);

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

async function askForPhone(member: { id: number; name: string }, phonenumber: string): Promise<void> {
  const profile = { name: 'Mira', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'mira@example.in' };
  const input = updateProfileSchema.parse({ ...profile, primarygoal: 'Better sleep', phonenumber });
  await updateProfile(ctx.as(member, `10.8.${getNextNumber() % 250}.1`), input);
}

/** Changes a member's phone in the same way as an attacker who has a session and the password. */
async function changePhone(member: { id: number; name: string }, phone = newPhone(), password = PASSWORD) {
  await askForPhone(member, phone);
  await confirmPhoneChange(ctx.as(member), { otp: await findNewestCode(phone), current_password: password });
  return phone;
}

/** Returns the token of the link in the newest message to a phone. */
async function findRestoreToken(phone: string): Promise<string> {
  const { id } = await ctx.db.outboxMessage.findFirstOrThrow({
    where: { phone, template: 'phone_changed' },
    orderBy: { id: 'desc' },
  });
  await sendMessage(ctx, id);
  const [message] = await listMessagesTo(ctx, phone);
  expect(message?.template).toBe('phone_changed');
  return new URL(message?.variables['3'] ?? '').searchParams.get('token') ?? '';
}

const logInAs = (phone: string, password: string) =>
  logIn(createVisitor(), { phone, phonenumber: phone, country: undefined, device_token: undefined, password });

const getPhone = async ({ id }: { id: number }) => (await ctx.db.member.findUniqueOrThrow({ where: { id } })).phone;

describe('a changed phone', () => {
  test('requires the password together with the code, and does not count attempts without it', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await askForPhone(member, phone);
    const otp = await findNewestCode(phone);
    for (let count = 0; count < 7; count += 1)
      await expect(confirmPhoneChange(ctx.as(member), { otp, current_password: 'not this one' })).rejects.toMatchObject(
        {
          code: 'invalid',
          fieldErrors: { current_password: ['This is not your password.'] },
        },
      );
    expect(await getPhone(member)).toBe(member.phone);
    await confirmPhoneChange(ctx.as(member), { otp, current_password: PASSWORD });
    expect(await getPhone(member)).toBe(phone);
  });

  test('limits attempts at the password', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await askForPhone(member, phone);
    const guess = { otp: '000000', current_password: 'not this one' };
    for (let count = 0; count < 10; count += 1)
      await expect(confirmPhoneChange(ctx.as(member), guess)).rejects.toMatchObject({ code: 'invalid' });
    await expect(confirmPhoneChange(ctx.as(member), guess)).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(
      changePassword(ctx.as(member), { current_password: 'x', newPassword: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('ends the other sessions but not the current one', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    const [here, there] = [await createMemberToken(ctx, member), await createMemberToken(ctx, member)];
    await askForPhone(member, phone);
    const actor = await findSession(ctx, 'member', here);
    if (!actor) throw new Error('no session');
    await confirmPhoneChange(ctx.as(actor), { otp: await findNewestCode(phone), current_password: PASSWORD });
    expect(await findSession(ctx, 'member', here)).not.toBeNull();
    expect(await findSession(ctx, 'member', there)).toBeNull();
  });

  test('invalidates the codes sent to the old phone', async () => {
    const member = await createMember(ctx);
    await requestPasswordReset(createVisitor(), { phone: member.phone });
    const otp = await findNewestCode(member.phone);
    await changePhone(member);
    await expect(
      resetPassword(createVisitor(), { phone: member.phone, otp, newPassword: NEW_PASSWORD }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(await ctx.db.otpCode.count({ where: { member_id: member.id, consumed_at: null } })).toBe(0);
  });

  test('invalidates a code that is still being sent to the old phone', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await changePhone(member, phone);
    await requestPasswordReset(createVisitor(), { phone: member.phone });
    const late = await ctx.db.otpCode.findFirstOrThrow({ where: { phone: member.phone }, orderBy: { id: 'desc' } });
    await ctx.db.otpCode.update({ where: { id: late.id }, data: { member_id: member.id } });
    await expect(
      resetPassword(createVisitor(), {
        phone: member.phone,
        otp: deriveOneTimeCode(ctx, late.salt),
        newPassword: NEW_PASSWORD,
      }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('informs the old phone immediately, also after STOP, with an audit entry without phones', async () => {
    const member = await createMember(ctx, { notices_stopped_at: ctx.clock.now() });
    const phone = await changePhone(member);
    const token = await findRestoreToken(member.phone);
    const [message] = await listMessagesTo(ctx, member.phone);
    expect(message?.body).toContain(`the phone that ends in ${phone.slice(-4)}`);
    const audit = await ctx.db.auditEntry.findFirstOrThrow({
      where: { action: 'member.phone_changed' },
      orderBy: { id: 'desc' },
    });
    expect(audit).toMatchObject({ actor_kind: 'member', actor_id: member.id, subject_id: String(member.id) });
    expect(JSON.stringify([audit.before, audit.after])).not.toMatch(
      new RegExp(`${phone.slice(3)}|${member.phone.slice(3)}`),
    );
    const rows = await ctx.db.$queryRaw<{ text: string }[]>`
      SELECT m::text AS text FROM outbox_messages m UNION ALL SELECT p::text FROM phone_changes p UNION ALL SELECT a::text FROM audit_entries a`;
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  test('cannot be blocked by another account that uses the old phone', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    await changePhone(member);
    const registration = signUpSchema.parse({ name: 'Ravi', phonenumber: member.phone, password: PASSWORD });
    await expect(signUp(createVisitor(), registration)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This phone number is already registered. Please login.',
    });
    await expect(askForPhone(other, member.phone)).rejects.toMatchObject({ code: 'conflict' });
    ctx.clock.advance(72 * HOUR);
    await expect(signUp(createVisitor(), registration)).resolves.toMatchObject({ memberId: expect.any(Number) });
  });
});

describe('the restore link', () => {
  test('restores the account with a new password, ends every session, and informs the other phone', async () => {
    const member = await createMember(ctx);
    const phone = await changePhone(member);
    const thief = await createMemberToken(ctx, member);
    const token = await findRestoreToken(member.phone);
    expect(await findRestorablePhone(createVisitor(), token)).toBe(member.phone);
    expect(await getPhone(member)).toBe(phone);

    await restorePhone(createVisitor(), { token, newPassword: NEW_PASSWORD });
    expect(await getPhone(member)).toBe(member.phone);
    expect(await findSession(ctx, 'member', thief)).toBeNull();
    await expect(logInAs(member.phone, PASSWORD)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(logInAs(phone, PASSWORD)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(logInAs(member.phone, NEW_PASSWORD)).resolves.toMatchObject({ memberId: member.id });
    expect(await ctx.db.outboxMessage.findFirst({ where: { phone, template: 'phone_restored' } })).not.toBeNull();
    expect(await ctx.db.auditEntry.findFirst({ where: { action: 'member.phone_restored' } })).toMatchObject({
      actor_kind: 'member',
      actor_id: member.id,
    });
  });

  test('works once, within 72 hours', async () => {
    const member = await createMember(ctx);
    await changePhone(member);
    const token = await findRestoreToken(member.phone);
    const restore = () => restorePhone(createVisitor(), { token, newPassword: NEW_PASSWORD });
    ctx.clock.advance(72 * HOUR);
    expect(await findRestorablePhone(createVisitor(), token)).toBeNull();
    await expect(restore()).rejects.toMatchObject({ code: 'not_found' });
    ctx.clock.advance(-1);
    const results = await Promise.allSettled([restore(), restore(), restore()]);
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 2 });
    await expect(restore()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('restores past all later phones, and invalidates their links', async () => {
    const member = await createMember(ctx);
    const second = await changePhone(member);
    ctx.clock.advance(61);
    await changePhone(member);
    const [first, later] = [await findRestoreToken(member.phone), await findRestoreToken(second)];
    await restorePhone(createVisitor(), { token: later, newPassword: NEW_PASSWORD });
    expect(await getPhone(member)).toBe(second);
    await restorePhone(createVisitor(), { token: first, newPassword: 'pranayama-at-6' });
    expect(await getPhone(member)).toBe(member.phone);

    ctx.clock.advance(61);
    const third = await changePhone(member, newPhone(), 'pranayama-at-6');
    ctx.clock.advance(61);
    await changePhone(member, newPhone(), 'pranayama-at-6');
    const [back, late] = [await findRestoreToken(member.phone), await findRestoreToken(third)];
    await restorePhone(createVisitor(), { token: back, newPassword: NEW_PASSWORD });
    await expect(restorePhone(createVisitor(), { token: late, newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test.each(['', 'x', 'a'.repeat(43), '\u0000', '%'])('refuses the token %j', async (token) => {
    await expect(restorePhone(createVisitor(), { token, newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('refuses a password based on the name', async () => {
    const member = await createMember(ctx, { name: 'Lakshmi Rao' });
    await askForPhone(member, newPhone());
    await ctx.db.member.update({ where: { id: member.id }, data: { name: 'Lakshmi Rao' } });
    const { phone } = await ctx.db.otpCode.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await confirmPhoneChange(ctx.as(member), { otp: await findNewestCode(phone), current_password: PASSWORD });
    const token = await findRestoreToken(member.phone);
    await expect(restorePhone(createVisitor(), { token, newPassword: 'lakshmi-2026' })).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { newPassword: [expect.stringContaining('without your name')] },
    });
    expect(await findRestorablePhone(createVisitor(), token)).toBe(member.phone);
  });
});

describe('changing the password while logged in', () => {
  test('requires the current one, ends the other sessions, sends a warning and is audited', async () => {
    const member = await createMember(ctx, { notices_stopped_at: ctx.clock.now() });
    const [here, there] = [await createMemberToken(ctx, member), await createMemberToken(ctx, member)];
    const actor = await findSession(ctx, 'member', here);
    if (!actor) throw new Error('no session');
    const change = (current_password: string) =>
      changePassword(ctx.as(actor), { current_password, newPassword: NEW_PASSWORD });
    await expect(change('not this one')).rejects.toMatchObject({
      fieldErrors: { current_password: ['This is not your password.'] },
    });
    await change(PASSWORD);
    expect(await findSession(ctx, 'member', here)).not.toBeNull();
    expect(await findSession(ctx, 'member', there)).toBeNull();
    await expect(logInAs(member.phone, NEW_PASSWORD)).resolves.toMatchObject({ memberId: member.id });
    const { id } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone: member.phone } });
    await sendMessage(ctx, id);
    expect(await listMessagesTo(ctx, member.phone)).toMatchObject([{ template: 'password_changed' }]);
    expect(await ctx.db.auditEntry.findFirst({ where: { subject_id: String(member.id) } })).toMatchObject({
      action: 'member.password_changed',
      actor_kind: 'member',
    });
  });

  test('succeeds once in two concurrent requests', async () => {
    const member = await createMember(ctx);
    const change = (newPassword: string) => changePassword(ctx.as(member), { current_password: PASSWORD, newPassword });
    const results = await Promise.allSettled([change(NEW_PASSWORD), change('pranayama-at-6')]);
    expect(tally(results.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 1 });
  });
});
