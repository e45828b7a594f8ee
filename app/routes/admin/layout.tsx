import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AdminLayout } from '~/components/admin/admin-layout';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { getButtonClass } from '~/components/ui/button-class';
import { needsSecondFactorSetup } from '~/domain/admins/require-admin';
import { getOwnAdminProfile } from '~/domain/admins/queries.server';
import { getAdminDashboardCounts } from '~/domain/analytics/queries.server';
import { type AdminContext, loadAdminPage, loadOrNullOnFailure } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Sangha admin' }, { name: 'robots', content: 'noindex' }];

export function loader(args: LoaderFunctionArgs) {
  const load = async (ctx: AdminContext) => {
    const enrols = needsSecondFactorSetup(ctx, ctx.actor);
    const [{ name, permissions }, workload] = await Promise.all([
      getOwnAdminProfile(ctx),
      enrols ? null : loadOrNullOnFailure(ctx, getAdminDashboardCounts(ctx)),
    ]);
    const proof = { isFresh: ctx.actor.recentlyVerified ?? false, byFactor: ctx.actor.hasSecondFactor ?? false };
    return { name, permissions: enrols ? [] : permissions, pending: workload?.pending_donations ?? 0, proof };
  };
  return loadAdminPage(args, null, load, { enrols: true });
}

export default function AdminArea() {
  const { name, permissions, pending } = useLoaderData<typeof loader>();
  return (
    <AdminLayout name={name} permissions={permissions} badges={{ '/admin/financials': pending }}>
      <Outlet />
    </AdminLayout>
  );
}

export function ErrorBoundary() {
  return (
    <FullPageMessage
      title="Unable to connect to server."
      action={
        <a href="/admin/dashboard" className={getButtonClass({})}>
          Try Again
        </a>
      }
    >
      Please try again.
    </FullPageMessage>
  );
}
