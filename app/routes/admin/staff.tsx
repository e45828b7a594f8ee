import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import { AddLink } from '~/components/admin/add-link';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { StatusBadge } from '~/components/ui/badge';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { PERMISSION_LABELS, PERMISSIONS } from '~/domain/admins/policy';
import { listStaff, type StaffMember } from '~/domain/admins/staff.server';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Staff, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_admins', async (ctx) => ({ staff: await listStaff(ctx) }));
}

export default function StaffPage() {
  const { staff } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Staff" action={<AddLink to="/admin/staff/new">Add admin</AddLink>}>
        Who may come into the back office, and what they may do.
      </PageHeader>
      <div className="mt-5">
        <Outlet />
      </div>
      <Card padded={false} className="staff-table overflow-x-auto" aria-label="Staff">
        <Table
          caption="Staff"
          head={
            <>
              <ColumnHeader>Name</ColumnHeader>
              <ColumnHeader>Username</ColumnHeader>
              <ColumnHeader>Permissions</ColumnHeader>
              <ColumnHeader>Status</ColumnHeader>
              <ColumnHeader onScreen>Actions</ColumnHeader>
            </>
          }
        >
          {staff.map((one) => (
            <StaffRow key={one.id} one={one} />
          ))}
        </Table>
      </Card>
    </>
  );
}

function StaffRow({ one }: { one: StaffMember }) {
  const all = one.permissions.length === PERMISSIONS.length;
  const link = getButtonClass({ variant: 'quiet', size: 'small' });
  return (
    <Row>
      <Cell label="Name" heading>
        <span className="block min-w-0">
          <b className="break-words">{one.name}</b>
          {one.is_self ? ' (you)' : null}
          <span className="block text-small break-words text-ink-soft">{one.email}</span>
        </span>
      </Cell>
      <Cell label="Username">{one.username}</Cell>
      <Cell label="Permissions">
        <span className="block max-w-96">
          {all
            ? 'Everything'
            : one.permissions.map((permission) => PERMISSION_LABELS[permission]).join(' · ') || 'Analytics alone'}
        </span>
      </Cell>
      <Cell label="Status">
        {one.disabled ? (
          <StatusBadge status="rejected">Disabled</StatusBadge>
        ) : (
          <StatusBadge status="approved">Active</StatusBadge>
        )}
        <span className="mt-1 block text-small text-ink-soft">
          {one.has_second_factor ? 'With a second factor' : 'No second step'}
        </span>
      </Cell>
      <Cell>
        <span className="flex flex-wrap gap-2">
          <Link to={`/admin/staff/${one.id}`} preventScrollReset className={link}>
            Edit
            <VisuallyHidden> {one.name}</VisuallyHidden>
          </Link>
          {one.is_self ? (
            <Link to="/admin/account" className={link}>
              My password
            </Link>
          ) : (
            <>
              <Link to={`/admin/staff/${one.id}/password`} preventScrollReset className={link}>
                Password
                <VisuallyHidden> of {one.name}</VisuallyHidden>
              </Link>
              {one.has_second_factor ? (
                <Link to={`/admin/staff/${one.id}/second-factor`} preventScrollReset className={link}>
                  Second factor
                  <VisuallyHidden> of {one.name}</VisuallyHidden>
                </Link>
              ) : null}
            </>
          )}
        </span>
      </Cell>
    </Row>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch staff. Please try again." />;
}
