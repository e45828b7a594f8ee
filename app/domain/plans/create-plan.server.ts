import type { z } from 'zod';
import { requireAdmin } from '../admins/require-admin';
import { addAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { type PlanUploads, savePlanWithFiles } from './plan-files.server';
import { DIET_PLAN_EDIT_CONFIG, toPlanFields } from './plan-record.server';
import type { saveDietPlanSchema } from './schemas';

/**
 * Adds a diet plan with its files and returns its id. Throws `invalid` if the member does not
 * exist.
 */
export function createDietPlan(
  ctx: Context,
  input: z.output<typeof saveDietPlanSchema>,
  uploads: PlanUploads,
): Promise<{ id: number }> {
  requireAdmin(ctx, ...createDietPlan.permissions);
  return savePlanWithFiles(ctx, uploads, async (tx, keys) => {
    const fields = await toPlanFields(tx, input);
    return addAuditedRow(ctx, tx, DIET_PLAN_EDIT_CONFIG, () =>
      tx.dietPlan.create({ data: { ...fields, ...keys, created_at: ctx.clock.now() } }),
    );
  });
}

createDietPlan.permissions = ['manage_resources'] as const;
