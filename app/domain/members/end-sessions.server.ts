import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';

/** Ends sessions; their browsers take no more reminders. */
export async function endSessionsWhere(tx: Transaction, where: Prisma.SessionWhereInput): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { session: where } });
  await tx.session.deleteMany({ where });
}

/** Ends a member's sessions but the kept one, all device tokens, and an unused first login. */
export async function endSessions(tx: Transaction, memberId: number, keptSessionId = 0): Promise<void> {
  await tx.member.updateMany({ where: { id: memberId }, data: { devices_version: { increment: 1 } } });
  await endSessionsWhere(tx, { member_id: memberId, id: { not: keptSessionId } });
  // Those of a session that has expired.
  await tx.pushSubscription.deleteMany({ where: { member_id: memberId, session_id: null } });
  await tx.firstLogin.deleteMany({ where: { member_id: memberId } });
}
