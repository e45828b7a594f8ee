import { z } from 'zod';
import { DomainError } from '../errors';
import { english } from '~/i18n/messages/say';

/** Further from its cursor than this, a page is counted from an end of the list. */
const NEAR_PAGES = 10;

/** Rows that a page may be counted past: with more, a page of a million rows would take longer than the first one. */
const COUNTED_ROWS = 10_000;

/** Where a page begins, as its links carry it: what the list is sorted by and the id of the page's first row. */
export interface PageCursor {
  page: number;
  id: number;
}

/** The fields that every list's cursor has. */
export const pageCursorFields = { page: z.int().min(1), id: z.int32() };

/** An instant that a cursor names, in years that the database has as well. */
export const cursorInstant = z.string().refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1900 && year <= 9999;
});

export function writeCursor(cursor: PageCursor & Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor that one of our own links carried, or null for anything else. */
export function readCursor<Cursor extends PageCursor>(
  text: string | undefined,
  schema: z.ZodType<Cursor>,
): Cursor | null {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** Which page of a list is asked for. `total` is null when nobody has counted it all. */
interface AskedPage<Cursor> {
  page: number;
  limit: number;
  total: number | null;
  cursor: Cursor | null;
}

/** From where a page's rows are counted: the cursor or, without one, an end of the list, and whether backwards. */
interface PageWay<Cursor> {
  cursor: Cursor | null;
  back: boolean;
  skip: number;
  take: number;
}

/**
 * The shortest way to a page: from the cursor of a page nearby, else from whichever end of the list is closer, so that a deep page does not
 * cost what lies before it. Throws invalid for one that is far from all of these.
 */
export function wayToPage<Cursor extends PageCursor>(asked: AskedPage<Cursor>): PageWay<Cursor> {
  const { page, limit, total, cursor } = asked;
  if (cursor && Math.abs(page - cursor.page) <= NEAR_PAGES) {
    const back = page < cursor.page;
    return { cursor, back, skip: (back ? cursor.page - page - 1 : page - cursor.page) * limit, take: limit };
  }
  const before = (page - 1) * limit;
  const take = total === null ? limit : Math.max(0, Math.min(limit, total - before));
  const after = total === null ? Infinity : Math.max(0, total - before - take);
  const back = after < before;
  const skip = back ? after : before;
  refuseDeepPage(skip);
  return { cursor: null, back, skip, take };
}

function refuseDeepPage(rowsBefore: number): void {
  if (rowsBefore <= COUNTED_ROWS) return;
  const message = english(
    'This page is too far in to be reached by its number. Go there from a page nearby, or search.',
  );
  throw new DomainError('invalid', message, { fields: { page: [message] } });
}
