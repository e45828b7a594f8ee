import { z } from 'zod';
import { refuseDeepPage } from './deep-page';
import type { UserSort } from './policy';

type Direction = 'ASC' | 'DESC';

interface Sort {
  /** The columns of the index that the sort runs along, with what a cursor's values are cast to. */
  keys: readonly { column: string; type: string }[];
  /** Whether the id runs against the keys in that index. */
  idRunsAgainst: boolean;
}

const SORTS: Record<UserSort, Sort> = {
  karma_points: { keys: [{ column: 'karma_points', type: 'int' }], idRunsAgainst: true },
  name: { keys: [{ column: 'name', type: 'text' }], idRunsAgainst: false },
  created_at: { keys: [{ column: 'created_at', type: 'timestamptz' }], idRunsAgainst: false },
  current_streak: {
    keys: ['current_streak', 'total_classes_attended', 'longest_streak'].map((column) => ({ column, type: 'int' })),
    idRunsAgainst: true,
  },
};

const cursorSchema = z.object({
  page: z.int().min(1),
  id: z.int(),
  keys: z.array(z.union([z.string(), z.number()])),
});

/** Where a page begins: the sort keys and the id of its first row. */
export type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor that one of our own links carried, or null for anything else. */
export function readCursor(text: string | undefined, sort: UserSort): Cursor | null {
  try {
    const { data } = cursorSchema.safeParse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString()));
    return data && fits(data, sort) ? data : null;
  } catch {
    return null;
  }
}

function fits({ keys }: Cursor, sort: UserSort): boolean {
  const { keys: columns } = SORTS[sort];
  return (
    keys.length === columns.length &&
    columns.every(({ type }, at) => (type === 'int' ? Number.isSafeInteger(keys[at]) : typeof keys[at] === 'string')) &&
    (sort !== 'created_at' || !Number.isNaN(Date.parse(String(keys[0]))))
  );
}

export function sortColumns(sort: UserSort): string[] {
  return SORTS[sort].keys.map(({ column }) => column);
}

/** Which page of the members is asked for. */
export interface PageRequest {
  sort: UserSort;
  direction: Direction;
  page: number;
  limit: number;
  /** How many rows there are, or null when nobody has counted them all. */
  total: number | null;
  cursor: Cursor | null;
  /** The condition on `members`, its values first among the statement's. */
  where: string;
  values: unknown[];
}

/** Further from its cursor than this, a page is counted from an end of the list. */
const NEAR_PAGES = 10;

/**
 * The ids of one page as a statement with its values. It starts from the cursor of a page nearby, else from whichever end of the index is
 * closer, so that a deep page does not cost what lies before it. Throws invalid for one that is far from all of these.
 */
export function pageStatement(request: PageRequest): { text: string; values: unknown[] } {
  const { cursor, page, limit, total } = request;
  if (cursor && Math.abs(page - cursor.page) <= NEAR_PAGES) {
    const back = page < cursor.page;
    const offset = (back ? cursor.page - page - 1 : page - cursor.page) * limit;
    return fromCursor(request, cursor, back, offset);
  }
  const start = (page - 1) * limit;
  if (total === null || start < total / 2) return fromEnd(request, false, start, limit);
  const end = Math.min(start + limit, total);
  return fromEnd(request, true, total - end, Math.max(0, end - start));
}

function fromEnd({ where, values, ...request }: PageRequest, back: boolean, offset: number, limit: number) {
  refuseDeepPage(offset);
  return {
    text: `SELECT id FROM members WHERE ${where} ORDER BY ${orderOf(request, back)} OFFSET ${offset} LIMIT ${limit}`,
    values,
  };
}

/** Two runs along the index, each to the point: the rows that tie with the cursor's, and those beyond them. */
function fromCursor({ where, values, ...request }: PageRequest, cursor: Cursor, back: boolean, offset: number) {
  const { keys } = SORTS[request.sort];
  const columns = keys.map(({ column }) => column).join(', ');
  const placed = keys.map(({ type }, at) => `$${values.length + at + 1}::${type}`).join(', ');
  const id = `$${values.length + keys.length + 1}::int`;
  const { key, id: idDirection } = directionsOf(request, back);
  const order = orderOf(request, back);
  const enough = offset + request.limit;
  const tie = `id ${idDirection === 'ASC' ? '>' : '<'}${back ? '' : '='} ${id}`;
  const run = (condition: string) =>
    `(SELECT id, ${columns} FROM members WHERE ${where} AND ${condition} ORDER BY ${order} LIMIT ${enough})`;
  return {
    text: `SELECT id FROM (${run(`(${columns}) = (${placed}) AND ${tie}`)}
      UNION ALL ${run(`(${columns}) ${key === 'ASC' ? '>' : '<'} (${placed})`)}) AS nearby
      ORDER BY ${order} OFFSET ${offset} LIMIT ${request.limit}`,
    values: [...values, ...cursor.keys, cursor.id],
  };
}

/** The order of the list, or of its index read backwards. */
function orderOf(request: Pick<PageRequest, 'sort' | 'direction'>, back: boolean): string {
  const { key, id } = directionsOf(request, back);
  return [...sortColumns(request.sort).map((column) => `${column} ${key}`), `id ${id}`].join(', ');
}

function directionsOf({ sort, direction }: Pick<PageRequest, 'sort' | 'direction'>, back: boolean) {
  const flip = (one: Direction): Direction => (one === 'ASC' ? 'DESC' : 'ASC');
  const key = back ? flip(direction) : direction;
  return { key, id: SORTS[sort].idRunsAgainst ? flip(key) : key };
}

/** The order in which a page's rows are shown. */
export function shownOrder(request: Pick<PageRequest, 'sort' | 'direction'>): string {
  return orderOf(request, false);
}
