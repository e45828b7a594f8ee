import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { IMPORT_NOT_FOUND_MESSAGE } from '~/domain/imports/change-import.server';
import { exportImportRows, IMPORT_ROW_COLUMNS } from '~/domain/imports/export-rows.server';
import { importRowsSchema } from '~/domain/imports/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportImportRows.permissions);
}

/** Streams the rows of an import with one status as CSV. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'admin', permissions: exportImportRows.permissions }, async (ctx) => {
    const id = parsePathId(args.params.importId, IMPORT_NOT_FOUND_MESSAGE);
    const { status } = await parseForm(args.request, importRowsSchema);
    const rows = await exportImportRows(ctx, id, status);
    return createCsvResponse(`import-${id}-${status}`, IMPORT_ROW_COLUMNS, rows);
  });
}
