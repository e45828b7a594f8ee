import type { Transaction } from '~/db/client.server';

/** Ends a member's sessions but the kept one, and a first login that nobody used. */
export async function endSessions(tx: Transaction, memberId: number, keptSessionId = 0): Promise<void> {
  await tx.session.deleteMany({ where: { member_id: memberId, id: { not: keptSessionId } } });
  await tx.firstLogin.deleteMany({ where: { member_id: memberId } });
}
