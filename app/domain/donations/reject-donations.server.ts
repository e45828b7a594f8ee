import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { applyToEachDonation, type BulkDonationResult } from './apply-to-each-donation';
import { rejectDonation } from './reject-donation.server';
import type { Rejection } from './responses';

export type BulkRejectionResult = BulkDonationResult<Rejection>;

/** Rejects each of the donations for the same reason. */
export async function rejectDonations(
  ctx: Context,
  ids: readonly number[],
  rejection: { rejection_reason: string },
): Promise<BulkRejectionResult[]> {
  requireAdmin(ctx, ...rejectDonations.permissions);
  return applyToEachDonation(ids, (id) => rejectDonation(ctx, id, rejection));
}

rejectDonations.permissions = rejectDonation.permissions;
