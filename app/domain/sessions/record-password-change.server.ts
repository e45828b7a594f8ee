import type { Transaction } from '~/db/client.server';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { addToOutbox } from '../notifications/outbox.server';

/**
 * Audits a password change and adds a warning message. Returns the message id to enqueue after the
 * commit.
 */
export async function recordPasswordChange(
  ctx: Context,
  tx: Transaction,
  { id, name, phone }: { id: number; name: string; phone: string },
  event: string,
): Promise<number | null> {
  await recordAudit(ctx, tx, { action: 'member.password_changed', subject: { kind: 'member', id } });
  return addToOutbox(ctx, tx, {
    event_key: `password-changed:${event}`,
    phone,
    member_id: id,
    template: 'password_changed',
    variables: { 1: name },
  });
}
