import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import { untranslated } from '~/i18n/messages/message';
import { maskPhone } from '~/lib/phone';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, createInvalidFieldError, DomainError } from '../errors';
import { isPhoneReserved, PHONE_TAKEN_MESSAGE } from '../members/reserved-phone.server';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import { consumeOneTimeCode, findMatchingOneTimeCode } from '../notifications/match-code.server';
import { changeMemberPhone } from '../sessions/change-member-phone.server';
import { announcePhoneChange } from '../sessions/change-phone.server';
import { WRONG_OTP_MESSAGE } from '../sessions/verify-own-phone.server';
import type { approvePhoneMoveSchema, requestPhoneMoveSchema, verifyPhoneMoveCodeSchema } from './schemas';
import { isActiveProposer } from '../admins/lapsed-proposals.server';
import { requireAdmin } from '../admins/require-admin';
import { USER_NOT_FOUND_MESSAGE } from '../admins/users.server';

const purpose = 'phone_change';

/** Days after which a pending move expires. */
const PHONE_MOVE_DAYS = 7;

const CHANGED = untranslated('The request is for another phone now. Please look at it again.');

const NO_MOVE = untranslated('No move to another phone is waiting.');

export interface PendingPhoneMove {
  phone: string;
  reason: string;
  asked_by_id: number;
  asked_by: string;
  is_proved: boolean;
}

/**
 * Requests a move of a member to another phone and sends a code to that phone. Replaces an earlier
 * request. Throws `conflict` if the phone is taken. Source: docs/rules.md#back-office.
 */
export async function requestPhoneMove(
  ctx: Context,
  memberId: number,
  { phone, reason }: z.output<typeof requestPhoneMoveSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...requestPhoneMove.permissions);
  const now = ctx.clock.now();
  const messageId = await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { id: memberId }, select: { phone: true } });
    if (!member) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
    if (member.phone === phone)
      throw createInvalidFieldError('phonenumber', untranslated('This is the member’s phone already'));
    const holder = await tx.member.findUnique({ where: { phone }, select: { id: true } });
    if (holder || (await isPhoneReserved(ctx, tx, phone, memberId)))
      throw createFieldConflictError('phonenumber', PHONE_TAKEN_MESSAGE);
    await tx.phoneMove.deleteMany({ where: { member_id: memberId } });
    await tx.phoneMove.create({
      data: {
        member_id: memberId,
        phone,
        reason,
        asked_by_id: adminId,
        created_at: now,
        expires_at: new Date(now.getTime() + PHONE_MOVE_DAYS * 24 * 3_600_000),
      },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'member.phone_move_asked',
      subject: { kind: 'member', id: memberId },
      after: { phone: maskPhone(phone), reason },
    });
    return issueOneTimeCode(ctx, tx, { purpose, phone, member_id: memberId });
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

requestPhoneMove.permissions = ['manage_phones'] as const;

/** Returns the pending request to move a member to another phone, or null. */
export async function findPhoneMove(ctx: Context, memberId: number): Promise<PendingPhoneMove | null> {
  requireAdmin(ctx, ...requestPhoneMove.permissions);
  const move = await ctx.db.phoneMove.findUnique({
    where: { member_id: memberId, expires_at: { gt: ctx.clock.now() } },
    select: { phone: true, reason: true, asked_by_id: true, proved_at: true, askedBy: { select: { name: true } } },
  });
  if (!move) return null;
  const { askedBy, proved_at, ...rest } = move;
  return { ...rest, asked_by: askedBy.name, is_proved: proved_at !== null };
}

/** Verifies the code that was sent to the new phone. Throws `invalid` if the code is wrong. */
export async function verifyPhoneMoveCode(
  ctx: Context,
  memberId: number,
  { otp }: z.output<typeof verifyPhoneMoveCodeSchema>,
): Promise<void> {
  const move = await findPhoneMove(ctx, memberId);
  if (!move) throw new DomainError('conflict', NO_MOVE);
  const { phone } = move;
  const code = await findMatchingOneTimeCode(ctx, { purpose, phone, otp });
  if (code?.member_id !== memberId) throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
  await ctx.db.$transaction(async (tx) => {
    if (!(await consumeOneTimeCode(ctx, tx, { id: code.id, purpose, phone })))
      throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
    await tx.phoneMove.updateMany({ where: { member_id: memberId, phone }, data: { proved_at: ctx.clock.now() } });
  });
}

/**
 * Approves the move as the second admin and changes the phone. The member's sessions end, and the
 * old phone gets a link that undoes the move within 72 hours. Throws `forbidden` for the admin who
 * requested the move, and `conflict` if the request is now for a different phone than the second
 * admin has seen.
 */
export async function approvePhoneMove(
  ctx: Context,
  memberId: number,
  { seen_phone: seenPhone }: z.output<typeof approvePhoneMoveSchema>,
): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...requestPhoneMove.permissions);
  const messageId = await ctx.db
    .$transaction((tx) => makeMove(ctx, tx, { memberId, adminId, seenPhone }))
    .catch((error: unknown) => {
      throw getSqlState(error) === UNIQUE_VIOLATION_SQLSTATE ? new DomainError('conflict', PHONE_TAKEN_MESSAGE) : error;
    });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

const ASKER_GONE = untranslated(
  'The person who asked for this move may no longer do so. Withdraw it and ask for it again.',
);

async function makeMove(
  ctx: Context,
  tx: Transaction,
  { memberId, adminId, seenPhone }: { memberId: number; adminId: number; seenPhone: string },
): Promise<number | null> {
  const [move] = await tx.$queryRaw<{ phone: string; reason: string; asked_by_id: number; proved_at: Date | null }[]>`
    DELETE FROM phone_moves WHERE member_id = ${memberId} AND expires_at > ${ctx.clock.now()}
    RETURNING phone, reason, asked_by_id, proved_at`;
  if (!move) throw new DomainError('conflict', NO_MOVE);
  if (move.asked_by_id === adminId)
    throw new DomainError('forbidden', untranslated('A second person must agree. Please ask a colleague.'));
  if (!(await isActiveProposer(tx, move.asked_by_id, requestPhoneMove.permissions)))
    throw new DomainError('conflict', ASKER_GONE);
  if (move.phone !== seenPhone) throw new DomainError('conflict', CHANGED);
  if (!move.proved_at)
    throw new DomainError('conflict', untranslated('The code from the new phone has not been entered yet.'));
  const before = await changeMemberPhone(ctx, tx, { memberId, phone: move.phone });
  await recordAuditEntry(ctx, tx, {
    action: 'member.phone_moved',
    subject: { kind: 'member', id: memberId },
    before: { phone: maskPhone(before.phone) },
    after: { phone: maskPhone(move.phone), reason: move.reason },
  });
  return announcePhoneChange(ctx, tx, { memberId, phone: move.phone, before });
}

/** Withdraws a pending request. Throws `conflict` if there is none. */
export async function withdrawPhoneMove(ctx: Context, memberId: number): Promise<void> {
  requireAdmin(ctx, ...requestPhoneMove.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.phoneMove.deleteMany({ where: { member_id: memberId } });
    if (count === 0) throw new DomainError('conflict', NO_MOVE);
    await tx.otpCode.updateMany({
      where: { member_id: memberId, purpose, consumed_at: null },
      data: { consumed_at: ctx.clock.now() },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'member.phone_move_withdrawn',
      subject: { kind: 'member', id: memberId },
    });
  });
}
