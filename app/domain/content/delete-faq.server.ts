import { actingAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { lockFaq } from './lock-rows.server';

/** Removes a question; the audit log keeps its words. Throws not_found. Needs manage_resources. */
export async function deleteFaq(ctx: Context, id: number): Promise<void> {
  actingAdmin(ctx, ...deleteFaq.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { question, answer, category } = await lockFaq(tx, id);
    await tx.faq.delete({ where: { id }, select: { id: true } });
    const before = { question, answer, category };
    await recordAudit(ctx, tx, { action: 'faq.deleted', subject: { kind: 'faq', id }, before });
  });
}

deleteFaq.permissions = ['manage_resources'] as const;
