import { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import type { DonationStatus } from '~/db/generated/enums';
import { refuseDeepPage } from '../admins/deep-page';
import type { Context } from '../context';

type Direction = 'asc' | 'desc';

const cursorSchema = z.object({ page: z.int().min(1), id: z.int(), at: z.iso.datetime() });

/** Where a page begins: the id and the instant of its first donation. */
type Cursor = z.infer<typeof cursorSchema>;

export function writeCursor(page: number, first: { id: number; createdAt: Date } | undefined): string | null {
  if (!first) return null;
  const cursor: Cursor = { page, id: first.id, at: first.createdAt.toISOString() };
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor that one of our own links carried, or null for anything else. */
function readCursor(text: string | undefined): Cursor | null {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Pending ones wait in line, the oldest first; of the others the newest come first. */
function directionOf(status: DonationStatus | undefined): Direction {
  return status === 'pending' ? 'asc' : 'desc';
}

/** The order of a list of a state, or of its index read backwards. */
export function inOrder(status: DonationStatus | undefined, back = false): Prisma.DonationOrderByWithRelationInput[] {
  const direction = (directionOf(status) === 'asc') === back ? 'desc' : 'asc';
  return [{ createdAt: direction }, { id: direction }];
}

interface PageRequest {
  status: DonationStatus | undefined;
  page: number;
  limit: number;
  total: number;
  near: string | undefined;
}

/** Further from its cursor than this, a page is counted from an end of the list. */
const NEAR_PAGES = 10;

/**
 * The ids of one page. It starts from the cursor of a page nearby, else from whichever end of the list is closer, so that a deep page does not
 * cost what lies before it. Throws invalid for one that is far from all of these.
 */
export async function pageIds(ctx: Context, request: PageRequest): Promise<number[]> {
  const { status, page, limit, total } = request;
  const from = (page - 1) * limit;
  const take = Math.min(limit, total - from);
  if (take <= 0) return [];
  const cursor = readCursor(request.near);
  const isNear = cursor !== null && Math.abs(page - cursor.page) <= NEAR_PAGES;
  const back = isNear ? page < cursor.page : total - from - take < from;
  const skip = isNear
    ? (back ? cursor.page - page - 1 : page - cursor.page) * limit
    : back
      ? total - from - take
      : from;
  refuseDeepPage(skip);
  const rows = await ctx.db.donation.findMany({
    where: { ...(status ? { status } : {}), ...(isNear ? beyond(cursor, directionOf(status), back) : {}) },
    orderBy: inOrder(status, back),
    ...{ skip, take, select: { id: true } },
  });
  return rows.map(({ id }) => id);
}

/** From the cursor on, or before it. The bound on the instant alone is what the index starts from. */
function beyond({ at, id }: Cursor, direction: Direction, back: boolean): Prisma.DonationWhereInput {
  const later = (direction === 'asc') !== back;
  const side = later ? 'gt' : 'lt';
  const fromHere = back ? side : (`${side}e` as const);
  return {
    createdAt: { [`${side}e`]: at },
    OR: [{ createdAt: { [side]: at } }, { createdAt: at, id: { [fromHere]: id } }],
  };
}
