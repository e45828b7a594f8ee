import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { parsed } from '~/http/api/api-route.server';
import { donationReport } from '~/http/donation-report.server';
import { adminPage } from '~/http/pages/page.server';

/** The donations of the list as a file. */
export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'view_analytics', (ctx) => {
    const asked = Object.fromEntries(new URL(args.request.url).searchParams);
    const { status } = parsed(listDonationsSchema, asked);
    return donationReport(ctx, status, asked.format === 'csv' ? 'csv' : 'json');
  });
}
