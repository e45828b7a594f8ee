import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { exportMembers, MEMBER_COLUMNS } from '~/domain/admins/export-members.server';
import { memberFilterFields } from '~/domain/admins/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { createCsvResponse } from '~/http/csv-response.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { rejectExportByLink } from '~/http/pages/page.server';

export function loader(args: LoaderFunctionArgs) {
  return rejectExportByLink(args, exportMembers.permissions);
}

/** Exports the filtered members. Accepts only a form from our own page. */
export function action(args: ActionFunctionArgs) {
  const returnTo = `/admin/users${new URL(args.request.url).search}`;
  return runGuardedAction(args, { access: 'admin', permissions: exportMembers.permissions, returnTo }, (ctx) =>
    readForm(args.request, {}, async ({ text, refusal }) => {
      if (refusal) throw refusal;
      const members = await exportMembers(ctx, parseOrThrow(memberFilterFields, Object.fromEntries(text)));
      return createCsvResponse(`members-${ctx.clock.today()}`, MEMBER_COLUMNS, members);
    }),
  );
}
