import { Link } from '@remix-run/react';
import { BreakableAddress } from '~/components/ui/breakable-address';
import { StatusBadge, Tag } from '~/components/ui/badge';
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

/** Table of members with four sortable columns. The whole row opens the member. */
export function UserTable({
  users,
  order,
  sortTo,
}: {
  users: readonly User[];
  order: UserSortOrder;
  sortTo: (order: UserSortOrder) => string;
}) {
  const buildSortUrl = (by: UserSortField, first: UserSortOrder['direction']) => {
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
      twoLine
      head={
        <>
          <ColumnHeader {...buildSortUrl('name', 'ASC')}>Name</ColumnHeader>
          <ColumnHeader>Phone, city</ColumnHeader>
          <ColumnHeader>Gender</ColumnHeader>
          <ColumnHeader>Title, role</ColumnHeader>
          <ColumnHeader figures {...buildSortUrl('karma_points', 'DESC')}>
            Karma
          </ColumnHeader>
          <ColumnHeader figures {...buildSortUrl('current_streak', 'DESC')}>
            Streak
          </ColumnHeader>
          <ColumnHeader {...buildSortUrl('created_at', 'DESC')}>Joined</ColumnHeader>
        </>
      }
    >
      {users.map((user) => (
        <Row key={user.id}>
          <Cell label="Name" place="name" heading>
            <span className="block min-w-0 @min-[37.5rem]:min-w-48 print:min-w-0">
              <Link to={`/admin/users/${user.id}`} className="row-link font-semibold break-words text-ink underline">
                <bdi>{user.name}</bdi>
              </Link>
              {user.is_suspended ? <State>Suspended</State> : null}
              {user.has_failed_phone ? <State>No WhatsApp</State> : null}
              {user.email ? (
                <span className="hidden text-small wrap-anywhere text-ink-soft @min-[37.5rem]:block">
                  <BreakableAddress>{user.email}</BreakableAddress>
                </span>
              ) : null}
            </span>
          </Cell>
          <Cell label="Phone, city" place="note">
            <span className="@max-[37.5rem]:text-ink-soft">
              <FormattedPhoneNumber>{user.phonenumber}</FormattedPhoneNumber>{' '}
              {user.city ? (
                <span className="text-small text-ink-soft @min-[37.5rem]:block @max-[37.5rem]:ml-1">{user.city}</span>
              ) : null}
            </span>
          </Cell>
          <Cell label="Gender" place="hidden">
            {user.gender ?? '–'}
          </Cell>
          <Cell label="Title, role" place="hidden">
            <span>
              <TitleBadge title={user.title} totalClasses={user.total_classes_attended} />
              <span className="mt-1 block text-small text-ink-soft">{user.is_admin ? <Tag>Admin</Tag> : 'User'}</span>
            </span>
          </Cell>
          <Cell label="Karma" place="hidden" figures>
            {formatCount(user.karma_points)}
          </Cell>
          <Cell label="Streak" place="figure" figures>
            {formatCount(user.current_streak)}
          </Cell>
          <Cell label="Joined" place="hidden">
            <span className="whitespace-nowrap">{formatDate(user.joined_on)}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function State({ children }: { children: string }) {
  return (
    <span className="row-state ml-2">
      <StatusBadge status="rejected">{children}</StatusBadge>
    </span>
  );
}
