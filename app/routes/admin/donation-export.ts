import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { SEE_DONATIONS } from '~/domain/admins/policy';
import { exportDonations } from '~/domain/donations/export-donations.server';
import { exportDonationsSchema } from '~/domain/donations/review-schemas';
import { guardedAction } from '~/http/actor.server';
import { donationReport } from '~/http/donation-report.server';
import { parsed, withForm } from '~/http/input.server';
import { adminPage } from '~/http/pages/page.server';

/** A GET request must not start a report. */
export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, SEE_DONATIONS, () =>
    Promise.resolve(new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } })),
  );
}

/** Accepts only a form of our own page, because a report is audited and takes time. */
export function action(args: ActionFunctionArgs) {
  const returnTo = `/admin/financials${new URL(args.request.url).search}`;
  return guardedAction(args, { access: 'admin', permissions: exportDonations.permissions, returnTo }, (ctx) =>
    withForm(args.request, {}, ({ text, refusal }) => {
      if (refusal) throw refusal;
      return donationReport(ctx, parsed(exportDonationsSchema, Object.fromEntries(text)));
    }),
  );
}
