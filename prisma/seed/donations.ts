import type { Transaction } from '~/db/client.server';
import { formatDate, localDateOf, toDatabaseDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import type { Context } from '~/domain/context';
import type { SeededAdmins } from './admins';
import type { PreparedDonation } from './donation-plans';
import type { SeededMember } from './members';
import type { Notice } from './messages';
import { paymentId } from './payment-ids';

/** A donation with its row's id and its donor. */
export interface SeededDonation extends PreparedDonation {
  id: number;
  amountPaise: number;
  member: SeededMember | undefined;
  decidedById: number | null;
}

const CATEGORIES = new Map([
  [101, 'Sewa'],
  [501, 'Sahayog'],
  [1100, 'Samarpan'],
  [2100, 'Sankalp'],
]);

/** Enters the donations with their karma; staff took turns at deciding on those paid by QR. */
export async function makeDonations(
  ctx: Context,
  tx: Transaction,
  prepared: readonly PreparedDonation[],
  members: readonly SeededMember[],
  { adminId, reviewerId }: SeededAdmins,
): Promise<SeededDonation[]> {
  const donors = new Map(members.map((member) => [member.name, member]));
  await tx.storedFile.createMany({ data: prepared.flatMap(({ screenshot }) => screenshot ?? []) });
  const planned = prepared.map((one, index) => ({
    ...one,
    member: donors.get(one.donor ?? ''),
    amountPaise: one.rupees * 100,
    decidedById: one.method === 'qr' && one.decidedAt ? ([adminId, reviewerId][index % 2] ?? adminId) : null,
    providerPaymentId: one.method === 'razorpay' ? paymentId(index) : null,
  }));
  const rows = await tx.donation.createManyAndReturn({
    data: planned.map(({ member, method, screenshot, ...one }) => ({
      ...{ amountPaise: one.amountPaise, status: one.status, paymentMethod: method, decidedById: one.decidedById },
      ...{ createdAt: one.createdAt, decidedAt: one.decidedAt, refundedAt: one.refundedAt },
      donatedOn: toDatabaseDate(localDateOf(one.createdAt, ctx.clock.timeZone)),
      memberId: member?.id ?? null,
      category: CATEGORIES.get(one.rupees) ?? 'Custom',
      karmaPointsAwarded: wasApproved(one) ? one.rupees : 0,
      rejectionReason: one.reason ?? null,
      providerPaymentId: one.providerPaymentId,
      screenshotKey: screenshot?.key ?? null,
      screenshotSha256: screenshot?.sha256 ?? null,
    })),
    select: { id: true, providerPaymentId: true, screenshotKey: true },
  });
  const ids = new Map(rows.map(({ id, providerPaymentId, screenshotKey }) => [providerPaymentId ?? screenshotKey, id]));
  const donations = planned.map(({ providerPaymentId, ...one }) => ({
    ...one,
    id: ids.get(providerPaymentId ?? one.screenshot?.key ?? null) ?? 0,
  }));
  await tx.karmaEntry.createMany({ data: donations.flatMap(karmaOf) });
  return donations;
}

function wasApproved({ status }: Pick<PreparedDonation, 'status'>): boolean {
  return status === 'approved' || status === 'refunded';
}

function karmaOf(donation: SeededDonation) {
  const { id, member, rupees, decidedAt, refundedAt } = donation;
  if (!member || !decidedAt || !wasApproved(donation)) return [];
  const entry = { memberId: member.id, reference: `donation:${id}` };
  return [
    { ...entry, delta: rupees, reason: 'donation', createdAt: decidedAt },
    ...(refundedAt ? [{ ...entry, delta: -rupees, reason: 'refund', createdAt: refundedAt }] : []),
  ];
}

/** What the donors were told over WhatsApp. */
export function donationNotices(ctx: Context, donations: readonly SeededDonation[]): Notice[] {
  return donations.flatMap((donation): Notice[] => {
    const { id, member, decidedAt, amountPaise, rupees, reason } = donation;
    if (!member || !decidedAt) return [];
    const amount = formatPaise(amountPaise);
    if (wasApproved(donation)) {
      const variables = { 1: member.name, 2: amount, 3: String(rupees) };
      return [{ member, template: 'donation_approved', eventKey: `donation-approved:${id}`, variables, at: decidedAt }];
    }
    const date = formatDate(localDateOf(donation.createdAt, ctx.clock.timeZone));
    const next = 'Please send the payment screenshot once more on the Donations page.';
    const variables = { 1: member.name, 2: amount, 3: date, 4: reason ?? '', 5: next };
    return [{ member, template: 'donation_rejected', eventKey: `donation-rejected:${id}`, variables, at: decidedAt }];
  });
}
