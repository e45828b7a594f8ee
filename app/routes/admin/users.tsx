import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { KeyFigures } from '~/components/admin/key-figures';
import { SavedFilters } from '~/components/admin/users/saved-filters';
import { UserFilters } from '~/components/admin/users/user-filters';
import { UsersHeader } from '~/components/admin/users/users-header';
import { type UserSortOrder, UserTable } from '~/components/admin/users/user-table';
import { Button, ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { MAX_LISTED_MEMBERS } from '~/domain/admins/policy';
import type { UserList } from '~/domain/admins/responses';
import { deleteMemberFilter, listMemberFilters, saveMemberFilter } from '~/domain/admins/member-filters.server';
import { deleteMemberFilterSchema, listUsersSchema, saveMemberFilterSchema } from '~/domain/admins/schemas';
import type { MemberFilter } from '~/domain/admins/user-search';
import { listUsers } from '~/domain/admins/users.server';
import { listAllBatchTimes } from '~/domain/batches.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { untranslated } from '~/i18n/messages/message';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction = () => [{ title: 'User Management, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: listUsers.permissions,
  load: async ({ ctx, request }) => {
    const parsed = listUsersSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    const query = parsed.success ? parsed.data : listUsersSchema.parse({});
    const [list, filters, batchTimes] = await Promise.all([
      listUsers(ctx, query),
      listMemberFilters(ctx),
      listAllBatchTimes(ctx.db),
    ]);
    return { list, query, filters, batchTimes, permissions: ctx.actor.permissions };
  },
  schema: saveMemberFilterSchema,
  failureMessage: untranslated('Failed to save the filter. Please try again.'),
  handle: async ({ ctx, value, request }) => {
    await saveMemberFilter(ctx, value);
    return { message: untranslated('Filter saved'), to: `/admin/users${new URL(request.url).search}` };
  },
  intents: {
    'delete-filter': {
      schema: deleteMemberFilterSchema,
      handle: async ({ ctx, value }) => {
        await deleteMemberFilter(ctx, value);
        return { message: untranslated('Filter deleted'), to: '/admin/users' };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UsersPage() {
  const { list, query, filters, batchTimes, permissions } = useLoaderData<typeof loader>();
  const { users, statistics, pagination, more_matches } = list;
  const { current_page: page, total_users: total, total_pages: pageCount } = pagination;
  const filter = pickFilter(query);
  const filterQuery = toQuery({ ...filter });
  const order: UserSortOrder = { by: query.order_by, direction: query.order_dir };
  const addressOf = (more: Record<string, string | number>) => {
    const currentFilters = Object.entries({
      ...filter,
      limit: query.limit,
      order_by: order.by,
      order_dir: order.direction,
      ...more,
    });
    return `/admin/users?${toQuery(Object.fromEntries(currentFilters))}`;
  };
  return (
    <>
      <UsersHeader
        current="members"
        permissions={permissions}
        action={
          permissions.includes('export_members') ? (
            <ExportForm filter={filter} total={total} hasMore={more_matches} />
          ) : null
        }
      />
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
      <SavedFilters filters={filters} query={filterQuery} />
      <UserFilters
        filter={filter}
        batchTimes={batchTimes}
        limit={query.limit}
        sort={{ order_by: order.by, order_dir: order.direction }}
      />
      {users.length > 0 ? (
        <>
          <Card padded={false} className="staff-table overflow-x-auto" aria-label="Members">
            <UserTable
              users={users}
              order={order}
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
          title={filterQuery ? 'No members found' : 'No members on this page'}
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

/** Exports the filtered members, with the number of rows on the button. */
function ExportForm({ filter, total, hasMore }: { filter: MemberFilter; total: number; hasMore: boolean }) {
  const count = `${formatCount(total)}${hasMore ? ' and more' : ''}`;
  return (
    <form method="post" action={`/admin/users/export?${toQuery({ ...filter })}`}>
      {Object.entries(filter).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <Button variant="quiet">Export {count} as CSV</Button>
    </form>
  );
}

function pickFilter(query: MemberFilter): MemberFilter {
  const { search, gender, city, batch, language, joined_from, absent_days, proved } = query;
  return { search, gender, city, batch, language, joined_from, absent_days, proved };
}

function toQuery(fields: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(fields).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
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
