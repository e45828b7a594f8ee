import type { z } from 'zod';
import { requireAdmin } from '../admins/require-admin';
import { editAuditedRow } from '../audit/audited-rows.server';
import { releaseFile } from '../content/store-file.server';
import type { Context } from '../context';
import { type PlanUploads, savePlanWithFiles } from './plan-files.server';
import { DIET_PLAN_EDIT_CONFIG, toPlanFields } from './plan-record.server';
import type { saveDietPlanSchema } from './schemas';

/**
 * Saves a plan. A new file replaces the old one. Throws `not_found` if there is no such plan,
 * `conflict` if it was edited since `version`, and `invalid` if its member does not exist.
 */
export function updateDietPlan(
  ctx: Context,
  id: number,
  { version, ...input }: z.output<typeof saveDietPlanSchema>,
  uploads: PlanUploads = {},
): Promise<void> {
  requireAdmin(ctx, ...updateDietPlan.permissions);
  return savePlanWithFiles(ctx, uploads, (tx, keys) =>
    editAuditedRow(ctx, tx, DIET_PLAN_EDIT_CONFIG, { id, version }, async (before, edited) => {
      if (keys.media_key && before.media_key) await releaseFile(tx, before.media_key);
      if (keys.thumbnail_key && before.thumbnail_key) await releaseFile(tx, before.thumbnail_key);
      return tx.dietPlan.update({ where: { id }, data: { ...(await toPlanFields(tx, input)), ...keys, ...edited } });
    }),
  );
}

updateDietPlan.permissions = ['manage_resources'] as const;
