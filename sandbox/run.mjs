// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDemoEnvironment, EMBEDDED_DATABASE, readEnvFile } from './environment.mjs';
import { startPostgres } from './launch/postgres.mjs';

// Runs one program with the settings from .env, for example `node sandbox/run.mjs build/web.js`.
// With `DATABASE_URL=embedded` it uses the database, the keys and the simulated providers of `npm
// start`.
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Usage: node sandbox/run.mjs <program> [arguments]');

readEnvFile();
if (!process.env.DATABASE_URL) {
  console.error(
    `DATABASE_URL is not set. Set it in the environment or in .env, or set DATABASE_URL=${EMBEDDED_DATABASE} to work on the database of npm start.`,
  );
  process.exit(78);
}
if (process.env.DATABASE_URL === EMBEDDED_DATABASE) {
  Object.assign(process.env, buildDemoEnvironment(process.env));
  const { supervisor, ready } = startPostgres(process.env.DATA_DIR ?? '.data');
  process.env.DATABASE_URL = (await ready).url;
  supervisor.release();
}
process.argv = [process.execPath, path.resolve(program), ...args];
await import(pathToFileURL(path.resolve(program)).href);
