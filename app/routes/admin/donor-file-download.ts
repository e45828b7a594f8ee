import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { exportDonorFile } from '~/domain/tax/donor-file.server';
import { donorFileSchema } from '~/domain/tax/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';
import { formatFinancialYear } from '~/lib/financial-year';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportDonorFile.permissions);
}

/** Streams the donor file of a financial year as CSV. */
export function action(args: ActionFunctionArgs) {
  const guard = { access: 'admin', permissions: exportDonorFile.permissions, returnTo: '/admin/donor-file' } as const;
  return runGuardedAction(args, guard, async (ctx) => {
    const { year } = await parseForm(args.request, donorFileSchema);
    const { columns, rows } = await exportDonorFile(ctx, year);
    return createCsvResponse(`donors-${formatFinancialYear(year)}`, columns, rows);
  });
}
