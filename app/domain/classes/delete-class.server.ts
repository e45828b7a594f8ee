import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { editableFields } from './class-row';
import { lockClass } from './lock-class.server';

/**
 * Takes a class off every list. Attendances, streaks and totals stay, and a series does not make it again. Throws not_found. Needs
 * manage_classes. Source: rules, classes.
 */
export async function deleteClass(ctx: Context, id: number): Promise<void> {
  actingAdmin(ctx, ...deleteClass.permissions);
  await ctx.db.$transaction(async (tx) => {
    const before = await lockClass(tx, id);
    const deletedAt = ctx.clock.now();
    await tx.yogaClass.update({ where: { id }, data: { deletedAt, updatedAt: deletedAt }, select: { id: true } });
    await recordAudit(ctx, tx, {
      action: 'class.deleted',
      subject: { kind: 'class', id },
      before: editableFields(before),
    });
  });
}

deleteClass.permissions = ['manage_classes'] as const;
