import type { Context } from '../context';

/**
 * Writes down the streaks that a missed class day has ended and has members recalculated whose totals disagree with their rows. Readers do
 * not depend on it: they see expiry without it. Returns how many streaks it ended. Source: docs/rules.md#streaks.
 */
export async function writeDownStreaks(ctx: Context): Promise<number> {
  const today = ctx.clock.today();
  const ended = await ctx.db.$executeRaw`
    UPDATE members SET current_streak = 0, updated_at = ${ctx.clock.now()}
    WHERE current_streak > 0 AND last_attended_on < (SELECT class_day FROM class_day_before(${today}::date))`;
  const disagreeing = await ctx.db.$queryRaw<{ id: number }[]>`
    SELECT members.id FROM members
    WHERE last_attended_on >= ${today}::date - 2
      AND total_classes_attended <> (SELECT count(*) FROM attendances WHERE member_id = members.id)`;
  await ctx.enqueueAll(disagreeing.map(({ id: memberId }) => ({ name: 'recalculate-member', payload: { memberId } })));
  return ended;
}
