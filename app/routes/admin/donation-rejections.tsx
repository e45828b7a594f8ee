import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BulkRejectionDialog } from '~/components/admin/financials/bulk-rejection-dialog';
import { formatDonationCount } from '~/components/admin/financials/chosen-donations';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ButtonLink } from '~/components/ui/button';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { rejectDonations } from '~/domain/donations/reject-donations.server';
import { bulkRejectionSchema } from '~/domain/donations/schemas';
import { loadChosenDonations } from './chosen-donations.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'Reject donations, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: rejectDonations.permissions,
  pagePermissions: VIEW_DONATIONS_PERMISSIONS,
  load: ({ ctx, request }) => loadChosenDonations(ctx, request),
  schema: bulkRejectionSchema,
  failureMessage: untranslated('Failed to reject the donations. Please try again.'),
  handle: async ({ ctx, value: { ids, rejection_reason }, request }) => {
    const results = await rejectDonations(ctx, ids, { rejection_reason });
    const refused = results.flatMap((result) => (result.success ? [] : [`#${result.id}: ${result.message}`]));
    const done = results.length - refused.length;
    const message = [`${done} of ${formatDonationCount(results.length)} rejected.`, ...refused.slice(0, 3)].join(' ');
    const { list } = await loadChosenDonations(ctx, request);
    return {
      message: untranslated(message),
      ...(refused.length > 0 ? { kind: 'warning' } : {}),
      to: list,
      durationMs: 5000,
    };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function DonationRejectionsPage() {
  const { list, chosen, decidedCount } = useLoaderData<typeof loader>();
  const isAsked = chosen.length > 0;
  return (
    <RouteDialog
      title={isAsked ? `Reject ${formatDonationCount(chosen.length)}?` : 'Reject donations'}
      closeTo={list}
      isRead
    >
      {isAsked ? (
        <BulkRejectionDialog chosen={chosen} decidedCount={decidedCount} list={list} />
      ) : (
        <div className="grid gap-4">
          <p>Choose donations in the list of pending ones first.</p>
          <div>
            <ButtonLink to={list}>Back to the list</ButtonLink>
          </div>
        </div>
      )}
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
