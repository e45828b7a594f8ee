import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BulkApprovalDialog, formatDonationCount } from '~/components/admin/financials/bulk-approval-dialog';
import { BulkDecisionResults } from '~/components/admin/financials/bulk-decision-results';
import { UndoApprovalsButton } from '~/components/admin/financials/undo-decision';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { ButtonLink } from '~/components/ui/button';
import { type FormResponse, useUnreachableToast } from '~/components/ui/form-response';
import { approveDonations, type BulkApprovalResult } from '~/domain/donations/approve-donations.server';
import { listSelectedPendingDonations } from '~/domain/donations/review-queries.server';
import { type BulkUndoResult, undoDecisions } from '~/domain/donations/undo-decisions.server';
import { bulkApprovalSchema } from '~/domain/donations/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { toErrorDetails } from '~/http/error-response.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Approve donations, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_DONATIONS_PERMISSIONS, async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    const asked = bulkApprovalSchema.safeParse({ ids: query.getAll('ids') });
    query.delete('ids');
    const ids = asked.success ? new Set(asked.data.ids) : new Set<number>();
    const chosen = ids.size > 0 ? await listSelectedPendingDonations(ctx, [...ids]) : [];
    return {
      search: query.size > 0 ? `?${query}` : '',
      list: `/admin/financials${query.size > 0 ? `?${query}` : ''}`,
      chosen,
      decidedCount: ids.size - chosen.length,
    };
  });
}

interface BulkReply {
  deed: 'approved' | 'undone';
  results: (BulkApprovalResult | BulkUndoResult)[];
  /** True if the approvals can still be undone. */
  mayUndo: boolean;
  message: string | null;
}

/** Approves the selected donations, or undoes their approvals. Returns one result per donation. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(
    args,
    { access: 'admin', permissions: approveDonations.permissions },
    (ctx) =>
      readForm(args.request, {}, async ({ text, refusal }) => {
        if (refusal) throw refusal;
        const { ids } = parseOrThrow(bulkApprovalSchema, { ids: text.getAll('ids') });
        const told = { mayUndo: ctx.community.undoSeconds > 0, message: null };
        return text.get('intent') === 'undo'
          ? data<BulkReply>({ deed: 'undone', results: await undoDecisions(ctx, ids), ...told })
          : data<BulkReply>({ deed: 'approved', results: await approveDonations(ctx, ids), ...told });
      }),
    (error, ctx) => {
      const { status, message, headers } = toErrorDetails(error, ctx);
      return data<BulkReply>({ deed: 'approved', results: [], mayUndo: false, message }, { status, headers });
    },
  );
}

export { clientAction } from '~/components/ui/form-client';

/** Asks for confirmation until the server responds, and shows the results afterwards. */
export default function DonationApprovalsPage() {
  const { search, list, chosen, decidedCount } = useLoaderData<typeof loader>();
  const reply = useActionData<BulkReply | FormResponse>();
  const told = reply && 'results' in reply ? reply : undefined;
  useUnreachableToast(reply && 'unreachable' in reply ? reply : undefined);
  const isApproved = told?.mayUndo && told.deed === 'approved';
  const approved = isApproved ? told.results.filter(({ success }) => success).map(({ id }) => id) : [];
  const isAsked = !told && chosen.length > 0;
  return (
    <RouteDialog
      title={isAsked ? `Approve ${formatDonationCount(chosen.length)}?` : getDialogTitle(told)}
      closeTo={list}
      isRead
    >
      {isAsked ? (
        <BulkApprovalDialog chosen={chosen} decidedCount={decidedCount} list={list} />
      ) : (
        <div className="grid gap-4">
          {told ? (
            <BulkDecisionResults results={told.results} failed={`Not ${told.deed}`} />
          ) : (
            <p>{noneNote(decidedCount)}</p>
          )}
          <div className={told ? 'sheet-foot flex flex-wrap items-center gap-x-4 gap-y-2.5' : undefined}>
            <ButtonLink to={list}>Back to the list</ButtonLink>
            {approved.length > 0 ? (
              <UndoApprovalsButton ids={approved} label={`Undo ${approvals(approved.length)}`} query={search} />
            ) : null}
          </div>
        </div>
      )}
    </RouteDialog>
  );
}

function noneNote(decidedCount: number): string {
  return decidedCount > 0
    ? 'All that you chose are decided already.'
    : 'Choose donations in the list of pending ones first.';
}

/**
 * Returns the title of the dialog for a result, or the default title if the page was opened
 * directly or reloaded.
 */
function getDialogTitle(told: BulkReply | undefined): string {
  if (!told) return 'Approve donations';
  const done = told.results.filter(({ success }) => success).length;
  return told.message ?? `${done} of ${told.results.length} ${told.deed}`;
}

function approvals(count: number): string {
  return count === 1 ? 'this approval' : `these ${count} approvals`;
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
