import type { z } from 'zod';
import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { changedMeanwhile } from '../errors';
import { lockFaq } from './lock-rows.server';
import type { updateFaqSchema } from './schemas';

/** Saves an edited question. Throws not_found, conflict when it was edited since `version`. Needs manage_resources. */
export async function updateFaq(
  ctx: Context,
  id: number,
  { version, ...after }: z.output<typeof updateFaqSchema>,
): Promise<void> {
  actingAdmin(ctx, ...updateFaq.permissions);
  await ctx.db.$transaction(async (tx) => {
    const row = await lockFaq(tx, id);
    if (version !== undefined && version !== row.version) throw changedMeanwhile('FAQ');
    const { question, answer, category } = after;
    await tx.faq.update({
      where: { id },
      data: {
        ...{ question, answer, category, isActive: after.is_active },
        ...{ version: { increment: 1 }, updatedAt: ctx.clock.now() },
      },
      select: { id: true },
    });
    const before = { question: row.question, answer: row.answer, category: row.category, is_active: row.isActive };
    await recordAudit(ctx, tx, { action: 'faq.updated', subject: { kind: 'faq', id }, before, after });
  });
}

updateFaq.permissions = ['manage_resources'] as const;
