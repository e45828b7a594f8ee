import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { createMember, createMemberToken } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import type { Context } from '../context';
import { logInByCode } from '../sessions/log-in-by-code.server';
import { startSession } from '../sessions/start-session.server';
import { findSession } from '../sessions/find-session.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { endUserSessions } from './end-user-sessions.server';
import { correctName } from './correct-name.server';
import { excuseMemberDay } from './excuse-member-day.server';
import { getMemberPage } from './member-page.server';
import { listMemberTimeline } from './member-timeline.server';
import { approvePhoneMove, requestPhoneMove, verifyPhoneMoveCode, withdrawPhoneMove } from './move-phone.server';
import { PERMISSIONS } from '../admins/policy';
import { updateAdminSchema } from '../admins/schemas';
import { updateAdmin } from '../admins/update-admin.server';
import { sendLoginCode } from './send-login-code.server';
import { liftSuspension, suspendMember } from './suspend-member.server';

const ctx = await testContext();
const admin = await asAdmin(ctx, [...PERMISSIONS]);
const colleague = await asAdmin(ctx, [...PERMISSIONS]);
const viewer = await asAdmin(ctx, ['view_members']);

let member: Awaited<ReturnType<typeof createMember>>;
beforeEach(async () => {
  member = await createMember(ctx);
});

const createPhone = () => `+9197${String(getNextNumber()).padStart(8, '0')}`;
const reason = 'Asked on the phone';
const getPhone = async (id: number) => (await ctx.db.member.findUniqueOrThrow({ where: { id } })).phone;
const findLastEntry = (action: string) =>
  ctx.db.auditEntry.findFirst({ where: { action, subject_id: String(member.id) }, orderBy: { id: 'desc' } });

async function findCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

describe('the page of a member', () => {
  test('shows the complete phone only with the permission, and records each view once', async () => {
    const full = await getMemberPage(admin, member.id);
    expect(full.member).toMatchObject({ phone: member.phone.replace('+91', ''), isPhoneShown: true });
    const masked = await getMemberPage(viewer, member.id);
    expect(masked.member.phone).toBe(`••••••${member.phone.slice(-4)}`);
    await getMemberPage(viewer, member.id);
    expect(await ctx.db.auditEntry.count({ where: { action: 'member.viewed', subject_id: String(member.id) } })).toBe(
      2,
    );
  });

  test('names who referred the member', async () => {
    const referrer = await createMember(ctx, { name: 'Sunita Patil' });
    await ctx.db.referral.create({
      data: { referrer_id: referrer.id, friend_id: member.id, created_at: ctx.clock.now() },
    });
    expect((await getMemberPage(viewer, member.id)).member).toMatchObject({
      referrer_id: referrer.id,
      referrer: 'Sunita Patil',
    });
  });

  test('is for staff who may see members', async () => {
    const other = await asAdmin(ctx, ['manage_classes']);
    for (const call of [getMemberPage(other, member.id), listMemberTimeline(other, member.id, {})])
      await expect(call).rejects.toMatchObject({ code: 'forbidden' });
    await expect(getMemberPage(viewer, 2_000_000_000)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the timeline', () => {
  test('shows what happened, newest first, filtered and in pages', async () => {
    await createMemberToken(ctx, member);
    await sendLoginCode(admin, member.id, { reason });
    const { entries, before } = await listMemberTimeline(viewer, member.id, {});
    expect(entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Logged in', 'One-time code', 'Joined', expect.stringContaining('sent a login code')]),
    );
    expect(before).toBeNull();
    const messages = await listMemberTimeline(viewer, member.id, { show: 'messages' });
    expect(messages.entries.map(({ title }) => title)).toEqual(['One-time code']);
    const older = await listMemberTimeline(viewer, member.id, { before: 0 });
    expect(older.entries).toEqual([]);
  });

  test('shows donations only to staff who may see them', async () => {
    await ctx.db.donation.create({
      data: {
        member_id: member.id,
        amount_paise: 50_100,
        category: 'Sahayog',
        payment_method: 'qr',
        donated_on: ctx.clock.now(),
        created_at: ctx.clock.now(),
      },
    });
    const listTitles = async (as: Context) =>
      (await listMemberTimeline(as, member.id, {})).entries.map(({ title }) => title);
    expect(await listTitles(admin)).toContain('Donation of ₹501 (QR)');
    expect(await listTitles(viewer)).not.toContain('Donation of ₹501 (QR)');
  });
});

test('a name is corrected, and the log has both names and the reason', async () => {
  await correctName(admin, member.id, { name: 'Asha Rao', reason });
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ name: 'Asha Rao' });
  expect(await findLastEntry('member.name_corrected')).toMatchObject({
    before: { name: member.name },
    after: { name: 'Asha Rao', reason },
  });
  await expect(correctName(admin, member.id, { name: 'Asha Rao', reason })).rejects.toMatchObject({ code: 'invalid' });
  await expect(correctName(viewer, member.id, { name: 'Usha', reason })).rejects.toMatchObject({ code: 'forbidden' });
});

test('a login code goes to the phone of the member', async () => {
  await sendLoginCode(admin, member.id, { reason });
  const { memberId } = await logInByCode(ctx, { phone: member.phone, otp: await findCode(member.phone) });
  expect(memberId).toBe(member.id);
});

describe('a move to another phone', () => {
  test('needs the code and a second person, ends the sessions and informs the old phone', async () => {
    await ctx.db.member.update({ where: { id: member.id }, data: { phone_proved_at: ctx.clock.now() } });
    const token = await createMemberToken(ctx, member);
    const phone = createPhone();
    await requestPhoneMove(admin, member.id, { phone, phonenumber: phone, country: undefined, reason });
    await expect(approvePhoneMove(colleague, member.id, { seen_phone: phone })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(verifyPhoneMoveCode(admin, member.id, { otp: 'abcdef' })).rejects.toMatchObject({ code: 'invalid' });
    await verifyPhoneMoveCode(admin, member.id, { otp: await findCode(phone) });
    await expect(approvePhoneMove(admin, member.id, { seen_phone: phone })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(approvePhoneMove(colleague, member.id, { seen_phone: createPhone() })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await getPhone(member.id)).toBe(member.phone);
    const { move } = (await getMemberPage(colleague, member.id)).member;
    await approvePhoneMove(colleague, member.id, { seen_phone: move?.phone ?? '' });
    expect(await getPhone(member.id)).toBe(phone);
    expect(await findSession(ctx, 'member', token)).toBeNull();
    expect(
      await ctx.db.outboxMessage.findFirst({ where: { member_id: member.id, template: 'phone_changed' } }),
    ).toMatchObject({ phone: member.phone });
    const change = await ctx.db.phoneChange.findFirstOrThrow({ where: { member_id: member.id } });
    expect(change.expires_at.getTime() - change.created_at.getTime()).toBe(72 * 3_600_000);
    expect(await findLastEntry('member.phone_moved')).toMatchObject({ after: { reason } });
    await expect(approvePhoneMove(colleague, member.id, { seen_phone: phone })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('is refused to a phone of another member', async () => {
    const { phone } = await createMember(ctx);
    await expect(
      requestPhoneMove(admin, member.id, { phone, phonenumber: phone, country: undefined, reason }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    ['disabled', { disabled: true }],
    ['without the permission', { permissions: PERMISSIONS.filter((one) => one !== 'manage_phones') }],
  ])('requested by a colleague who is %s no longer counts, and is withdrawn', async (_, change) => {
    const { id: adminId, name, email } = await createAdmin(ctx);
    const first = ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: PERMISSIONS });
    const other = await createMember(ctx);
    const move = async (memberId: number, phone: string) => {
      await requestPhoneMove(first, memberId, { phone, phonenumber: phone, country: undefined, reason });
      await verifyPhoneMoveCode(first, memberId, { otp: await findCode(phone) });
    };
    const [phone, latePhone] = [createPhone(), createPhone()];
    await move(member.id, phone);
    const edit = updateAdminSchema.parse({ name, email, permissions: PERMISSIONS, ...change });
    await updateAdmin(admin, adminId, edit);
    expect((await getMemberPage(admin, member.id)).member.move).toBeNull();
    expect(await findLastEntry('member.phone_move_withdrawn')).not.toBeNull();
    // A request that was under way while the account was changed.
    await move(other.id, latePhone);
    for (const [id, seen_phone] of [
      [member.id, phone],
      [other.id, latePhone],
    ] as const)
      await expect(approvePhoneMove(colleague, id, { seen_phone })).rejects.toMatchObject({ code: 'conflict' });
    expect([await getPhone(member.id), await getPhone(other.id)]).toEqual([member.phone, other.phone]);
  });

  test('whose code was not entered yet leaves no valid code when the colleague is disabled', async () => {
    const { id: adminId, name, email } = await createAdmin(ctx);
    const first = ctx.as({ kind: 'admin', adminId, sessionId: 0, permissions: PERMISSIONS });
    const phone = createPhone();
    await requestPhoneMove(first, member.id, { phone, phonenumber: phone, country: undefined, reason });
    const edit = updateAdminSchema.parse({ name, email, permissions: PERMISSIONS, disabled: true });
    await updateAdmin(admin, adminId, edit);
    expect(await ctx.db.otpCode.count({ where: { member_id: member.id, consumed_at: null } })).toBe(0);
  });

  test('can be withdrawn', async () => {
    const phone = createPhone();
    await requestPhoneMove(admin, member.id, { phone, phonenumber: phone, country: undefined, reason });
    await withdrawPhoneMove(colleague, member.id);
    expect((await getMemberPage(admin, member.id)).member.move).toBeNull();
    await expect(withdrawPhoneMove(colleague, member.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('a suspended member', () => {
  test('is logged out and cannot log in until the suspension is lifted', async () => {
    const token = await createMemberToken(ctx, member);
    await suspendMember(admin, member.id, { reason });
    expect(await findSession(ctx, 'member', token)).toBeNull();
    const logIn = () => startSession(ctx, ctx.db, { kind: 'member', memberId: member.id });
    await expect(logIn()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(sendLoginCode(admin, member.id, { reason })).rejects.toMatchObject({ code: 'conflict' });
    expect((await getMemberPage(viewer, member.id)).member).toMatchObject({
      isSuspended: true,
      problem: { action: 'lift', detail: reason },
    });
    await expect(suspendMember(admin, member.id, { reason })).rejects.toMatchObject({ code: 'conflict' });
    await liftSuspension(admin, member.id, { reason });
    await expect(logIn()).resolves.toEqual(expect.any(String));
  });
});

describe('a day that staff excuse for one member', () => {
  test('is in the past, counts once, and does not change the pauses of the member', async () => {
    const joined = new Date(ctx.clock.now().getTime() - 20 * 24 * 3_600_000);
    await ctx.db.member.update({ where: { id: member.id }, data: { created_at: joined } });
    await excuseMemberDay(admin, member.id, { day: '2026-11-18', reason });
    const { streak } = await getMemberPage(viewer, member.id);
    expect(streak.pauses_left).toBe(2);
    for (const day of ['2026-11-18', '2026-11-20', '2026-09-01', '2026-10-25'])
      await expect(excuseMemberDay(admin, member.id, { day, reason })).rejects.toMatchObject({ code: 'invalid' });
    expect(await findLastEntry('member.day_excused')).toMatchObject({ after: { day: '2026-11-18', reason } });
  });
});

test('staff log one member out on every device, with an audit entry', async () => {
  const [owner, other] = [await createMember(ctx), await createMember(ctx)];
  const tokens = [
    await createMemberToken(ctx, owner),
    await createMemberToken(ctx, owner),
    await createMemberToken(ctx, other),
  ];
  await endUserSessions(admin, owner.id, { reason: 'A lost phone' });
  const alive = await Promise.all(tokens.map((token) => findSession(ctx, 'member', token)));
  expect(alive.map((actor) => actor !== null)).toEqual([false, false, true]);
  const entry = await ctx.db.auditEntry.findFirst({ where: { action: 'member.sessions_ended' } });
  expect(entry).toMatchObject({ actor_kind: 'admin', subject_id: String(owner.id) });
  await expect(endUserSessions(admin, 999_999, { reason: 'A lost phone' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(endUserSessions(await asAdmin(ctx, []), owner.id, { reason: 'A lost phone' })).rejects.toMatchObject({
    code: 'forbidden',
  });
});
