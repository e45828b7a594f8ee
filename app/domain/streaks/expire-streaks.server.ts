import { sweepInIdRanges, type IdRange } from '~/lib/chunks';
import type { LocalDate } from '~/lib/calendar';
import { readOpenDay } from '../class-days.server';
import type { Context } from '../context';
import { getMaxRestDays } from './policy';

/**
 * Sets streaks that have ended to zero. Returns the number of updated members.
 * Source: docs/rules.md#streaks.
 */
export async function expireStreaks(ctx: Context): Promise<number> {
  const { _max: last } = await ctx.db.member.aggregate({ _max: { id: true } });
  const { classDays } = await readOpenDay(ctx, ctx.sql);
  return sweepInIdRanges(last.id ?? 0, (range) => expireStreaksInRange(ctx, range, classDays));
}

async function expireStreaksInRange(ctx: Context, { after, upTo }: IdRange, classDays: LocalDate[]): Promise<number> {
  const ended = await ctx.db.$executeRaw`
    UPDATE members SET current_streak = 0, rests_left = ${getMaxRestDays(ctx.community)}, updated_at = ${ctx.clock.now()}
    WHERE id > ${after} AND id <= ${upTo} AND current_streak > 0
      AND get_current_streak(members, ${classDays}::date[]) = 0`;
  const disagreeing = await ctx.sql<{ id: number }[]>`
    SELECT members.id FROM members
    WHERE id > ${after} AND id <= ${upTo} AND last_attended_on >= ${ctx.clock.today()}::date - 2
      AND total_classes_attended - opening_classes <> (SELECT count(*) FROM attendances WHERE member_id = members.id)
        - (SELECT count(*) FROM attendances WHERE member_id = members.id AND NOT counts_for_member)`;
  await ctx.enqueueAll(disagreeing.map(({ id: memberId }) => ({ name: 'recalculate-member', payload: { memberId } })));
  return ended;
}
