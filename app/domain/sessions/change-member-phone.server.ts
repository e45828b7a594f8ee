import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { endMemberSessions } from '../members/end-sessions.server';
import { isPhoneReserved, PHONE_TAKEN_MESSAGE } from '../members/reserved-phone.server';
import { lockReferrer } from '../referrals/credit-referral.server';
import { releasePhoneData } from './phone-data.server';
import { markPhoneVerified } from './verify-phone.server';
import { t } from '~/i18n/messages/message';

/** Values of the member before the phone change. */
export interface MovedMember {
  phone: string;
  name: string;
  phone_proved_at: Date | null;
}

interface Move {
  memberId: number;
  phone: string;
  /** If it is given, the phone is changed only if the member still has this password hash. */
  password_hash?: string;
  keptSessionId?: number;
}

/**
 * Changes a member's phone number to one that was just verified, and ends all sessions except
 * `keptSessionId`. Throws `unauthenticated` if the password has changed, and `conflict` if the
 * phone number is reserved. Returns the values before the change.
 */
export async function changeMemberPhone(
  ctx: Context,
  tx: Transaction,
  { memberId, phone, password_hash, keptSessionId }: Move,
): Promise<MovedMember> {
  await lockReferrer(tx, memberId);
  const [member] = await tx.$queryRaw<(MovedMember & { password_hash: string })[]>`
    SELECT phone, name, phone_proved_at, password_hash FROM members WHERE id = ${memberId} FOR UPDATE`;
  if (!member || (password_hash !== undefined && member.password_hash !== password_hash))
    throw new DomainError('unauthenticated', t('Please log in again.'));
  await tx.member.update({
    where: { id: memberId },
    data: {
      phone,
      phone_failed_at: null,
      phone_proved_at: member.phone_proved_at && ctx.clock.now(),
      needs_setup: false,
    },
    select: { id: true },
  });
  await markPhoneVerified(ctx, tx, { id: memberId, phone, isFromOwnSession: keptSessionId !== undefined });
  if (!member.phone_proved_at) await releasePhoneData(ctx, tx, memberId);
  if (await isPhoneReserved(ctx, tx, phone, memberId)) throw new DomainError('conflict', PHONE_TAKEN_MESSAGE);
  await tx.otpCode.updateMany({
    where: { OR: [{ phone: member.phone }, { member_id: memberId }], consumed_at: null },
    data: { consumed_at: ctx.clock.now() },
  });
  await endMemberSessions(tx, memberId, keptSessionId);
  return member;
}
