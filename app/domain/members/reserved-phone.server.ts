import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { t } from '~/i18n/messages/message';

export const PHONE_TAKEN_MESSAGE = t('This phone number is already registered.');

/**
 * Returns true if another member can still restore this phone after a phone change. Must be called
 * after the phone is written, because the unique index then serialises concurrent changes.
 */
export async function isPhoneReserved(
  ctx: Context,
  tx: Transaction,
  phone: string,
  memberId: number,
): Promise<boolean> {
  const reserved = await tx.phoneChange.count({
    where: { old_phone: phone, member_id: { not: memberId }, used_at: null, expires_at: { gt: ctx.clock.now() } },
  });
  return reserved > 0;
}
