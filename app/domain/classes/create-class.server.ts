import type { z } from 'zod';
import { requireAdmin } from '../admins/require-admin';
import { addAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { buildNewClassRow, buildPlannedClass } from './planned-class';
import { CLASS_EDIT_CONFIG } from './lock-class.server';
import type { createClassSchema } from './schemas';

export async function createClass(ctx: Context, input: z.output<typeof createClassSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...createClass.permissions);
  const data = buildNewClassRow(ctx, buildPlannedClass(input));
  return ctx.db.$transaction((tx) => addAuditedRow(ctx, tx, CLASS_EDIT_CONFIG, () => tx.yogaClass.create({ data })));
}

createClass.permissions = ['manage_classes'] as const;
