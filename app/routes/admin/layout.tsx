import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AdminLayout } from '~/components/admin/admin-layout';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { getButtonClass } from '~/components/ui/button-class';
import { needsSecondFactorSetup } from '~/domain/admins/require-admin';
import { getOwnAdminProfile } from '~/domain/admins/queries.server';
import { getMenuBadges } from '~/domain/analytics/queries.server';
import { type AdminContext, loadAdminPage, loadOrNullOnFailure } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex' }];

export function loader(args: LoaderFunctionArgs) {
  const load = async (ctx: AdminContext) => {
    const enrols = needsSecondFactorSetup(ctx, ctx.actor);
    const [{ name, permissions }, badges] = await Promise.all([
      getOwnAdminProfile(ctx),
      enrols ? null : loadOrNullOnFailure(ctx, getMenuBadges(ctx)),
    ]);
    const proof = { isFresh: ctx.actor.recentlyVerified ?? false, byFactor: ctx.actor.hasSecondFactor ?? false };
    return { name, permissions: enrols ? [] : permissions, badges, proof };
  };
  return loadAdminPage(args, null, load, { enrols: true });
}

export default function AdminArea() {
  const { name, permissions, badges } = useLoaderData<typeof loader>();
  return (
    <AdminLayout name={name} permissions={permissions} {...(badges ? { badges } : {})}>
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
