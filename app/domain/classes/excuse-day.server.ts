import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { countStreaksAffectedByDay, scheduleStreakRecalculation } from '../streaks/recalculate-streaks.server';
import type { excuseDaySchema } from './schemas';

/**
 * Excuses a day. This cannot be undone, because undoing it would end streaks.
 * Source: docs/rules.md#class-days.
 */
export async function excuseDay(ctx: Context, { day, reason }: z.output<typeof excuseDaySchema>): Promise<void> {
  requireAdmin(ctx, ...excuseDay.permissions);
  refuseToCome(ctx, day);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.excusedDay.createMany({
      data: { day: toDatabaseDate(day), reason, created_at: ctx.clock.now() },
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('conflict', untranslated('This day is excused already.'));
    await scheduleStreakRecalculation(ctx, tx, day);
    await recordAuditEntry(ctx, tx, {
      action: 'class_day.excused',
      subject: { kind: 'class_day', id: day },
      after: { reason },
    });
  });
  await ctx.enqueue('recalculate-streaks', {});
}

excuseDay.permissions = ['manage_classes'] as const;

/**
 * Returns how many streaks would change if this day were excused. Returns 0 for today, because no
 * member has missed today yet.
 */
export async function countStreaksAffectedByExcuse(ctx: Context, day: LocalDate): Promise<number> {
  requireAdmin(ctx, ...excuseDay.permissions);
  refuseToCome(ctx, day);
  return day === ctx.clock.today() ? 0 : countStreaksAffectedByDay(ctx, day);
}

function refuseToCome(ctx: Context, day: LocalDate): void {
  if (day > ctx.clock.today())
    throw createInvalidFieldError('day', untranslated('Please choose today or a day of the past'));
}
