import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminError } from '~/components/admin/admin-error';
import { BulkResults } from '~/components/admin/financials/bulk-results';
import { RouteDialog } from '~/components/admin/route-dialog';
import { ButtonLink } from '~/components/ui/button';
import { sendOrStay } from '~/components/ui/form-reply';
import { bulkApproval } from '~/http/bulk-approval.server';
import { adminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Approve donations, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'view_analytics', () =>
    Promise.resolve({ list: `/admin/financials${new URL(args.request.url).search}` }),
  );
}

export function action(args: ActionFunctionArgs) {
  return bulkApproval(args);
}

export const clientAction = sendOrStay;

export default function DonationApprovalsPage() {
  const { list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const approved = reply?.results.filter(({ success }) => success).length ?? 0;
  return (
    <RouteDialog title={reply?.message ?? `${approved} of ${reply?.results.length ?? 0} approved`} closeTo={list}>
      <div className="grid gap-4">
        <BulkResults results={reply?.results ?? []} />
        <p>
          <ButtonLink to={list}>Back to the list</ButtonLink>
        </p>
      </div>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <AdminError />;
}
