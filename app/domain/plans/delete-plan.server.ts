import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { deleteAuditedRow } from '../audit/audited-rows.server';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';
import { DIET_PLAN_EDIT_CONFIG } from './plan-record.server';

/**
 * Deletes a diet plan. The sweep deletes its files later. Throws `not_found` if there is no such
 * plan.
 */
export async function deleteDietPlan(ctx: Context, id: number): Promise<void> {
  requireReauthenticatedAdmin(ctx, ...deleteDietPlan.permissions);
  await ctx.db.$transaction((tx) =>
    deleteAuditedRow(ctx, tx, DIET_PLAN_EDIT_CONFIG, id, async ({ media_key, thumbnail_key }) => {
      await tx.dietPlan.delete({ where: { id }, select: { id: true } });
      for (const key of [media_key, thumbnail_key]) if (key) await releaseFile(tx, key);
    }),
  );
}

deleteDietPlan.permissions = ['manage_resources'] as const;
