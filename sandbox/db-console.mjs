// @ts-check
import { spawnSync } from 'node:child_process';

// Opens psql on the database in DATABASE_URL. sandbox/run.mjs starts this script and sets
// DATABASE_URL.
const { error, status } = spawnSync('psql', [process.env.DATABASE_URL ?? '', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
if (error) console.error('psql is missing: install it (on Debian: apt-get install postgresql-client)');
process.exit(error ? 1 : (status ?? 1));
