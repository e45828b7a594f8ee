import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { english } from '~/i18n/messages/say';
import { actingAdmin } from './acting-admin';

export function readQueues(ctx: Context): { mayAct: boolean } {
  const { permissions } = actingAdmin(ctx, 'view_queues', 'manage_queues');
  return { mayAct: permissions.includes('manage_queues') };
}

/** Writes an audit entry before an action on a queue. Throws forbidden for obliterating a queue. */
export async function recordQueueAct(ctx: Context, { queue, act }: { queue: string; act: string }): Promise<void> {
  actingAdmin(ctx, 'manage_queues');
  if (act.includes('obliterate')) throw new DomainError('forbidden', english('A queue cannot be obliterated here.'));
  await ctx.db.$transaction((tx) =>
    recordAudit(ctx, tx, { action: 'queue.acted_on', subject: { kind: 'queue', id: queue }, after: { act } }),
  );
}
