import type { Transaction } from '~/db/client.server';
import type { DonationStatus } from '~/db/generated/enums';
import { formatMoment } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { approvalStep, FORMER_MEMBER } from './policy';
import { english } from '~/i18n/messages/say';

export interface Decision {
  status: DonationStatus;
  amount_paise: number;
  karma_points_awarded: number;
  donor: { name: string; karma_points: number };
  decidedBy: string | null;
  decided_at: Date | null;
}

export async function getDecision(ctx: Context, id: number): Promise<Decision> {
  const found = await ctx.db.donation.findUnique({
    where: { id },
    select: {
      ...{ status: true, amount_paise: true, karma_points_awarded: true, decided_at: true },
      member: { select: { name: true, karma_points: true } },
      decidedBy: { select: { name: true } },
    },
  });
  if (!found) throw new DomainError('not_found', english('Donation not found.'));
  const { member, decidedBy, ...decision } = found;
  return { ...decision, donor: member ?? { name: FORMER_MEMBER, karma_points: 0 }, decidedBy: decidedBy?.name ?? null };
}

export function alreadyDecided({ clock }: Context, { status, decidedBy, decided_at }: Decision): DomainError {
  const when = decided_at ? ` on ${formatMoment(decided_at, clock.timeZone)}` : '';
  return new DomainError(
    'conflict',
    english(`This donation was already ${status} by ${decidedBy ?? 'the payment provider'}${when}.`),
  );
}

/** The pending donation that an admin may decide by hand; null when it is decided already. */
export async function findDecidable(
  ctx: Context,
  tx: Transaction,
  { id, adminId }: { id: number; adminId: number },
): Promise<'approve' | 'propose' | 'confirm' | 'proposed' | null> {
  const approver = await tx.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } });
  const donation = await tx.donation.findUnique({
    where: { id },
    select: { status: true, payment_method: true, amount_paise: true, member_id: true, proposed_by_id: true },
  });
  if (!donation) throw new DomainError('not_found', english('Donation not found.'));
  const by = { adminId, memberId: approver.member_id };
  const step = approvalStep(donation, by, ctx.community.twoPeopleAboveRupees);
  if (step === 'own') throw new DomainError('forbidden', OWN_DONATION);
  if (donation.status !== 'pending') return null;
  if (step === 'provider') throw new DomainError('conflict', PAID_ONLINE);
  return step;
}

/** A decision by hand can be undone until its donor is told. */
export function toldAt({ clock, community }: Context, adminId: number | null): Date {
  return new Date(clock.now().getTime() + (adminId === null ? 0 : community.undoSeconds * 1000));
}

/** A message that waits is queued by the sweep once it is due. */
export async function tellDonor(ctx: Context, messageId: number | null, told_at: Date): Promise<void> {
  if (messageId !== null && told_at <= ctx.clock.now()) await ctx.enqueue('send-whatsapp-message', { messageId });
}

export const OWN_DONATION = english('Nobody decides on their own donation. Please ask a colleague.');

const PAID_ONLINE = english('This was paid online: the payment provider alone decides it.');
