import { type ActionFunctionArgs, data } from '@remix-run/node';
import { approveDonations, type BulkResult } from '~/domain/donations/approve-donations.server';
import { bulkApprovalSchema } from '~/domain/donations/schemas';
import { toAdminLogin } from './pages/admin-login.server';
import { parsed } from './api/api-route.server';
import { appOf, visitorContext } from './context.server';
import { failureOf } from './error-response.server';
import { assertOwnOrigin } from './browser/origin-check.server';
import { actorByCookie } from './browser/session.server';

/** What came of the donations that were chosen, or why nothing was done. */
export interface BulkReply {
  results: BulkResult[];
  message: string | null;
}

/** Approves the donations that were ticked in the list, each with a result of its own. */
export async function bulkApproval(args: ActionFunctionArgs) {
  const visitor = visitorContext(args);
  const formData = await args.request.formData().catch(() => new FormData());
  try {
    assertOwnOrigin(args.request, appOf(args));
    const actor = await actorByCookie(args.request, 'admin', visitor, appOf(args));
    if (!actor) throw await toAdminLogin(args.request, appOf(args));
    const { ids } = parsed(bulkApprovalSchema, { ids: formData.getAll('ids') });
    return data<BulkReply>({ results: await approveDonations({ ...visitor, actor }, ids), message: null });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, message, headers } = failureOf(error, visitor);
    return data<BulkReply>({ results: [], message }, { status, headers });
  }
}
