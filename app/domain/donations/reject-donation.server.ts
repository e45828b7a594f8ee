import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';
import { formatDate, localDateOf } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { oweMessage } from '../notifications/owe-message.server';
import { alreadyDecided, findDecidable, getDecision } from './decision.server';
import type { Rejection } from './responses';

const WHAT_NEXT = 'Please send the payment screenshot once more on the Donations page.';

/**
 * Rejects a pending QR donation for a reason, which its donor reads over WhatsApp, with what to do next. The same decision again answers the
 * same and repeats nothing. Throws not_found, forbidden for staff's own, conflict after the opposite decision and for what was paid online. Needs reject_donations. Source: docs/rules.md#donations.
 */
export async function rejectDonation(
  ctx: Context,
  id: number,
  { rejection_reason }: { rejection_reason: string },
): Promise<Rejection> {
  const { adminId } = actingAdmin(ctx, ...rejectDonation.permissions);
  const step = await findDecidable(ctx, ctx.db, { id, adminId });
  if (step) await rejectPending(ctx, { id, payment_method: 'qr' }, rejection_reason, adminId);
  const decision = await getDecision(ctx, id);
  if (decision.status !== 'rejected') throw alreadyDecided(ctx, decision);
  return {
    message: `Donation rejected. ${decision.donor.name} is told why.`,
    donation_details: { amount: decision.amount_paise / 100, user_name: decision.donor.name },
  };
}

rejectDonation.permissions = ['reject_donations'] as const;

/** Rejects the donation named if it is pending still; `adminId` is null where the payment provider's word decides. */
export async function rejectPending(
  ctx: Context,
  named: Prisma.DonationWhereInput,
  reason: string,
  adminId: number | null,
): Promise<void> {
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.donation.updateManyAndReturn({
      where: { ...named, status: 'pending' },
      data: { status: 'rejected', rejection_reason: reason, decided_by_id: adminId, decided_at: ctx.clock.now() },
      select: { id: true, member_id: true, amount_paise: true, created_at: true },
    });
    if (!won) return null;
    await recordAudit(ctx, tx, {
      action: 'donation.rejected',
      subject: { kind: 'donation', id: won.id },
      before: { status: 'pending' },
      after: { status: 'rejected', amount: won.amount_paise / 100, reason },
    });
    return oweNotice(ctx, tx, { ...won, reason });
  });
  if (messageId !== null) await ctx.enqueue('send-whatsapp-message', { messageId });
}

interface RejectedDonation {
  id: number;
  member_id: number | null;
  amount_paise: number;
  created_at: Date;
  reason: string;
}

async function oweNotice(ctx: Context, tx: Transaction, donation: RejectedDonation): Promise<number | null> {
  const { id, member_id, amount_paise, created_at, reason } = donation;
  if (member_id === null) return null;
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: { name: true, phone: true } });
  const date = formatDate(localDateOf(created_at, ctx.clock.timeZone));
  return oweMessage(ctx, tx, {
    event_key: `donation-rejected:${id}`,
    phone: donor.phone,
    member_id,
    template: 'donation_rejected',
    variables: { 1: donor.name, 2: formatPaise(amount_paise), 3: date, 4: reason, 5: WHAT_NEXT },
  });
}
