import { z } from 'zod';
import { DomainError } from '../errors';
import { untranslated } from '~/i18n/messages/message';

const NEAR_PAGES = 10;

/** Maximum number of rows to skip. Skipping more would make deep pages slow. */
const COUNTED_ROWS = 10_000;

export interface PageCursor {
  page: number;
  id: number;
}

export const PAGE_CURSOR_FIELDS = { page: z.int().min(1), id: z.int32() };

export const cursorInstantSchema = z.string().refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1900 && year <= 9999;
});

export function encodeCursor(cursor: PageCursor & Record<string, unknown>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

export function decodeCursor<Cursor extends PageCursor>(
  text: string | undefined,
  schema: z.ZodType<Cursor>,
): Cursor | null {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text ?? '', 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** `total` is null if only some of the rows were counted. */
interface RequestedPage<Cursor> {
  page: number;
  limit: number;
  total: number | null;
  cursor: Cursor | null;
}

interface PageWay<Cursor> {
  cursor: Cursor | null;
  back: boolean;
  skip: number;
  take: number;
}

/**
 * Returns where to start reading a page: at the given cursor, or at the nearer end of the list.
 * Throws `invalid` if the page is too far from all of them.
 */
export function findPageStart<Cursor extends PageCursor>(requested: RequestedPage<Cursor>): PageWay<Cursor> {
  const { page, limit, total, cursor } = requested;
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
  const message = untranslated(
    'This page is too far in to be reached by its number. Go there from a page nearby, or search.',
  );
  throw new DomainError('invalid', message, { fields: { page: [message] } });
}
