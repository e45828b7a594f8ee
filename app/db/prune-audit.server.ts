import pg from 'pg';

const CHUNK_SIZE = 5_000;

/**
 * Deletes audit entries that are older than `years` years and records the deletion in a new entry.
 * Requires the owner role, because the application role may only read and add entries. Returns the
 * number of deleted entries.
 */
export async function pruneAuditLog(ownerUrl: string, years: number, now = new Date()): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    let deleted = 0;
    for (let count = CHUNK_SIZE; count === CHUNK_SIZE; deleted += count) count = await deleteChunk(client, before);
    if (deleted > 0)
      await client.query(
        `INSERT INTO audit_entries (actor_kind, action, subject_kind, subject_id, after, created_at)
         VALUES ('system', 'audit.pruned', 'audit', '', $1, $2)`,
        [{ before, deleted }, now],
      );
    return deleted;
  } finally {
    await client.end();
  }
}

async function deleteChunk(client: pg.Client, before: Date): Promise<number> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '5s'`);
    // Disabling the trigger locks the table, so new entries wait until this chunk is committed.
    await client.query('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only');
    const { rowCount } = await client.query(
      `DELETE FROM audit_entries WHERE id IN (
         SELECT id FROM audit_entries WHERE created_at < $1 ORDER BY created_at LIMIT ${CHUNK_SIZE})`,
      [before],
    );
    await client.query('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_append_only');
    await client.query('COMMIT');
    return rowCount ?? 0;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
