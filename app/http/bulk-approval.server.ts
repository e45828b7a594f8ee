import { type ActionFunctionArgs, data } from '@remix-run/node';
import { approveDonations, type BulkResult } from '~/domain/donations/approve-donations.server';
import { bulkApprovalSchema } from '~/domain/donations/schemas';
import { toAdminLogin } from './admin-login.server';
import { parsed } from './api-route.server';
import { partsOf, visitorContext } from './context.server';
import { failureOf } from './error-response.server';
import { assertOwnOrigin } from './origin-check.server';
import { actorByCookie } from './session.server';

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
    assertOwnOrigin(args.request, partsOf(args));
    const actor = await actorByCookie(args.request, 'admin', visitor, partsOf(args));
    if (!actor) throw await toAdminLogin(args.request, partsOf(args));
    const { ids } = parsed(bulkApprovalSchema, { ids: formData.getAll('ids') });
    return data<BulkReply>({ results: await approveDonations({ ...visitor, actor }, ids), message: null });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, message, headers } = failureOf(error, visitor);
    return data<BulkReply>({ results: [], message }, { status, headers });
  }
}
