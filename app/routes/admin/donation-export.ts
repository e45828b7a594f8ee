import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { exportDonations } from '~/domain/donations/export-donations.server';
import { exportDonationsSchema } from '~/domain/donations/review-schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createDonationReportResponse } from '~/http/donation-report.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, VIEW_DONATIONS_PERMISSIONS);
}

/**
 * Creates a report. Accepts only a form from our own page, because each report is added to the
 * audit log and takes time.
 */
export function action(args: ActionFunctionArgs) {
  const returnTo = `/admin/financials${new URL(args.request.url).search}`;
  return runGuardedAction(args, { access: 'admin', permissions: exportDonations.permissions, returnTo }, (ctx) =>
    readForm(args.request, {}, ({ text, refusal }) => {
      if (refusal) throw refusal;
      return createDonationReportResponse(ctx, parseOrThrow(exportDonationsSchema, Object.fromEntries(text)));
    }),
  );
}
