import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { getApprovalOption } from './policy';
import { untranslated } from '~/i18n/messages/message';

export const OWN_DONATION_DECISION_MESSAGE = untranslated(
  'Nobody decides on their own donation. Please ask a colleague.',
);

const PAID_ONLINE = untranslated('This was paid online: the payment provider alone decides it.');

/**
 * Returns the next approval step of a pending donation, or null if the donation was already
 * decided. Throws `not_found`, `forbidden` for the admin's own donation, and `conflict` for an
 * online payment.
 */
export async function findDonationToDecide(
  ctx: Context,
  tx: Transaction,
  { id, adminId }: { id: number; adminId: number },
): Promise<'approve' | 'propose' | 'confirm' | 'proposed' | null> {
  const approver = await tx.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } });
  const donation = await tx.donation.findUnique({
    where: { id },
    select: { status: true, payment_method: true, amount_paise: true, member_id: true, proposed_by_id: true },
  });
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  const by = { adminId, memberId: approver.member_id };
  const step = getApprovalOption(donation, by, ctx.community.twoPeopleAboveRupees);
  if (step === 'own') throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  if (donation.status !== 'pending') return null;
  if (step === 'provider') throw new DomainError('conflict', PAID_ONLINE);
  return step;
}
