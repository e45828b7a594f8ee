import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { exportDonorFile } from '~/domain/tax/donor-file.server';
import { exportDonorsWithoutDetails, MISSING_DETAILS_COLUMNS } from '~/domain/tax/missing-details.server';
import { donorFileSchema } from '~/domain/tax/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';
import { formatFinancialYear } from '~/lib/financial-year';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportDonorFile.permissions);
}

/** Streams the donors of a financial year without details as CSV. */
export function action(args: ActionFunctionArgs) {
  const guard = { access: 'admin', permissions: exportDonorFile.permissions, returnTo: '/admin/donor-file' } as const;
  return runGuardedAction(args, guard, async (ctx) => {
    const { year } = await parseForm(args.request, donorFileSchema);
    const rows = await exportDonorsWithoutDetails(ctx, year);
    return createCsvResponse(`donors-without-details-${formatFinancialYear(year)}`, MISSING_DETAILS_COLUMNS, rows);
  });
}
