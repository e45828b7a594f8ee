import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { CORRECTION_COLUMNS, exportCorrections } from '~/domain/tax/donor-file-corrections.server';
import { exportDonorFile } from '~/domain/tax/donor-file.server';
import { downloadDonorFileSchema } from '~/domain/tax/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';
import { formatFinancialYear } from '~/lib/financial-year';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportDonorFile.permissions);
}

/**
 * Streams the donor file of a financial year as CSV, or the rows that changed since a download. If
 * there can be no file yet, redirects to the list of the details that must be corrected.
 */
export function action(args: ActionFunctionArgs) {
  const guard = { access: 'admin', permissions: exportDonorFile.permissions, returnTo: '/admin/donor-file' } as const;
  return runGuardedAction(args, guard, async (ctx) => {
    const { year, since } = await parseForm(args.request, downloadDonorFileSchema);
    const name = `donors-${formatFinancialYear(year)}`;
    if (since !== undefined)
      return createCsvResponse(
        `${name}-corrections`,
        CORRECTION_COLUMNS,
        await exportCorrections(ctx, { year, since }),
      );
    const file = await exportDonorFile(ctx, year);
    if (!file) return redirect(`/admin/donor-file?${new URLSearchParams({ year: String(year), check: 'failed' })}`);
    const { columns, rows } = file;
    return createCsvResponse(name, columns, rows);
  });
}
