import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { EXPORT_COLUMNS, exportTable } from '~/domain/exports/export-table.server';
import { exportTableSchema } from '~/domain/exports/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportTable.permissions);
}

/** Streams attendances, referrals or the karma ledger as CSV. */
export function action(args: ActionFunctionArgs) {
  const guard = { access: 'admin', permissions: exportTable.permissions, returnTo: '/admin/exports' } as const;
  return runGuardedAction(args, guard, async (ctx) => {
    const input = await parseForm(args.request, exportTableSchema);
    const rows = await exportTable(ctx, input);
    const name = [input.table, input.month ?? input.class_id, ctx.clock.today()].filter(Boolean).join('-');
    return createCsvResponse(name, EXPORT_COLUMNS[input.table], rows);
  });
}
