// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoEnvironment, lacksProviders } from './environment.mjs';
import { startProgram } from './launch/program.mjs';
import { KEEPER } from './launch/platform.mjs';

// Runs one built program (`node sandbox/run.mjs build/web.js`): with the sandbox's keys where there are no others, and with the embedded
// database where DATABASE_URL is not set.
const [program, ...args] = process.argv.slice(2);
if (!program) throw new Error('Usage: node sandbox/run.mjs <program> [arguments]');

if (lacksProviders(process.env)) Object.assign(process.env, demoEnvironment(process.env));
if (!process.env.DATABASE_URL) {
  const dataDir = process.env.DATA_DIR ?? '.data';
  const log = path.join(dataDir, 'logs', 'postgres.log');
  const keeper = startProgram({ title: 'postgres', args: [KEEPER, dataDir], env: process.env, log });
  process.env.DATABASE_URL = String(await keeper.message());
  keeper.release();
}
process.argv = [process.execPath, path.resolve(program), ...args];
await import(pathToFileURL(path.resolve(program)).href);
