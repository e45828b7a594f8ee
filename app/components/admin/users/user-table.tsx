import { Link } from '@remix-run/react';
import { RowAction } from '~/components/admin/row-action';
import { BreakableAddress } from '~/components/ui/breakable-address';
import { Tag } from '~/components/ui/badge';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { UserSortField } from '~/domain/admins/policy';
import type { User } from '~/domain/admins/responses';
import { formatDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { FormattedPhoneNumber } from './formatted-phone-number';
import { TitleBadge } from './title-badge';

export interface UserSortOrder {
  by: UserSortField;
  direction: 'ASC' | 'DESC';
}

/** Table of members with four sortable columns. The links to members keep `query`. */
export function UserTable({
  users,
  order,
  query,
  sortTo,
}: {
  users: readonly User[];
  order: UserSortOrder;
  query: string;
  sortTo: (order: UserSortOrder) => string;
}) {
  const sorted = (by: UserSortField, first: UserSortOrder['direction']) => {
    const isCurrent = order.by === by;
    const other = order.direction === 'ASC' ? 'DESC' : 'ASC';
    return {
      sortTo: sortTo({ by, direction: isCurrent ? other : first }),
      direction: isCurrent ? (order.direction === 'ASC' ? 'ascending' : 'descending') : 'none',
    } as const;
  };
  return (
    <Table
      caption="Members"
      head={
        <>
          <ColumnHeader {...sorted('name', 'ASC')}>Name</ColumnHeader>
          <ColumnHeader>Phone, city</ColumnHeader>
          <ColumnHeader>Gender</ColumnHeader>
          <ColumnHeader>Title, role</ColumnHeader>
          <ColumnHeader figures {...sorted('karma_points', 'DESC')}>
            Karma
          </ColumnHeader>
          <ColumnHeader figures {...sorted('current_streak', 'DESC')}>
            Streak
          </ColumnHeader>
          <ColumnHeader {...sorted('created_at', 'DESC')}>Joined</ColumnHeader>
          <ColumnHeader onScreen>Actions</ColumnHeader>
        </>
      }
    >
      {users.map((user) => (
        <Row key={user.id}>
          <Cell label="Name" heading>
            <span className="block min-w-0 @min-[37.5rem]:min-w-48 print:min-w-0">
              <Link
                to={`/admin/users/${user.id}${query}`}
                preventScrollReset
                className="font-semibold break-words text-ink underline"
              >
                <bdi>{user.name}</bdi>
              </Link>
              {user.email ? (
                <span className="block text-small wrap-anywhere text-ink-soft">
                  <BreakableAddress>{user.email}</BreakableAddress>
                </span>
              ) : null}
            </span>
          </Cell>
          <Cell label="Phone, city">
            <span>
              <FormattedPhoneNumber>{user.phonenumber}</FormattedPhoneNumber>
              {user.city ? <span className="block text-small text-ink-soft">{user.city}</span> : null}
            </span>
          </Cell>
          <Cell label="Gender">{user.gender ?? '–'}</Cell>
          <Cell label="Title, role">
            <span>
              <TitleBadge title={user.title} totalClasses={user.total_classes_attended} />
              <span className="mt-1 block text-small text-ink-soft">{user.is_admin ? <Tag>Admin</Tag> : 'User'}</span>
            </span>
          </Cell>
          <Cell label="Karma" figures>
            {formatCount(user.karma_points)}
          </Cell>
          <Cell label="Streak" figures>
            {formatCount(user.current_streak)}
          </Cell>
          <Cell label="Joined">
            <span className="whitespace-nowrap">{formatDate(user.joined_on)}</span>
          </Cell>
          <Cell>
            {user.is_admin ? (
              <span className="text-ink-soft">–</span>
            ) : (
              <RowAction to={`/admin/users/${user.id}/delete${query}`} icon="delete" about={user.name}>
                Delete
              </RowAction>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
