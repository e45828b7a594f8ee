import { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { cursorInstant, pageCursorFields, readCursor, wayToPage, writeCursor } from '../admins/list-page';
import type { Context } from '../context';
import type { DonationOrder, DonationStatus } from './policy';

/** Where a page of donations begins; the amount sorts those of one amount alone. */
const cursorSchema = z.object({
  ...pageCursorFields,
  at: z.iso.datetime().pipe(cursorInstant),
  paise: z.int32().optional(),
});

type DonationCursor = z.infer<typeof cursorSchema>;

/** The cursor of a page that begins with this donation. */
export function donationCursor(
  order: DonationOrder,
  page: number,
  first: { id: number; created_at: Date; amount_paise: number } | undefined,
): string | null {
  if (!first) return null;
  const { id, created_at, amount_paise: paise } = first;
  return writeCursor({ page, id, at: created_at.toISOString(), ...(order === 'amount' ? { paise } : {}) });
}

/** As it is asked for; else pending ones wait in line, the oldest first, and of the others the newest come first. */
export function orderOf(status: DonationStatus | undefined, sort: DonationOrder | undefined): DonationOrder {
  return sort ?? (status === 'pending' ? 'oldest' : 'newest');
}

/** An order, or its index read backwards. */
export function inOrder(order: DonationOrder, back = false): Prisma.DonationOrderByWithRelationInput[] {
  const direction = (order === 'oldest') === back ? 'desc' : 'asc';
  return [order === 'amount' ? { amount_paise: direction } : { created_at: direction }, { id: direction }];
}

interface PageRequest {
  /** What all of the list have in common. */
  where: Prisma.DonationWhereInput;
  order: DonationOrder;
  page: number;
  limit: number;
  total: number;
  /** Whether there are no more than `total`; else the end of the list is not where it was counted to. */
  isWhole: boolean;
  near: string | undefined;
}

/** The ids of one page. Throws invalid as `wayToPage` does. */
export async function pageIds(ctx: Context, { where, order, near, ...asked }: PageRequest): Promise<number[]> {
  const { page, limit, total, isWhole } = asked;
  if ((page - 1) * limit >= total) return [];
  const known = readCursor(near, cursorSchema);
  const { cursor, back, skip, take } = wayToPage({
    ...{ page, limit, total: isWhole ? total : null },
    cursor: known && placeOf(known, order) ? known : null,
  });
  const rows = await ctx.db.donation.findMany({
    where: { ...where, ...(cursor ? beyond(cursor, order, back) : {}) },
    orderBy: inOrder(order, back),
    ...{ skip, take, select: { id: true } },
  });
  return rows.map(({ id }) => id);
}

/** What an order goes by, and its value where a page begins; nothing for the cursor of another order. */
function placeOf({ at, paise }: DonationCursor, order: DonationOrder) {
  if (order !== 'amount') return { column: 'created_at', value: at };
  return paise === undefined ? null : { column: 'amount_paise', value: paise };
}

/** From the cursor on, or before it. The bound on the column alone is what the index starts from. */
function beyond(cursor: DonationCursor, order: DonationOrder, back: boolean): Prisma.DonationWhereInput {
  const place = placeOf(cursor, order);
  if (!place) return {};
  const { column, value } = place;
  const side = (order === 'oldest') !== back ? 'gt' : 'lt';
  const fromHere = back ? side : (`${side}e` as const);
  return {
    [column]: { [`${side}e`]: value },
    OR: [{ [column]: { [side]: value } }, { [column]: value, id: { [fromHere]: cursor.id } }],
  };
}
