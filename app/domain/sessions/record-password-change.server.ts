import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { addToOutbox } from '../notifications/outbox.server';

/**
 * Records a password change in the audit log and adds a security message to the outbox. Returns the
 * id of the message, which the caller enqueues after the commit.
 */
export async function recordPasswordChange(
  ctx: Context,
  tx: Transaction,
  { id, name, phone }: { id: number; name: string; phone: string },
  event: string,
): Promise<number | null> {
  await recordAuditEntry(ctx, tx, { action: 'member.password_changed', subject: { kind: 'member', id } });
  return addToOutbox(ctx, tx, {
    event_key: `password-changed:${event}`,
    phone,
    member_id: id,
    template: 'password_changed',
    variables: { 1: name },
  });
}
