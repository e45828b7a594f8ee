import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';
import { lockDietPlan, planRecord } from './plan-record.server';

/** Removes a diet plan and gives up its files. Throws not_found. Needs manage_resources. */
export async function deleteDietPlan(ctx: Context, id: number): Promise<void> {
  actingAdmin(ctx, ...deleteDietPlan.permissions);
  await ctx.db.$transaction(async (tx) => {
    const before = await lockDietPlan(tx, id);
    await tx.dietPlan.delete({ where: { id }, select: { id: true } });
    for (const key of [before.mediaKey, before.thumbnailKey]) if (key) await releaseFile(tx, key);
    await recordAudit(ctx, tx, {
      action: 'diet_plan.deleted',
      subject: { kind: 'diet_plan', id },
      before: planRecord(before),
    });
  });
}

deleteDietPlan.permissions = ['manage_resources'] as const;
