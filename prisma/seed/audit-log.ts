import type { Prisma } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import type { Context } from '~/domain/context';
import type { SeededAdmins } from './admins';
import type { SeededDonation } from './donations';
import type { Timetable } from './timetable';

const STAFF_ADDRESS = '203.0.113.24';

/**
 * Adds audit log entries for decisions on donations, the cancelled class, further staff actions and
 * a deleted member.
 */
export async function makeAuditLog(
  ctx: Context,
  tx: Transaction,
  { adminId, reviewerId }: SeededAdmins,
  donations: readonly SeededDonation[],
  { calledOff }: Timetable,
): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  const byStaff = (actorId: number, action: string, subject: string, createdAt: Date, change: Change = {}) =>
    entry({ actor_kind: 'admin', actor_id: actorId, address: STAFF_ADDRESS }, action, subject, createdAt, change);
  const [pending] = donations.filter(({ status }) => status === 'pending');
  const entries = [
    ...donations.flatMap((donation) => listDecisions(donation, byStaff)),
    ...[9, 6, 3, 1].map((days) => byStaff(adminId, 'admin.logged_in', `admin:${adminId}`, daysAgo(days))),
    ...[8, 4, 2].map((days) => byStaff(reviewerId, 'admin.logged_in', `admin:${reviewerId}`, daysAgo(days))),
    ...(calledOff ? [byStaff(adminId, 'class.cancelled', `class:${calledOff.id}`, daysAgo(5.3))] : []),
    ...(pending ? [byStaff(reviewerId, 'donation.screenshot_viewed', `donation:${pending.id}`, daysAgo(0.1))] : []),
    byStaff(reviewerId, 'donations.exported', 'donations:all', daysAgo(2)),
    byStaff(adminId, 'member.deleted', 'member:0', daysAgo(80), { after: { donations_anonymised: 1 } }),
    byStaff(adminId, 'instruction.updated', 'instruction:Sunday', daysAgo(14), {
      before: { instruction: 'Rest: fifteen minutes of Yoga Nidra.' },
    }),
  ];
  await tx.auditEntry.createMany({ data: entries.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()) });
}

interface Change {
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
}

type Who = Pick<Prisma.AuditEntryCreateManyInput, 'actor_kind' | 'actor_id' | 'address'>;

function entry(who: Who, action: string, subject: string, createdAt: Date, change: Change) {
  const [subjectKind = '', subjectId = ''] = subject.split(':');
  return { ...who, ...change, action, subject_kind: subjectKind, subject_id: subjectId, created_at: createdAt };
}

function listDecisions(
  { id, status, reason, rupees, decided_by_id, decided_at, refunded_at }: SeededDonation,
  byStaff: (
    actorId: number,
    action: string,
    subject: string,
    createdAt: Date,
    change: Change,
  ) => ReturnType<typeof entry>,
) {
  const before = { status: 'pending' };
  const bySystem = { actor_kind: 'system', address: 'system' } as const;
  if (refunded_at) {
    const change = { before: { status: 'approved' }, after: { status, karma_points: -rupees } };
    return [entry(bySystem, 'donation.refunded', `donation:${id}`, refunded_at, change)];
  }
  if (!decided_at || decided_by_id === null) return [];
  const after = status === 'rejected' ? { status, rejection_reason: reason ?? '' } : { status, karma_points: rupees };
  return [byStaff(decided_by_id, `donation.${status}`, `donation:${id}`, decided_at, { before, after })];
}
