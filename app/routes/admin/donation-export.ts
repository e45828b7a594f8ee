import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { parsed } from '~/http/api/api-route.server';
import { assertOwnOrigin } from '~/http/browser/origin-check.server';
import { appOf } from '~/http/context.server';
import { donationReport } from '~/http/donation-report.server';
import { adminPage } from '~/http/pages/page.server';

/** The donations of the list as a file. A post of our own page alone: what it starts is audited and takes time. */
export function action(args: ActionFunctionArgs) {
  return adminPage(args, null, (ctx) => {
    assertOwnOrigin(args.request, appOf(args));
    const asked = Object.fromEntries(new URL(args.request.url).searchParams);
    const { status } = parsed(listDonationsSchema, asked);
    return donationReport(ctx, status, asked.format === 'csv' ? 'csv' : 'json');
  });
}

/** A link alone begins no report. */
export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'view_analytics', () =>
    Promise.resolve(new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } })),
  );
}
