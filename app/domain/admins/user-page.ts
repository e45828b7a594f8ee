import { untranslated } from '~/i18n/messages/message';
import { DomainError } from '../errors';
import { MAX_LISTED_MEMBERS, type UserSortField } from './policy';
import type { UserSearchCondition } from './user-search';

type Direction = 'ASC' | 'DESC';

interface Sort {
  source: string;
  /** Columns of the index that this sort order uses. */
  columns: readonly string[];
  isIdReversed: boolean;
}

const BY_STANDING = `(SELECT member_id AS id, streak AS current_streak, classes AS total_classes_attended, longest AS longest_streak,
    name, phone, email, city, gender, referral_code, batch_id, language, created_at, last_attended_on, phone_proved_at
  FROM leaderboard_entries JOIN members ON members.id = member_id) AS members`;

const SORTS: Record<UserSortField, Sort> = {
  karma_points: { source: 'members', columns: ['karma_points'], isIdReversed: true },
  name: { source: 'members', columns: ['name'], isIdReversed: false },
  created_at: { source: 'members', columns: ['created_at'], isIdReversed: false },
  current_streak: {
    source: BY_STANDING,
    columns: ['current_streak', 'total_classes_attended', 'longest_streak'],
    isIdReversed: true,
  },
};

export interface UserPageRequest {
  sort: UserSortField;
  direction: Direction;
  page: number;
  limit: number;
  condition: UserSearchCondition;
}

/**
 * Builds the SQL and values that select the ids of one page. `walk` is the number of members that
 * are scanned in page order, or null to sort all matches. Throws `invalid` if the page begins after
 * MAX_LISTED_MEMBERS.
 */
export function buildUserPageQuery(request: UserPageRequest, walk: number | null): { text: string; values: unknown[] } {
  const { condition, page, limit } = request;
  const { filter, match, values } = condition;
  const { source } = SORTS[request.sort];
  const order = buildUserPageOrder(request);
  const skip = (page - 1) * limit;
  if (skip > MAX_LISTED_MEMBERS) throw createPageTooLateError();
  const members =
    walk === null
      ? buildMatchSource(request)
      : `(SELECT * FROM ${source} WHERE ${filter} ORDER BY ${order} LIMIT ${walk}) AS members WHERE ${match}`;
  return { text: `SELECT id FROM ${members} ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}`, values };
}

/**
 * The matches of a name are next to each other in the order of names. With `OFFSET 0`, PostgreSQL
 * sorts them, because a scan in this order may read almost all members before the first match.
 */
function buildMatchSource({ sort, condition: { filter, match } }: UserPageRequest): string {
  const matches = `${SORTS[sort].source} WHERE ${filter} AND ${match}`;
  return sort === 'name' && match !== 'TRUE' ? `(SELECT * FROM ${matches} OFFSET 0) AS members` : matches;
}

export function getUserSortColumns(sort: UserSortField): readonly string[] {
  return SORTS[sort].columns;
}

export function buildUserPageOrder({ sort, direction }: Pick<UserPageRequest, 'sort' | 'direction'>): string {
  const { columns, isIdReversed: idRunsAgainst } = SORTS[sort];
  const opposite = direction === 'ASC' ? 'DESC' : 'ASC';
  return [...columns.map((column) => `${column} ${direction}`), `id ${idRunsAgainst ? opposite : direction}`].join(
    ', ',
  );
}

function createPageTooLateError(): DomainError {
  const message = untranslated('This page is too far in the list. Please search, or sort the other way round.');
  return new DomainError('invalid', message, { fields: { page: [message] } });
}
