import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { addRow } from '../audit/edit-row.server';
import type { Context } from '../context';
import { datedClass, plannedClass } from './dated-class';
import { classes } from './lock-class.server';
import type { createClassSchema } from './schemas';

export async function createClass(ctx: Context, input: z.output<typeof createClassSchema>): Promise<{ id: number }> {
  actingAdmin(ctx, ...createClass.permissions);
  const data = datedClass(ctx, plannedClass(input));
  return ctx.db.$transaction((tx) => addRow(ctx, tx, classes, () => tx.yogaClass.create({ data })));
}

createClass.permissions = ['manage_classes'] as const;
