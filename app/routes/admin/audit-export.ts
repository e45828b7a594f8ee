import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AUDIT_COLUMNS, exportAuditLog } from '~/domain/admins/export-audit-log.server';
import { auditFilterSchema } from '~/domain/admins/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportAuditLog.permissions);
}

/** Exports the filtered entries of the audit log. Accepts only a form from our own page. */
export function action(args: ActionFunctionArgs) {
  const returnTo = `/admin/audit${new URL(args.request.url).search}`;
  const guard = { access: 'admin', permissions: exportAuditLog.permissions, returnTo } as const;
  return runGuardedAction(args, guard, async (ctx) => {
    const entries = await exportAuditLog(ctx, await parseForm(args.request, auditFilterSchema));
    return createCsvResponse(`audit-log-${ctx.clock.today()}`, AUDIT_COLUMNS, entries);
  });
}
