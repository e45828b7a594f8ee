import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { addRow } from '../audit/edit-row.server';
import type { Context } from '../context';
import { type PlanUploads, withPlanFiles } from './plan-files.server';
import { dietPlans, planFields } from './plan-record.server';
import type { saveDietPlanSchema } from './schemas';

/** Adds a diet plan with its files and returns its id. Throws invalid for an unknown member. */
export function createDietPlan(
  ctx: Context,
  input: z.output<typeof saveDietPlanSchema>,
  uploads: PlanUploads,
): Promise<{ id: number }> {
  actingAdmin(ctx, ...createDietPlan.permissions);
  return withPlanFiles(ctx, uploads, async (tx, keys) => {
    const fields = await planFields(tx, input);
    return addRow(ctx, tx, dietPlans, () =>
      tx.dietPlan.create({ data: { ...fields, ...keys, created_at: ctx.clock.now() } }),
    );
  });
}

createDietPlan.permissions = ['manage_resources'] as const;
