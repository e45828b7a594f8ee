import pg from 'pg';

/**
 * Returns true if the database contains no members and no staff. This runs at each start, so it
 * uses only the PostgreSQL driver, which loads faster than Prisma.
 */
export async function isDatabaseEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ used: boolean }>(
      'SELECT EXISTS (SELECT FROM members) OR EXISTS (SELECT FROM admins) AS used',
    );
    return rows[0]?.used === false;
  } finally {
    await client.end();
  }
}
