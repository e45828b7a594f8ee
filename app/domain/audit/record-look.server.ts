import type { JsonInput } from '~/db/client.server';
import type { Context } from '../context';
import type { AuditAction } from './actions';
import { recordAuditEntry } from './record-audit-entry.server';

/**
 * Minutes within which repeated views of the same data by the same admin are recorded only once.
 */
const SAME_LOOK_MINUTES = 10;

/** Records that the acting admin has seen personal data that needs a permission. */
export async function recordView(
  ctx: Context,
  look: { action: AuditAction; subject: { kind: string; id: string | number }; after?: JsonInput },
): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'admin') return;
  const since = new Date(ctx.clock.now().getTime() - SAME_LOOK_MINUTES * 60_000);
  const seen = await ctx.db.auditEntry.count({
    where: {
      actor_kind: 'admin',
      actor_id: actor.adminId,
      created_at: { gt: since },
      action: look.action,
      subject_kind: look.subject.kind,
      subject_id: String(look.subject.id),
      ...(look.after === undefined ? {} : { after: { equals: look.after } }),
    },
  });
  if (seen === 0) await recordAuditEntry(ctx, ctx.db, look);
}
