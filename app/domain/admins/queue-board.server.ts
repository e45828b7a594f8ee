import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from './require-admin';

export function authorizeQueueRead(ctx: Context): { mayAct: boolean } {
  const { permissions } = requireAdmin(ctx, 'view_queues', 'manage_queues');
  return { mayAct: permissions.includes('manage_queues') };
}

/**
 * Writes an audit entry before an action on a queue, on the board or by a command of the operators.
 * Throws `forbidden` if the action would obliterate the queue.
 */
export async function recordQueueAction(ctx: Context, { queue, act }: { queue: string; act: string }): Promise<void> {
  if (ctx.actor.kind !== 'system') requireAdmin(ctx, 'manage_queues');
  if (act.includes('obliterate'))
    throw new DomainError('forbidden', untranslated('A queue cannot be obliterated here.'));
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, { action: 'queue.acted_on', subject: { kind: 'queue', id: queue }, after: { act } }),
  );
}
