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
  const getDaysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * 86_400_000);
  const createStaffEntry = (actorId: number, action: string, subject: string, createdAt: Date, change: Change = {}) =>
    createEntry({ actor_kind: 'admin', actor_id: actorId, address: STAFF_ADDRESS }, action, subject, createdAt, change);
  const [pending] = donations.filter(({ status }) => status === 'pending');
  const entries = [
    ...donations.flatMap((donation) => listDecisions(donation, createStaffEntry)),
    ...[9, 6, 3, 1].map((days) => createStaffEntry(adminId, 'admin.logged_in', `admin:${adminId}`, getDaysAgo(days))),
    ...[8, 4, 2].map((days) =>
      createStaffEntry(reviewerId, 'admin.logged_in', `admin:${reviewerId}`, getDaysAgo(days)),
    ),
    ...(calledOff ? [createStaffEntry(adminId, 'class.cancelled', `class:${calledOff.id}`, getDaysAgo(5.3))] : []),
    ...(pending
      ? [createStaffEntry(reviewerId, 'donation.screenshot_viewed', `donation:${pending.id}`, getDaysAgo(0.1))]
      : []),
    createStaffEntry(reviewerId, 'donations.exported', 'donations:all', getDaysAgo(2)),
    createStaffEntry(adminId, 'member.deleted', 'member:0', getDaysAgo(80), { after: { donations_anonymised: 1 } }),
    createStaffEntry(adminId, 'instruction.updated', 'instruction:Sunday', getDaysAgo(14), {
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

function createEntry(admin: Who, action: string, subject: string, createdAt: Date, change: Change) {
  const [subjectKind = '', subjectId = ''] = subject.split(':');
  return { ...admin, ...change, action, subject_kind: subjectKind, subject_id: subjectId, created_at: createdAt };
}

function listDecisions(
  { id, status, reason, rupees, decided_by_id, decided_at, refunded_at }: SeededDonation,
  byStaff: (
    actorId: number,
    action: string,
    subject: string,
    createdAt: Date,
    change: Change,
  ) => ReturnType<typeof createEntry>,
) {
  const before = { status: 'pending' };
  const bySystem = { actor_kind: 'system', address: 'system' } as const;
  if (refunded_at) {
    const change = { before: { status: 'approved' }, after: { status, karma_points: -rupees } };
    return [createEntry(bySystem, 'donation.refunded', `donation:${id}`, refunded_at, change)];
  }
  if (!decided_at || decided_by_id === null) return [];
  const after = status === 'rejected' ? { status, rejection_reason: reason ?? '' } : { status, karma_points: rupees };
  return [byStaff(decided_by_id, `donation.${status}`, `donation:${id}`, decided_at, { before, after })];
}
