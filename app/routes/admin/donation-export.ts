import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportDonations, type ExportedDonation } from '~/domain/donations/export-donations.server';
import type { DonationStatus } from '~/domain/donations/policy';
import type { Context } from '~/domain/context';
import { toCsv } from '~/lib/csv';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { parsed } from '~/http/input.server';
import { adminPage } from '~/http/pages/page.server';

const COLUMNS = [
  ...(['id', 'donor', 'email', 'amount', 'category', 'payment_method', 'status', 'date'] as const),
  ...(['refunded_amount', 'karma_points_awarded', 'decided_by', 'rejection_reason'] as const),
] satisfies (keyof ExportedDonation)[];

/** The donations of a state, or of all, as a file named by date: JSON, or CSV for spreadsheets. */
export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'view_analytics', (ctx) => {
    const asked = Object.fromEntries(new URL(args.request.url).searchParams);
    const { status } = parsed(listDonationsSchema, asked);
    return report(ctx, status, asked.format === 'csv' ? 'csv' : 'json');
  });
}

async function report(ctx: Context, status: DonationStatus | undefined, format: 'json' | 'csv'): Promise<Response> {
  const donations = await exportDonations(ctx, status);
  const whole = { generated_at: ctx.clock.now().toISOString(), status: status ?? 'all', donations };
  const body = format === 'csv' ? toCsv(COLUMNS, donations) : JSON.stringify(whole, null, 2);
  return new Response(body, {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="donations-${ctx.clock.today()}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
