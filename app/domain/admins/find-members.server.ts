import type { Context } from '../context';
import { userCondition } from './user-search';

/** The ids of members whom a search finds, in no order. */
export async function findMemberIds(ctx: Context, search: string, most: number): Promise<number[]> {
  const { memberIdPrefix } = ctx.community;
  const { match, values } = userCondition({ search, gender: undefined, memberIdPrefix });
  // Raw, because no template takes a condition: our own constants and numbered values alone.
  const found = await ctx.db.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM members WHERE ${match} LIMIT ${most}`,
    ...values,
  );
  return found.map(({ id }) => id);
}
