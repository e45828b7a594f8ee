import pg from 'pg';

/** True if there are no members and no staff. Runs at each start, so it uses only the driver. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
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
