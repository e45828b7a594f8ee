import { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { cursorInstantSchema, PAGE_CURSOR_FIELDS, decodeCursor, findPageStart, encodeCursor } from './list-page';
import type { Context } from '../context';
import type { DonationSortOrder, DonationStatus } from './policy';

const cursorSchema = z.object({
  ...PAGE_CURSOR_FIELDS,
  at: z.iso.datetime().pipe(cursorInstantSchema),
  paise: z.int32().optional(),
});

type DonationCursor = z.infer<typeof cursorSchema>;

export function createDonationCursor(
  order: DonationSortOrder,
  page: number,
  first: { id: number; created_at: Date; amount_paise: number } | undefined,
): string | null {
  if (!first) return null;
  const { id, created_at, amount_paise: paise } = first;
  return encodeCursor({ page, id, at: created_at.toISOString(), ...(order === 'amount' ? { paise } : {}) });
}

export function getDonationSortOrder(
  status: DonationStatus | undefined,
  sort: DonationSortOrder | undefined,
): DonationSortOrder {
  return sort ?? (status === 'pending' ? 'oldest' : 'newest');
}

export function buildDonationOrderBy(
  order: DonationSortOrder,
  back = false,
): Prisma.DonationOrderByWithRelationInput[] {
  const direction = (order === 'oldest') === back ? 'desc' : 'asc';
  return [order === 'amount' ? { amount_paise: direction } : { created_at: direction }, { id: direction }];
}

interface PageRequest {
  where: Prisma.DonationWhereInput;
  order: DonationSortOrder;
  page: number;
  limit: number;
  total: number;
  isWhole: boolean;
  near: string | undefined;
}

export async function listDonationIdsOnPage(
  ctx: Context,
  { where, order, near, ...pageInfo }: PageRequest,
): Promise<number[]> {
  const { page, limit, total, isWhole } = pageInfo;
  if ((page - 1) * limit >= total) return [];
  const known = decodeCursor(near, cursorSchema);
  const { cursor, back, skip, take } = findPageStart({
    page,
    limit,
    total: isWhole ? total : null,
    cursor: known && getCursorValue(known, order) ? known : null,
  });
  const rows = await ctx.db.donation.findMany({
    where: { ...where, ...(cursor ? beyond(cursor, order, back) : {}) },
    orderBy: buildDonationOrderBy(order, back),
    skip,
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

function getCursorValue({ at, paise }: DonationCursor, order: DonationSortOrder) {
  if (order !== 'amount') return { column: 'created_at', value: at };
  return paise === undefined ? null : { column: 'amount_paise', value: paise };
}

/**
 * Returns the condition for rows beyond the cursor. It bounds the sort column separately, so that
 * PostgreSQL can start the index scan there.
 */
function beyond(cursor: DonationCursor, order: DonationSortOrder, back: boolean): Prisma.DonationWhereInput {
  const place = getCursorValue(cursor, order);
  if (!place) return {};
  const { column, value } = place;
  const side = (order === 'oldest') !== back ? 'gt' : 'lt';
  const fromHere = back ? side : (`${side}e` as const);
  return {
    [column]: { [`${side}e`]: value },
    OR: [{ [column]: { [side]: value } }, { [column]: value, id: { [fromHere]: cursor.id } }],
  };
}
