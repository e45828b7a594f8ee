import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import type { Context } from '../context';
import type { DonationDispute } from './responses';
import { FINAL_DISPUTE_STATUSES } from './policy';

const MAX_LISTED = 20;

/** Returns a map from provider payment id to the latest dispute of that payment. */
export async function findLatestDisputes(
  ctx: Context,
  paymentIds: readonly string[],
): Promise<Map<string, DonationDispute>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await ctx.db.paymentDispute.findMany({
    where: { provider_payment_id: { in: [...paymentIds] } },
    orderBy: { id: 'asc' },
  });
  return new Map(
    rows.map(({ provider_payment_id, status, amount_paise, reason, respond_by }) => [
      provider_payment_id,
      { status, amount: amount_paise / 100, reason, respond_by: respond_by?.toISOString() ?? null },
    ]),
  );
}

export interface OpenDispute {
  donationId: number;
  respondBy: Date | null;
}

/** Lists donations with an open dispute, in the order of the deadlines for a response. */
export async function listOpenDisputes(ctx: Context): Promise<OpenDispute[]> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const open = await ctx.db.paymentDispute.findMany({
    where: { status: { notIn: [...FINAL_DISPUTE_STATUSES] } },
    orderBy: [{ respond_by: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: MAX_LISTED,
  });
  const donations = await ctx.db.donation.findMany({
    where: { provider_payment_id: { in: open.map((one) => one.provider_payment_id) } },
    select: { id: true, provider_payment_id: true },
  });
  const idOf = new Map(donations.map(({ id, provider_payment_id }) => [provider_payment_id, id]));
  return open.flatMap(({ provider_payment_id, respond_by }) => {
    const donationId = idOf.get(provider_payment_id);
    return donationId === undefined ? [] : [{ donationId, respondBy: respond_by }];
  });
}
