import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { endSessions } from './end-sessions.server';
import { isKeptForAnother } from './kept-phone.server';
import { say } from '~/i18n/messages/say';

export const PHONE_TAKEN = say('This phone number is already registered.');

interface Move {
  memberId: number;
  phone: string;
  /** The phone moves only while this is still the member's password. */
  password_hash?: string;
  keptSessionId?: number;
}

/** Gives a member another phone. Throws unauthenticated when the password is another by now. */
export async function movePhone(
  ctx: Context,
  tx: Transaction,
  { memberId, phone, password_hash, keptSessionId }: Move,
): Promise<{ phone: string; name: string }> {
  const [member] = await tx.$queryRaw<{ phone: string; name: string; password_hash: string }[]>`
    SELECT phone, name, password_hash FROM members WHERE id = ${memberId} FOR UPDATE`;
  if (!member || (password_hash !== undefined && member.password_hash !== password_hash))
    throw new DomainError('unauthenticated', say('Please log in again.'));
  await tx.member.update({ where: { id: memberId }, data: { phone, phone_failed_at: null }, select: { id: true } });
  if (await isKeptForAnother(ctx, tx, phone, memberId)) throw new DomainError('conflict', PHONE_TAKEN);
  await tx.otpCode.updateMany({
    where: { OR: [{ phone: member.phone }, { member_id: memberId }], consumed_at: null },
    data: { consumed_at: ctx.clock.now() },
  });
  await endSessions(tx, memberId, keptSessionId);
  return member;
}
