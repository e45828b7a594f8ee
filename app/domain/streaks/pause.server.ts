import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { t } from '~/i18n/messages/message';
import { addDays, fromDatabaseDate, toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { MAX_PAUSES_PER_WINDOW, PAUSE_RATE_LIMIT, PAUSE_WINDOW_DAYS } from './policy';
import { recalculateStreaksOfMembers } from './recalculate-members.server';
import type { startPauseSchema } from './schemas';

/**
 * Pauses the acting member's streak from today. Throws `conflict` if the streak is already paused
 * or there were too many pauses, and `rate_limited` after too many requests.
 * Source: docs/rules.md#kind-streaks.
 */
export async function startStreakPause(ctx: Context, { days }: z.output<typeof startPauseSchema>): Promise<void> {
  const today = ctx.clock.today();
  if (!ctx.community.streakKindness) throw new DomainError('conflict', t('Streaks cannot be paused.'));
  await changeOwnPauses(ctx, async (tx, memberId) => {
    const recent = await tx.streakPause.findMany({
      where: {
        member_id: memberId,
        by_staff: false,
        from_day: { gt: toDatabaseDate(addDays(today, -PAUSE_WINDOW_DAYS)) },
      },
    });
    if (recent.some(({ until_day }) => fromDatabaseDate(until_day) >= today))
      throw new DomainError('conflict', t('Your streak is paused already.'));
    if (recent.length >= MAX_PAUSES_PER_WINDOW)
      throw new DomainError(
        'conflict',
        t('You can pause {count} times in {days} days.', { count: MAX_PAUSES_PER_WINDOW, days: PAUSE_WINDOW_DAYS }),
      );
    await tx.streakPause.create({
      data: {
        member_id: memberId,
        from_day: toDatabaseDate(today),
        until_day: toDatabaseDate(addDays(today, days - 1)),
        created_at: ctx.clock.now(),
      },
    });
  });
}

/**
 * Ends the acting member's pause, so that today counts again. A pause that started today is
 * deleted.
 */
export async function endStreakPause(ctx: Context): Promise<void> {
  const today = toDatabaseDate(ctx.clock.today());
  await changeOwnPauses(ctx, async (tx, memberId) => {
    const current = { member_id: memberId, until_day: { gte: today } };
    const yesterday = toDatabaseDate(addDays(ctx.clock.today(), -1));
    await tx.streakPause.deleteMany({ where: { ...current, from_day: today } });
    await tx.streakPause.updateMany({ where: current, data: { until_day: yesterday } });
  });
}

async function changeOwnPauses(
  ctx: Context,
  change: (tx: Transaction, memberId: number) => Promise<void>,
): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.limits.consume(PAUSE_RATE_LIMIT, String(memberId));
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
    await change(tx, memberId);
    await recalculateStreaksOfMembers(ctx, tx, [memberId]);
  });
}
