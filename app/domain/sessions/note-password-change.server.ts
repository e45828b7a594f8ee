import type { Transaction } from '~/db/client.server';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { oweMessage } from '../notifications/owe-message.server';

/** Notes a password change in the audit log; returns the warning to queue after the commit. */
export async function notePasswordChange(
  ctx: Context,
  tx: Transaction,
  { id, name, phone }: { id: number; name: string; phone: string },
  event: string,
): Promise<number | null> {
  await recordAudit(ctx, tx, { action: 'member.password_changed', subject: { kind: 'member', id } });
  return oweMessage(ctx, tx, {
    event_key: `password-changed:${event}`,
    phone,
    member_id: id,
    template: 'password_changed',
    variables: { 1: name },
  });
}
