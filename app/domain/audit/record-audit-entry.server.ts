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
export async function recordAuditEntry(ctx: Context, tx: Transaction, entry: AuditEntryInput): Promise<void> {
  await tx.auditEntry.create({ data: toRow(ctx, entry) });
}

/** Writes several audit entries with one statement. */
export async function recordAuditEntries(ctx: Context, tx: Transaction, entries: AuditEntryInput[]): Promise<void> {
  await tx.auditEntry.createMany({ data: entries.map((entry) => toRow(ctx, entry)) });
}

function toRow({ actor, origin, clock }: Context, { subject, ...deed }: AuditEntryInput) {
  return {
    ...deed,
    actor_kind: actor.kind === 'visitor' ? 'system' : actor.kind,
    actor_id: actor.kind === 'member' ? actor.memberId : actor.kind === 'admin' ? actor.adminId : null,
    subject_kind: subject.kind,
    subject_id: String(subject.id),
    address: origin.address,
    request_id: origin.requestId,
    created_at: clock.now(),
  } as const;
}
