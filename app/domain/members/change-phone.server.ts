import type { z } from 'zod';
import { sqlStateOf, UNIQUE_VIOLATION } from '~/db/sql-state';
import type { Context } from '../context';
import { conflictAt, DomainError, invalidField } from '../errors';
import { countAskedCode } from '../notifications/count-asked-code.server';
import { consumeCode, guessCode } from '../notifications/guess-code.server';
import { issueCode } from '../notifications/issue-code.server';
import { CODE_LIFETIME_MINUTES } from '../notifications/one-time-code';
import { actingMember } from './acting-member';
import type { MemberProfile } from './responses';
import { getMemberProfile } from './queries.server';
import type { confirmPhoneSchema } from './schemas';
import { PHONE_TAKEN } from './update-profile.server';
import { say } from '~/i18n/messages/say';

const WRONG_CODE = say('This OTP is wrong or has expired. Please check it and try again.');
const NOTHING_ASKED = say('There is no new phone number to confirm. Please save your profile again.');

const purpose = 'phone_change';

/** The phone in E.164 that the acting member has asked to change to and not confirmed yet, or null. */
export async function findPendingPhone(ctx: Context): Promise<string | null> {
  const alive = new Date(ctx.clock.now().getTime() - CODE_LIFETIME_MINUTES * 60_000);
  const code = await ctx.db.otpCode.findFirst({
    where: { member_id: actingMember(ctx), purpose, consumed_at: null, created_at: { gt: alive } },
    orderBy: { created_at: 'desc' },
    select: { phone: true },
  });
  return code?.phone ?? null;
}

/**
 * Gives the acting member the phone that their code went to. Throws invalid for a wrong or expired code, conflict when somebody has taken
 * the phone meanwhile, rate_limited past the phone's guesses of the day. Source: docs/rules.md#identity.
 */
export async function confirmPhone(
  ctx: Context,
  { otp }: z.output<typeof confirmPhoneSchema>,
): Promise<{ user: MemberProfile }> {
  const memberId = actingMember(ctx);
  const phone = await pendingPhone(ctx);
  const code = await guessCode(ctx, { purpose, phone, otp });
  if (code?.member_id !== memberId) throw invalidField('otp', WRONG_CODE);
  try {
    await ctx.db.$transaction(async (tx) => {
      if (!(await consumeCode(ctx, tx, { id: code.id, purpose, phone }))) throw invalidField('otp', WRONG_CODE);
      await tx.member.update({ where: { id: memberId }, data: { phone }, select: { id: true } });
    });
  } catch (error) {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? conflictAt('otp', PHONE_TAKEN) : error;
  }
  return { user: await getMemberProfile(ctx, memberId) };
}

/** Owes another code to the phone that waits for one. Throws invalid when none does, rate_limited past its budget. */
export async function resendPhoneCode(ctx: Context): Promise<void> {
  const memberId = actingMember(ctx);
  const phone = await pendingPhone(ctx);
  await countAskedCode(ctx);
  const messageId = await ctx.db.$transaction((tx) => issueCode(ctx, tx, { purpose, phone, member_id: memberId }));
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

async function pendingPhone(ctx: Context): Promise<string> {
  const phone = await findPendingPhone(ctx);
  if (phone === null) throw new DomainError('invalid', NOTHING_ASKED);
  return phone;
}
