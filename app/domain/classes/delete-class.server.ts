import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { deleteAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { runClassDayChange } from './class-day.server';
import { CLASS_EDIT_CONFIG } from './lock-class.server';

/**
 * Deletes a class. Its attendances and the totals of its members are kept.
 * Source: docs/rules.md#classes, docs/rules.md#class-days.
 */
export async function deleteClass(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteClass.permissions);
  const deletedAt = ctx.clock.now();
  const data = { deleted_at: deletedAt, updated_at: deletedAt };
  await ctx.db.$transaction((tx) =>
    deleteAuditedRow(ctx, tx, CLASS_EDIT_CONFIG, id, (before) =>
      runClassDayChange(ctx, tx, before, () => tx.yogaClass.update({ where: { id }, data, select: { id: true } })),
    ),
  );
  await ctx.enqueue('recalculate-streaks', {});
}

deleteClass.permissions = ['manage_classes'] as const;
