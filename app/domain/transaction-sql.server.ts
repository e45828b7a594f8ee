import type { SqlTag, Transaction } from '~/db/client.server';

/** Returns a tagged template whose statements run in the given transaction. */
export function openTransactionSql(tx: Transaction): SqlTag {
  return (text, ...values) => tx.$queryRaw(text, ...values);
}
