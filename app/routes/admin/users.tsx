import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { KeyFigures } from '~/components/admin/key-figures';
import { UserFilters } from '~/components/admin/users/user-filters';
import { type UserSortOrder, UserTable } from '~/components/admin/users/user-table';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { MAX_LISTED_MEMBERS } from '~/domain/admins/policy';
import type { UserList } from '~/domain/admins/responses';
import { listUsersSchema } from '~/domain/admins/schemas';
import { listUsers } from '~/domain/admins/users.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'User Management, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_users', async (ctx) => {
    const url = new URL(args.request.url);
    const asked = listUsersSchema.safeParse(Object.fromEntries(url.searchParams));
    const query = asked.success ? asked.data : listUsersSchema.parse({});
    const list = await listUsers(ctx, query);
    return { list, query, search: url.search };
  });
}

export default function UsersPage() {
  const { list, query, search } = useLoaderData<typeof loader>();
  const { users, statistics, pagination, more_matches } = list;
  const { current_page: page, total_users: total, total_pages: pageCount } = pagination;
  const order: UserSortOrder = { by: query.order_by, direction: query.order_dir };
  const addressOf = (more: Record<string, string | number>) => {
    const given = { search: query.search, gender: query.gender, limit: query.limit };
    const kept = Object.entries({ ...given, order_by: order.by, order_dir: order.direction, ...more });
    const fields = kept.filter((pair): pair is [string, string | number] => pair[1] !== undefined);
    return `/admin/users?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
  };
  return (
    <>
      <PageHeader title="User Management" />
      <div className="mt-5">
        <Outlet />
      </div>
      <div className="mt-5">
        <KeyFigures
          label="Members in figures"
          figures={[
            { label: 'Total Users', value: formatCount(statistics.total_users) },
            { label: 'Admin Users', value: formatCount(statistics.admin_users) },
            { label: 'Average Karma', value: formatCount(statistics.avg_karma_points) },
            { label: 'Male', value: formatCount(statistics.male_users) },
            { label: 'Female', value: formatCount(statistics.female_users) },
          ]}
        />
      </div>
      <UserFilters
        search={query.search ?? ''}
        gender={query.gender ?? ''}
        limit={query.limit}
        sort={{ order_by: order.by, order_dir: order.direction }}
      />
      {users.length > 0 ? (
        <>
          <Card padded={false} className="staff-table overflow-x-auto" aria-label="Members">
            <UserTable
              users={users}
              order={order}
              query={search}
              sortTo={({ by, direction }) => addressOf({ order_by: by, order_dir: direction })}
            />
          </Card>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <p role="status" className="mt-3 text-ink-soft">
              Page {formatCount(page)} of {formatCount(pageCount)}, {formatCount(total)}
              {more_matches ? ' and more' : ''} {total === 1 ? 'member' : 'members'}
            </p>
            <Pagination
              label="Pages of members"
              page={page}
              pageCount={reachablePages(list, query.limit)}
              hrefFor={(number) => addressOf({ page: number })}
            />
          </div>
        </>
      ) : (
        <EmptyState
          title={query.search || query.gender ? 'No members found' : 'No members on this page'}
          action={
            <ButtonLink to="/admin/users" variant="quiet">
              Show all members
            </ButtonLink>
          }
        >
          {query.search ? 'Try a part of the name, the phone number, the email or the referral code.' : null}
        </EmptyState>
      )}
    </>
  );
}

/**
 * Returns the number of pages that can be opened. If a search finds more members than are counted,
 * one more page than counted can be opened.
 */
function reachablePages({ pagination, more_matches, users }: UserList, limit: number): number {
  const { current_page, total_pages } = pagination;
  const hasNext = more_matches && users.length === limit;
  return Math.min(hasNext ? Math.max(total_pages, current_page + 1) : total_pages, MAX_LISTED_MEMBERS / limit + 1);
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch users. Please try again." />;
}
