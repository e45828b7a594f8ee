import type { Transaction } from '~/db/client.server';
import { formatDate, toLocalDate, toDatabaseDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import type { Context } from '~/domain/context';
import { assignReceiptNumbers } from '~/domain/donations/assign-receipt-number.server';
import type { SeededAdmins } from './admins';
import type { PreparedDonation } from './donation-plans';
import type { SeededMember } from './members';
import type { Notice } from './messages';
import { REJECTION_NEXT_STEP_MESSAGES } from '~/domain/donations/reject-donation.server';
import { createPaymentId } from './payment-ids';
import { translateDemo } from './translate';

/** An inserted donation with its row id and its donor. */
export interface SeededDonation extends PreparedDonation {
  id: number;
  amount_paise: number;
  member: SeededMember | undefined;
  decided_by_id: number | null;
}

const CATEGORIES = new Map([
  [101, 'Sewa'],
  [501, 'Sahayog'],
  [1100, 'Samarpan'],
  [2100, 'Sankalp'],
]);

/**
 * Inserts the donations and their karma. The two admins alternate in deciding on the QR donations.
 */
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
    amount_paise: one.rupees * 100,
    decided_by_id: one.method === 'qr' && one.decided_at ? ([adminId, reviewerId][index % 2] ?? adminId) : null,
    provider_payment_id: one.method === 'razorpay' ? createPaymentId(index) : null,
  }));
  const rows = await tx.donation.createManyAndReturn({
    data: planned.map(({ member, method, screenshot, ...one }) => ({
      amount_paise: one.amount_paise,
      status: one.status,
      payment_method: method,
      decided_by_id: one.decided_by_id,
      created_at: one.created_at,
      decided_at: one.decided_at,
      refunded_at: one.refunded_at,
      donated_on: toDatabaseDate(toLocalDate(one.created_at, ctx.clock.timeZone)),
      member_id: member?.id ?? null,
      category: CATEGORIES.get(one.rupees) ?? 'Custom',
      karma_points_awarded: one.status === 'approved' ? one.rupees : 0,
      rejection_reason: one.reason ?? null,
      translations: one.reason ? translateDemo({ rejection_reason: one.reason }) : {},
      provider_payment_id: one.provider_payment_id,
      screenshot_key: screenshot?.key ?? null,
      screenshot_sha256: screenshot?.sha256 ?? null,
    })),
    select: { id: true, provider_payment_id: true, screenshot_key: true },
  });
  const ids = new Map(
    rows.map(({ id, provider_payment_id, screenshot_key }) => [provider_payment_id ?? screenshot_key, id]),
  );
  const donations = planned.map(({ provider_payment_id, ...one }) => ({
    ...one,
    id: ids.get(provider_payment_id ?? one.screenshot?.key ?? null) ?? 0,
  }));
  await tx.karmaEntry.createMany({ data: donations.flatMap(getKarma) });
  const approved = donations.filter(wasApproved);
  approved.sort((one, two) => Number(one.decided_at) - Number(two.decided_at));
  for (const { id } of approved) await assignReceiptNumbers(tx, [id]);
  return donations;
}

function wasApproved({ status }: Pick<PreparedDonation, 'status'>): boolean {
  return status === 'approved' || status === 'refunded';
}

function getKarma(donation: SeededDonation) {
  const { id, member, rupees, decided_at, refunded_at } = donation;
  if (!member || !decided_at || !wasApproved(donation)) return [];
  const entry = { member_id: member.id, reference: `donation:${id}` };
  return [
    { ...entry, delta: rupees, reason: 'donation', created_at: decided_at },
    ...(refunded_at ? [{ ...entry, delta: -rupees, reason: 'refund', created_at: refunded_at }] : []),
  ];
}

/** Returns the WhatsApp messages about the donations. */
export function buildDonationNotices(ctx: Context, donations: readonly SeededDonation[]): Notice[] {
  return donations.flatMap((donation): Notice[] => {
    const { id, member, decided_at, amount_paise, rupees, reason } = donation;
    if (!member || !decided_at) return [];
    const amount = formatPaise(amount_paise);
    if (wasApproved(donation)) {
      const variables = { 1: member.name, 2: amount, 3: String(rupees) };
      return [
        { member, template: 'donation_approved', event_key: `donation-approved:${id}`, variables, at: decided_at },
      ];
    }
    const date = formatDate(toLocalDate(donation.created_at, ctx.clock.timeZone));
    const next = REJECTION_NEXT_STEP_MESSAGES[donation.method].text;
    const variables = { 1: member.name, 2: amount, 3: date, 4: reason ?? '', 5: next };
    return [{ member, template: 'donation_rejected', event_key: `donation-rejected:${id}`, variables, at: decided_at }];
  });
}
