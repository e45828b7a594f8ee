// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs one built program (`node sandbox/run.mjs build/web.js`) with a database: DATABASE_URL where it is set, the embedded server otherwise.
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Usage: node sandbox/run.mjs <program> [arguments]');

if (!process.env.DATABASE_URL) {
  const { useEmbeddedPostgres } = await import('./postgres/embedded-postgres.mjs');
  const server = await useEmbeddedPostgres(process.env.DATA_DIR ?? '.data');
  process.env.DATABASE_URL = server.url;
  process.once('beforeExit', server.stop);
}
process.argv = [process.execPath, path.resolve(program), ...args];
await import(pathToFileURL(path.resolve(program)).href);
