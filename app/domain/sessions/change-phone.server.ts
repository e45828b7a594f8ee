import type { z } from 'zod';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import { maskPhone } from '~/lib/phone';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError, createInvalidFieldError } from '../errors';
import { limitMemberCodeRequest } from '../notifications/limit-code-request.server';
import { consumeOneTimeCode, findMatchingOneTimeCode } from '../notifications/match-code.server';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import { ONE_TIME_CODE_LIFETIME_MINUTES } from '../notifications/one-time-code';
import { addToOutbox } from '../notifications/outbox.server';
import { createPhoneRestoration } from '../notifications/phone-restoration';
import { PHONE_RESTORATION_HOURS } from '../notifications/policy';
import { issueDeviceToken } from '../throttles/known-device.server';
import { requireMember } from '../members/require-member';
import { verifyOwnPassword } from '../members/verify-own-password.server';
import type { MemberProfile } from '../members/responses';
import { getMemberProfile } from '../members/queries.server';
import type { confirmPhoneSchema } from '../members/schemas';
import { PHONE_TAKEN_MESSAGE } from '../members/reserved-phone.server';
import { WRONG_OTP_MESSAGE } from './verify-own-phone.server';
import { changeMemberPhone, type MovedMember } from './change-member-phone.server';
import { t } from '~/i18n/messages/message';

const NOTHING_ASKED = t('There is no new phone number to confirm. Please save your profile again.');

const purpose = 'phone_change';

/**
 * Returns the new phone that the acting member has not confirmed yet, in E.164 format, or null if
 * there is none.
 */
export async function findPendingPhoneChange(ctx: Context): Promise<{ phone: string; askedAt: Date } | null> {
  const alive = new Date(ctx.clock.now().getTime() - ONE_TIME_CODE_LIFETIME_MINUTES * 60_000);
  const code = await ctx.db.otpCode.findFirst({
    where: { member_id: requireMember(ctx), purpose, consumed_at: null, created_at: { gt: alive } },
    orderBy: { created_at: 'desc' },
    select: { phone: true, created_at: true },
  });
  return code && { phone: code.phone, askedAt: code.created_at };
}

/**
 * Changes the acting member's phone to the pending one. Throws `invalid` if the code or the
 * password is wrong or there is no pending phone, and `conflict` if the phone is taken.
 * Source: docs/rules.md#profile.
 */
export async function confirmPhoneChange(
  ctx: Context,
  { otp, current_password }: z.output<typeof confirmPhoneSchema>,
): Promise<{ user: MemberProfile; device: string | null }> {
  const phone = await getPendingPhone(ctx);
  const { id: memberId, password_hash } = await verifyOwnPassword(ctx, current_password, 'current_password');
  const code = await findMatchingOneTimeCode(ctx, { purpose, phone, otp, memberId });
  if (code?.member_id !== memberId) throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
  const { messageId, device } = await ctx.db
    .$transaction(async (tx) => {
      if (!(await consumeOneTimeCode(ctx, tx, { id: code.id, purpose, phone })))
        throw createInvalidFieldError('otp', WRONG_OTP_MESSAGE);
      const messageId = await change(ctx, tx, { memberId, phone, password_hash });
      return { messageId, device: await issueDeviceToken(ctx, tx, { kind: 'member', id: memberId, isProved: true }) };
    })
    .catch((error: unknown) => {
      const isTaken =
        getSqlState(error) === UNIQUE_VIOLATION_SQLSTATE || (error instanceof DomainError && error.code === 'conflict');
      throw isTaken ? createFieldConflictError('otp', PHONE_TAKEN_MESSAGE) : error;
    });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { user: await getMemberProfile(ctx, memberId), device };
}

async function change(
  ctx: Context,
  tx: Transaction,
  { memberId, phone, password_hash }: { memberId: number; phone: string; password_hash: string },
): Promise<number | null> {
  const keptSessionId = ctx.actor.kind === 'member' ? ctx.actor.sessionId : 0;
  const before = await changeMemberPhone(ctx, tx, { memberId, phone, password_hash, keptSessionId });
  await recordAuditEntry(ctx, tx, {
    action: 'member.phone_changed',
    subject: { kind: 'member', id: memberId },
    before: { phone: maskPhone(before.phone) },
    after: { phone: maskPhone(phone) },
  });
  return announcePhoneChange(ctx, tx, { memberId, phone, before });
}

/**
 * Notifies the previous phone of the change and sends it a link that restores it within 72 hours.
 * Returns the id of the message, or null if the previous phone was never verified.
 */
export async function announcePhoneChange(
  ctx: Context,
  tx: Transaction,
  { memberId, phone, before }: { memberId: number; phone: string; before: MovedMember },
): Promise<number | null> {
  // If the previous phone number was never verified, its owner may be a stranger, so no link to
  // restore it is sent.
  if (before.phone_proved_at === null) return null;
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + PHONE_RESTORATION_HOURS * 3_600_000);
  const { salt, token_hash } = createPhoneRestoration(ctx);
  const { id } = await tx.phoneChange.create({
    data: { member_id: memberId, old_phone: before.phone, token_hash, created_at: now, expires_at: expiresAt },
    select: { id: true },
  });
  return addToOutbox(ctx, tx, {
    event_key: `phone-changed:${id}`,
    phone: before.phone,
    member_id: memberId,
    template: 'phone_changed',
    variables: { 1: before.name, 2: phone.slice(-4), 3: salt },
    expires_at: expiresAt,
  });
}

/**
 * Sends another code to the phone that is not confirmed yet. Throws `invalid` if there is no such
 * phone, and `rate_limited` after too many requests.
 */
export async function resendPhoneChangeCode(ctx: Context): Promise<void> {
  const memberId = requireMember(ctx);
  const phone = await getPendingPhone(ctx);
  const requester = await limitMemberCodeRequest(ctx, memberId);
  const messageId = await ctx.db.$transaction((tx) =>
    issueOneTimeCode(ctx, tx, { purpose, phone, member_id: memberId }, requester),
  );
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

async function getPendingPhone(ctx: Context): Promise<string> {
  const pending = await findPendingPhoneChange(ctx);
  if (!pending) throw new DomainError('invalid', NOTHING_ASKED);
  return pending.phone;
}
