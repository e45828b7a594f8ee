import type { z } from 'zod';
import { toBirthDateNumber, subtractYearsFromDateNumber } from '~/lib/birth-date';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError, createInvalidFieldError } from '../errors';
import { limitMemberCodeRequest } from '../notifications/limit-code-request.server';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import { OTP_POLICY } from '../notifications/policy';
import { requireMember } from './require-member';
import { isPhoneReserved, PHONE_TAKEN_MESSAGE } from './reserved-phone.server';
import { MIN_MEMBER_AGE } from './policy';
import { toProfileRow } from './profile-fields';
import { getMemberProfile } from './queries.server';
import type { updateProfileSchema } from './schemas';
import type { UpdatedProfile } from './responses';
import { t } from '~/i18n/messages/message';

const BORN_LATER = t('Date of birth cannot be in the future');
const TOO_YOUNG = t(
  'The classes are for people of 18 years and older. A younger person practises with a parent’s account and company.',
);

const PHONE_CHANGES = { name: 'phone-change', times: 10, seconds: 24 * 3600, scope: 'shared' } as const;

/**
 * Saves the acting member's profile. A new phone number is saved only after it is confirmed with a
 * one-time code. Source: docs/rules.md#identity.
 */
export async function updateProfile(
  ctx: Context,
  input: z.output<typeof updateProfileSchema>,
): Promise<UpdatedProfile> {
  const memberId = requireMember(ctx);
  if (input.user_id !== undefined && input.user_id !== memberId)
    throw new DomainError('forbidden', t('You can only change your own profile.'));
  const today = toBirthDateNumber(ctx.clock.today());
  if (input.birtyear > today) throw createInvalidFieldError('birtyear', BORN_LATER);
  if (input.birtyear > subtractYearsFromDateNumber(today, MIN_MEMBER_AGE))
    throw createInvalidFieldError('birtyear', TOO_YOUNG);
  const { changesPhone, messageId } = await ctx.db.$transaction((tx) => save(ctx, tx, memberId, input));
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { user: await getMemberProfile(ctx, memberId), phone_verification_required: changesPhone };
}

async function save(
  ctx: Context,
  tx: Transaction,
  memberId: number,
  input: z.output<typeof updateProfileSchema>,
): Promise<{ changesPhone: boolean; messageId: number | null }> {
  const { phone } = await tx.member.update({
    where: { id: memberId },
    data: {
      ...toProfileRow(input),
      // A client that does not know faces omits the field, and the face stays the same.
      ...(input.face === undefined ? {} : { face: input.face }),
    },
    select: { phone: true },
  });
  if (phone === input.phone) return { changesPhone: false, messageId: null };
  return { changesPhone: true, messageId: await reservePhone(ctx, tx, memberId, input.phone) };
}

// Sends a code to the new phone, unless one was just sent to it. Codes for any previously entered
// phone are invalidated. Limits are checked before the lookup, because otherwise the response would
// reveal which phones are registered.
async function reservePhone(ctx: Context, tx: Transaction, memberId: number, phone: string): Promise<number | null> {
  const now = ctx.clock.now();
  const justNow = new Date(now.getTime() - OTP_POLICY.resendSeconds * 1000);
  const mine = { purpose: 'phone_change', member_id: memberId, consumed_at: null } as const;
  const recent = await tx.otpCode.count({ where: { ...mine, phone, created_at: { gt: justNow } } });
  if (recent > 0) {
    await tx.otpCode.updateMany({ where: { ...mine, phone: { not: phone } }, data: { consumed_at: now } });
    return null;
  }
  await ctx.limits.consume(PHONE_CHANGES, String(memberId));
  const requester = await limitMemberCodeRequest(ctx, memberId);
  const holder = await tx.member.findUnique({ where: { phone }, select: { id: true } });
  if (holder || (await isPhoneReserved(ctx, tx, phone, memberId)))
    throw createFieldConflictError('phonenumber', PHONE_TAKEN_MESSAGE);
  return issueOneTimeCode(ctx, tx, { purpose: 'phone_change', phone, member_id: memberId }, requester);
}
