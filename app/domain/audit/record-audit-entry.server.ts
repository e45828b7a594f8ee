import type { JsonInput, Transaction } from '~/db/client.server';
import type { Context } from '../context';
import type { AuditAction } from './actions';

interface AuditEntryInput {
  action: AuditAction;
  subject: { kind: string; id: string | number };
  /** Must not contain passwords, codes or tokens. */
  before?: JsonInput;
  after?: JsonInput;
}

/**
 * Writes an audit entry in the same transaction as the change. Source: docs/rules.md#back-office.
 */
export async function recordAuditEntry(
  ctx: Context,
  tx: Transaction,
  { subject, ...deed }: AuditEntryInput,
): Promise<void> {
  const { actor, origin } = ctx;
  await tx.auditEntry.create({
    data: {
      ...deed,
      actor_kind: actor.kind === 'visitor' ? 'system' : actor.kind,
      actor_id: actor.kind === 'member' ? actor.memberId : actor.kind === 'admin' ? actor.adminId : null,
      subject_kind: subject.kind,
      subject_id: String(subject.id),
      address: origin.address,
      request_id: origin.requestId,
      created_at: ctx.clock.now(),
    },
  });
}
