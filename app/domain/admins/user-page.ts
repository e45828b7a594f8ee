import { z } from 'zod';
import { isText } from '~/domain/text-fields';
import { cursorInstant, type PageCursor, pageCursorFields, wayToPage } from './list-page';
import type { UserSort } from './policy';
import type { UserCondition } from './user-search';

type Direction = 'ASC' | 'DESC';

interface Sort {
  source: string;
  /** The columns of the index that the sort runs along, and what a cursor's values are cast to. */
  keys: readonly { column: string; type: string }[];
  idRunsAgainst: boolean;
}

const BY_STANDING = `(SELECT member_id AS id, streak AS current_streak, classes AS total_classes_attended, longest AS longest_streak,
    name, phone, email, city, gender, referral_code
  FROM standings JOIN members ON members.id = member_id) AS members`;

const SORTS: Record<UserSort, Sort> = {
  karma_points: { source: 'members', keys: [{ column: 'karma_points', type: 'int' }], idRunsAgainst: true },
  name: { source: 'members', keys: [{ column: 'name', type: 'text' }], idRunsAgainst: false },
  created_at: { source: 'members', keys: [{ column: 'created_at', type: 'timestamptz' }], idRunsAgainst: false },
  current_streak: {
    source: BY_STANDING,
    keys: ['current_streak', 'total_classes_attended', 'longest_streak'].map((column) => ({ column, type: 'int' })),
    idRunsAgainst: true,
  },
};

export interface UserCursor extends PageCursor {
  keys: (string | number)[];
}

const cursorFields = z.object({ ...pageCursorFields, keys: z.array(z.union([z.string().refine(isText), z.int32()])) });

export function userCursorSchema(sort: UserSort): z.ZodType<UserCursor> {
  return cursorFields.refine((cursor) => fits(cursor, sort));
}

function fits({ keys }: UserCursor, sort: UserSort): boolean {
  const { keys: columns } = SORTS[sort];
  return (
    keys.length === columns.length &&
    columns.every(({ type }, at) => typeof keys[at] === (type === 'int' ? 'number' : 'string')) &&
    (sort !== 'created_at' || cursorInstant.safeParse(keys[0]).success)
  );
}

export function sortColumns(sort: UserSort): string[] {
  return SORTS[sort].keys.map(({ column }) => column);
}

export interface PageRequest {
  sort: UserSort;
  direction: Direction;
  page: number;
  limit: number;
  total: number | null;
  cursor: UserCursor | null;
  condition: UserCondition;
  walk: number | null;
}

/** The ids of one page as a statement with its values. Throws invalid as `wayToPage` does. */
export function pageStatement(request: PageRequest): { text: string; values: unknown[] } {
  const { cursor, back, skip, take } = wayToPage(request);
  if (cursor) return fromCursor(request, cursor, back, skip);
  const order = orderOf(request, back);
  return {
    text: `SELECT id FROM ${membersFor(request, order)} ORDER BY ${order} OFFSET ${skip} LIMIT ${take}`,
    values: request.condition.values,
  };
}

/** Two runs along the index: the rows that tie with the cursor's, and those beyond them. */
function fromCursor(request: PageRequest, cursor: UserCursor, back: boolean, offset: number) {
  const { keys } = SORTS[request.sort];
  const { values } = request.condition;
  const columns = keys.map(({ column }) => column).join(', ');
  const placed = keys.map(({ type }, at) => `$${values.length + at + 1}::${type}`).join(', ');
  const id = `$${values.length + keys.length + 1}::int`;
  const { key, id: idDirection } = directionsOf(request, back);
  const order = orderOf(request, back);
  const enough = offset + request.limit;
  const tie = `id ${idDirection === 'ASC' ? '>' : '<'}${back ? '' : '='} ${id}`;
  const run = (start: string) =>
    `(SELECT id, ${columns} FROM ${membersFor(request, order, start)} ORDER BY ${order} LIMIT ${enough})`;
  return {
    text: `SELECT id FROM (${run(`(${columns}) = (${placed}) AND ${tie}`)}
      UNION ALL ${run(`(${columns}) ${key === 'ASC' ? '>' : '<'} (${placed})`)}) AS nearby
      ORDER BY ${order} OFFSET ${offset} LIMIT ${request.limit}`,
    values: [...values, ...cursor.keys, cursor.id],
  };
}

/** A walk's limit keeps the planner from sorting all that match. */
function membersFor({ sort, condition: { filter, match }, walk }: PageRequest, order: string, start = 'TRUE'): string {
  const { source } = SORTS[sort];
  if (walk === null) return `${source} WHERE ${filter} AND ${match} AND ${start}`;
  return `(SELECT * FROM ${source} WHERE ${filter} AND ${start} ORDER BY ${order} LIMIT ${walk}) AS members WHERE ${match}`;
}

function orderOf(request: Pick<PageRequest, 'sort' | 'direction'>, back: boolean): string {
  const { key, id } = directionsOf(request, back);
  return [...sortColumns(request.sort).map((column) => `${column} ${key}`), `id ${id}`].join(', ');
}

function directionsOf({ sort, direction }: Pick<PageRequest, 'sort' | 'direction'>, back: boolean) {
  const flip = (one: Direction): Direction => (one === 'ASC' ? 'DESC' : 'ASC');
  const key = back ? flip(direction) : direction;
  return { key, id: SORTS[sort].idRunsAgainst ? flip(key) : key };
}

export function shownOrder(request: Pick<PageRequest, 'sort' | 'direction'>): string {
  return orderOf(request, false);
}
