import type { Context } from '../context';
import { buildUserSearchCondition, getSearchSettings } from './user-search';

/** Returns the ids of at most `most` members who match a search, in no particular order. */
export async function searchMemberIds(ctx: Context, search: string, most: number): Promise<number[]> {
  const { match, values } = buildUserSearchCondition({ search }, getSearchSettings(ctx));
  // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
  // numbered parameters.
  const rows = await ctx.db.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM members WHERE ${match} LIMIT ${most}`,
    ...values,
  );
  return rows.map(({ id }) => id);
}
