import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';

/** Ends sessions and removes the push subscriptions of their browsers. */
export async function endSessionsWhere(tx: Transaction, where: Prisma.SessionWhereInput): Promise<void> {
  await tx.pushSubscription.deleteMany({ where: { session: where } });
  await tx.session.deleteMany({ where });
}

/**
 * Ends all sessions of a member except `keptSessionId`, and revokes the known devices and an unused
 * first-login link.
 */
export async function endMemberSessions(tx: Transaction, memberId: number, keptSessionId = 0): Promise<void> {
  await tx.member.updateMany({ where: { id: memberId }, data: { devices_version: { increment: 1 } } });
  await endSessionsWhere(tx, { member_id: memberId, id: { not: keptSessionId } });
  // Deletes the push subscriptions of sessions that have already expired.
  await tx.pushSubscription.deleteMany({ where: { member_id: memberId, session_id: null } });
  await tx.firstLogin.deleteMany({ where: { member_id: memberId } });
}
