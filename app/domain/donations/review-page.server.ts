import { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import type { DonationStatus } from '~/db/generated/enums';
import { cursorInstant, pageCursorFields, readCursor, wayToPage, writeCursor } from '../admins/list-page';
import type { Context } from '../context';

type Direction = 'asc' | 'desc';

/** Where a page of donations begins. */
const cursorSchema = z.object({ ...pageCursorFields, at: z.iso.datetime().pipe(cursorInstant) });

type DonationCursor = z.infer<typeof cursorSchema>;

/** The cursor of a page that begins with this donation. */
export function donationCursor(page: number, first: { id: number; created_at: Date } | undefined): string | null {
  return first ? writeCursor({ page, id: first.id, at: first.created_at.toISOString() }) : null;
}

/** Pending ones wait in line, the oldest first; of the others the newest come first. */
function directionOf(status: DonationStatus | undefined): Direction {
  return status === 'pending' ? 'asc' : 'desc';
}

/** The order of a list of a state, or of its index read backwards. */
export function inOrder(status: DonationStatus | undefined, back = false): Prisma.DonationOrderByWithRelationInput[] {
  const direction = (directionOf(status) === 'asc') === back ? 'desc' : 'asc';
  return [{ created_at: direction }, { id: direction }];
}

interface PageRequest {
  /** What all of the list have in common. */
  where: Prisma.DonationWhereInput;
  status: DonationStatus | undefined;
  page: number;
  limit: number;
  total: number;
  near: string | undefined;
}

/** The ids of one page. Throws invalid as `wayToPage` does. */
export async function pageIds(ctx: Context, { where, status, near, ...request }: PageRequest): Promise<number[]> {
  const { cursor, back, skip, take } = wayToPage({ ...request, cursor: readCursor(near, cursorSchema) });
  if (take === 0) return [];
  const rows = await ctx.db.donation.findMany({
    where: { ...where, ...(cursor ? beyond(cursor, directionOf(status), back) : {}) },
    orderBy: inOrder(status, back),
    ...{ skip, take, select: { id: true } },
  });
  return rows.map(({ id }) => id);
}

/** From the cursor on, or before it. The bound on the instant alone is what the index starts from. */
function beyond({ at, id }: DonationCursor, direction: Direction, back: boolean): Prisma.DonationWhereInput {
  const later = (direction === 'asc') !== back;
  const side = later ? 'gt' : 'lt';
  const fromHere = back ? side : (`${side}e` as const);
  return {
    created_at: { [`${side}e`]: at },
    OR: [{ created_at: { [side]: at } }, { created_at: at, id: { [fromHere]: id } }],
  };
}
