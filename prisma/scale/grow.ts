import pg from 'pg';
import { type Scale, STEPS } from './steps';

/** Phone number of the first synthetic member. The members after it get consecutive numbers. */
const FIRST_PHONE = '+917000000000';

/**
 * Adds a synthetic community to a database in one transaction, and runs VACUUM and ANALYZE
 * afterwards. `report` is called with the name and duration of each step. Throws if the database
 * already contains a synthetic community.
 */
export async function addSyntheticCommunity(
  databaseUrl: string,
  scale: Scale,
  report: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'sangha-scale' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM members WHERE phone = $1', [FIRST_PHONE]);
    if (rowCount) throw new Error('The database has synthetic members already: begin anew with npm run db:reset.');
    await client.query("SET work_mem = '512MB'");
    await client.query('SET synchronous_commit = off');
    await client.query('BEGIN');
    for (const { name, sql } of STEPS)
      await runTimed(name, () => client.query(fillPlaceholders(client, sql, scale)), report);
    await runTimed('Written down', () => client.query('COMMIT'), report);
    // Updating all members in one statement leaves a dead row per member, unlike normal use.
    await runTimed('Members packed', () => client.query('VACUUM FULL members'), report);
    await runTimed('Vacuumed and analysed', () => client.query('VACUUM (ANALYZE)'), report);
  } finally {
    await client.end();
  }
}

function fillPlaceholders(client: pg.Client, sql: string, scale: Scale): string {
  return sql.replace(/(?<!:):([a-zA-Z]+)/g, (_, name: keyof Scale) => {
    const value = scale[name] as Scale[keyof Scale] | undefined;
    if (value === undefined) throw new Error(`No value for :${name}`);
    return typeof value === 'number' ? String(value) : client.escapeLiteral(value);
  });
}

async function runTimed(name: string, run: () => Promise<unknown>, report: (line: string) => void): Promise<void> {
  const from = performance.now();
  await run();
  report(`${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
}
