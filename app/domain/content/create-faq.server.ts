import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import type { createFaqSchema } from './schemas';

/** Adds a question with its answer and returns its id. Needs manage_resources. */
export async function createFaq(ctx: Context, input: z.output<typeof createFaqSchema>): Promise<{ id: number }> {
  actingAdmin(ctx, ...createFaq.permissions);
  const { is_active: isActive, ...fields } = input;
  return ctx.db.$transaction(async (tx) => {
    const createdAt = ctx.clock.now();
    const row = await tx.faq.create({ data: { ...fields, isActive, createdAt }, select: { id: true } });
    await recordAudit(ctx, tx, { action: 'faq.created', subject: { kind: 'faq', id: row.id }, after: input });
    return row;
  });
}

createFaq.permissions = ['manage_resources'] as const;
