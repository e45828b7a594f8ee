import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { editableFields } from './class-row';
import { datedClass, plannedClass } from './dated-class';
import type { createClassSchema } from './schemas';

/** Puts one dated class on the timetable and returns its id. Needs manage_classes. */
export async function createClass(ctx: Context, input: z.output<typeof createClassSchema>): Promise<{ id: number }> {
  actingAdmin(ctx, ...createClass.permissions);
  return ctx.db.$transaction(async (tx) => {
    const row = await tx.yogaClass.create({ data: datedClass(ctx, plannedClass(input)) });
    await recordAudit(ctx, tx, {
      action: 'class.created',
      subject: { kind: 'class', id: row.id },
      after: editableFields(row),
    });
    return { id: row.id };
  });
}

createClass.permissions = ['manage_classes'] as const;
