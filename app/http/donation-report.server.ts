import { exportDonations, type ExportedDonation } from '~/domain/donations/export-donations.server';
import type { DonationStatus } from '~/domain/donations/policy';
import type { Context } from '~/domain/context';
import { toCsv } from '~/lib/csv';

const COLUMNS = [
  ...(['id', 'donor', 'email', 'amount', 'category', 'payment_method', 'status', 'date'] as const),
  ...(['refunded_amount', 'karma_points_awarded', 'decided_by', 'rejection_reason'] as const),
] satisfies (keyof ExportedDonation)[];

/** The donations of a state, or of all, as a file named by date: JSON, or CSV for spreadsheets. */
export async function donationReport(
  ctx: Context,
  status: DonationStatus | undefined,
  format: 'json' | 'csv',
): Promise<Response> {
  const donations = await exportDonations(ctx, status);
  const report = { generated_at: ctx.clock.now().toISOString(), status: status ?? 'all', donations };
  const body = format === 'csv' ? toCsv(COLUMNS, donations) : JSON.stringify(report, null, 2);
  return new Response(body, {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="donations-${ctx.clock.today()}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
