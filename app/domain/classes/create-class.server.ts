import type { z } from 'zod';
import { requireAdmin } from '../admins/require-admin';
import { addRow } from '../audit/edit-row.server';
import type { Context } from '../context';
import { createDatedClass, createPlannedClass } from './dated-class';
import { EDITABLE_CLASSES } from './lock-class.server';
import type { createClassSchema } from './schemas';

export async function createClass(ctx: Context, input: z.output<typeof createClassSchema>): Promise<{ id: number }> {
  requireAdmin(ctx, ...createClass.permissions);
  const data = createDatedClass(ctx, createPlannedClass(input));
  return ctx.db.$transaction((tx) => addRow(ctx, tx, EDITABLE_CLASSES, () => tx.yogaClass.create({ data })));
}

createClass.permissions = ['manage_classes'] as const;
