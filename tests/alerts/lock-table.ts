import type pg from 'pg';

/** Locks a table, so that all statements that use it wait. Returns a function that unlocks it. */
export async function lockTable(owner: pg.Pool, table: string): Promise<() => Promise<void>> {
  const client = await owner.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
}
