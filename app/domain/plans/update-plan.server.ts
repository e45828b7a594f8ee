import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';
import { changedMeanwhile } from '../errors';
import { type PlanUploads, withPlanFiles } from './plan-files.server';
import { lockDietPlan, planFields, planRecord } from './plan-record.server';
import type { saveDietPlanSchema } from './schemas';

/**
 * Saves an edited plan; a file that came replaces the one before, which is given up. Throws not_found, conflict when it was edited since
 * `version`, invalid for an unknown user, and what storing a file throws. Needs manage_resources.
 */
export function updateDietPlan(
  ctx: Context,
  id: number,
  input: z.output<typeof saveDietPlanSchema>,
  uploads: PlanUploads = {},
): Promise<void> {
  actingAdmin(ctx, ...updateDietPlan.permissions);
  return withPlanFiles(ctx, uploads, async (tx, keys) => {
    const before = await lockDietPlan(tx, id);
    if (input.version !== undefined && input.version !== before.version) throw changedMeanwhile('diet plan');
    if (keys.mediaKey && before.mediaKey) await releaseFile(tx, before.mediaKey);
    if (keys.thumbnailKey && before.thumbnailKey) await releaseFile(tx, before.thumbnailKey);
    const after = await tx.dietPlan.update({
      where: { id },
      data: { ...(await planFields(tx, input)), ...keys, version: { increment: 1 }, updatedAt: ctx.clock.now() },
    });
    await recordAudit(ctx, tx, {
      action: 'diet_plan.updated',
      subject: { kind: 'diet_plan', id },
      before: planRecord(before),
      after: planRecord(after),
    });
  });
}

updateDietPlan.permissions = ['manage_resources'] as const;
