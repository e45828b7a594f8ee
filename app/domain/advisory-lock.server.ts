import type { Transaction } from '~/db/client.server';

/**
 * Acquires the named advisory lock, which is held until the transaction ends. Waits while another
 * transaction holds it.
 */
export async function acquireAdvisoryLock(tx: Transaction, name: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
}
