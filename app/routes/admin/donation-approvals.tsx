import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { BulkApprovalDialog } from '~/components/admin/financials/bulk-approval-dialog';
import { BulkDecisionResults } from '~/components/admin/financials/bulk-decision-results';
import { formatDonationCount } from '~/components/admin/financials/chosen-donations';
import { UndoApprovalsButton } from '~/components/admin/financials/undo-decision';
import { RouteDialog } from '~/components/admin/route-dialog';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { ButtonLink } from '~/components/ui/button';
import { type FormResponse, useUnreachableToast } from '~/components/ui/form-response';
import { approveDonations, type BulkApprovalResult } from '~/domain/donations/approve-donations.server';
import { type BulkUndoResult, undoDecisions } from '~/domain/donations/undo-decisions.server';
import { bulkApprovalSchema } from '~/domain/donations/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { toErrorDetails } from '~/http/error-response.server';
import { parseOrThrow, readForm } from '~/http/input.server';
import { loadChosenDonations } from './chosen-donations.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Approve donations, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_DONATIONS_PERMISSIONS, (ctx) => loadChosenDonations(ctx, args.request));
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
        const emptyReply = { mayUndo: ctx.community.undoSeconds > 0, message: null };
        return text.get('intent') === 'undo'
          ? data<BulkReply>({ deed: 'undone', results: await undoDecisions(ctx, ids), ...emptyReply })
          : data<BulkReply>({ deed: 'approved', results: await approveDonations(ctx, ids), ...emptyReply });
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
  const bulkReply = reply && 'results' in reply ? reply : undefined;
  useUnreachableToast(reply && 'unreachable' in reply ? reply : undefined);
  const isApproved = bulkReply?.mayUndo && bulkReply.deed === 'approved';
  const approved = isApproved ? bulkReply.results.filter(({ success }) => success).map(({ id }) => id) : [];
  const isAsked = !bulkReply && chosen.length > 0;
  return (
    <RouteDialog
      title={isAsked ? `Approve ${formatDonationCount(chosen.length)}?` : getDialogTitle(bulkReply)}
      closeTo={list}
      isRead
    >
      {isAsked ? (
        <BulkApprovalDialog chosen={chosen} decidedCount={decidedCount} list={list} />
      ) : (
        <div className="grid gap-4">
          {bulkReply ? (
            <BulkDecisionResults results={bulkReply.results} failed={`Not ${bulkReply.deed}`} />
          ) : (
            <p>{getNoneNote(decidedCount)}</p>
          )}
          <div className={bulkReply ? 'sheet-foot flex flex-wrap items-center gap-x-4 gap-y-2.5' : undefined}>
            <ButtonLink to={list}>Back to the list</ButtonLink>
            {approved.length > 0 ? (
              <UndoApprovalsButton ids={approved} label={`Undo ${formatApprovals(approved.length)}`} query={search} />
            ) : null}
          </div>
        </div>
      )}
    </RouteDialog>
  );
}

function getNoneNote(decidedCount: number): string {
  return decidedCount > 0
    ? 'All that you chose are decided already.'
    : 'Choose donations in the list of pending ones first.';
}

/**
 * Returns the title of the dialog for a result, or the default title if the page was opened
 * directly or reloaded.
 */
function getDialogTitle(bulkReply: BulkReply | undefined): string {
  if (!bulkReply) return 'Approve donations';
  const done = bulkReply.results.filter(({ success }) => success).length;
  return bulkReply.message ?? `${done} of ${bulkReply.results.length} ${bulkReply.deed}`;
}

function formatApprovals(count: number): string {
  return count === 1 ? 'this approval' : `these ${count} approvals`;
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
