import pg from 'pg';

/** Whether no members and no staff exist. Asked at each start, so with no more than a driver. */
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
