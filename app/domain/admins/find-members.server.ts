import type { Context } from '../context';
import { buildUserCondition } from './user-search';

/** Returns the ids of the members that match a search, in no particular order. */
export async function findMemberIds(ctx: Context, search: string, most: number): Promise<number[]> {
  const { memberIdPrefix } = ctx.community;
  const { match, values } = buildUserCondition({ search, gender: undefined, memberIdPrefix });
  // The SQL is built from our own constants and numbered parameters only.
  const found = await ctx.db.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM members WHERE ${match} LIMIT ${most}`,
    ...values,
  );
  return found.map(({ id }) => id);
}
