// @ts-check
import { spawnSync } from 'node:child_process';
import { readEnvFile } from './environment.mjs';
import { startPostgres } from './launch/postgres.mjs';

// Opens psql on DATABASE_URL's database, or on the embedded one.
readEnvFile();
const embedded = process.env.DATABASE_URL ? null : startPostgres(process.env.DATA_DIR ?? '.data');
const url = process.env.DATABASE_URL ?? (await embedded?.ready)?.url ?? '';
const { error, status } = spawnSync('psql', [url, ...process.argv.slice(2)], { stdio: 'inherit' });
if (error) console.error('psql is missing: install it (on Debian: apt-get install postgresql-client)');
embedded?.holder.release();
process.exitCode = error ? 1 : (status ?? 1);
