import type { Transaction } from '~/db/client.server';

/** Waits for other holders of the named lock and locks it until the transaction ends. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
}
