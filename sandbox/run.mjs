// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoEnvironment, lacksProviders, readEnvFile } from './environment.mjs';
import { startPostgres } from './launch/postgres.mjs';

// Runs one built program (`node sandbox/run.mjs build/web.js`): with the sandbox's keys where there
// are no others, and with the embedded database where DATABASE_URL is not set.
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Usage: node sandbox/run.mjs <program> [arguments]');

readEnvFile();
if (lacksProviders(process.env)) Object.assign(process.env, demoEnvironment(process.env));
if (!process.env.DATABASE_URL) {
  const { holder, ready } = startPostgres(process.env.DATA_DIR ?? '.data');
  process.env.DATABASE_URL = (await ready).url;
  holder.release();
}
process.argv = [process.execPath, path.resolve(program), ...args];
await import(pathToFileURL(path.resolve(program)).href);
