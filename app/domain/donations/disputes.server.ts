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
  return ctx.sql<OpenDispute[]>`
    SELECT donations.id AS "donationId", disputes.respond_by AS "respondBy"
    FROM (
      SELECT id, provider_payment_id, respond_by FROM payment_disputes
      WHERE status <> ALL(${[...FINAL_DISPUTE_STATUSES]}::"DisputeStatus"[]) ORDER BY respond_by, id LIMIT ${MAX_LISTED}
    ) AS disputes JOIN donations USING (provider_payment_id) ORDER BY disputes.respond_by, disputes.id`;
}
