import type { Context } from '../context';

/** Returns the names and usernames of staff, by admin id. */
export async function findStaffNames(ctx: Context, ids: readonly (number | null)[]) {
  const staff = await ctx.db.admin.findMany({
    where: { id: { in: [...new Set(ids.filter((id) => id !== null))] } },
    select: { id: true, name: true, member_id: true },
  });
  return new Map(staff.map((one) => [one.id, one]));
}
