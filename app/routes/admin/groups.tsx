import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { GroupRow } from '~/components/admin/content/group-row';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { listGroups } from '~/domain/groups/groups.server';
import { countFreeGroupPlaces } from '~/domain/groups/policy';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'Community groups, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_resources', async (ctx) => ({
    groups: await listGroups(ctx),
    commonLink: ctx.brand.whatsappGroupUrl,
  }));
}

export default function GroupsPage() {
  const { groups, commonLink } = useLoaderData<typeof loader>();
  const free = countFreeGroupPlaces(groups);
  return (
    <>
      <PageHeader title="Community groups" action={<AddLink to="/admin/groups/new">Add group</AddLink>}>
        {free > 0
          ? `${formatCount(free)} ${free === 1 ? 'place' : 'places'} free. New members get a place in the first group of the list that is not full, and keep it.`
          : 'No place is free: new members are sent to the common group.'}
      </PageHeader>
      <div className="mt-5">
        <Outlet />
        {groups.length > 0 ? (
          <Card padded={false} aria-label="All groups">
            <ul>
              {groups.map((group) => (
                <GroupRow key={group.id} group={group} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState title="There are no groups yet.">
            Add one with its invitation, and members are led there until its places are taken.
          </EmptyState>
        )}
        {commonLink ? (
          <p className="mt-4 max-w-read text-small wrap-anywhere text-ink-soft">
            If all groups are full, new members go to the common group, which is set when the site is installed:{' '}
            <a href={commonLink} target="_blank" rel="noreferrer" className="underline">
              {commonLink}
            </a>
          </p>
        ) : null}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch community groups. Please try again." />;
}
