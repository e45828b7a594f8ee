// @ts-check
import { useEmbeddedPostgres } from './embedded-postgres.mjs';
import { isAlive } from './process-lock.mjs';

const PATIENCE_SECONDS = 30;

// Holds the embedded server for the process that started this one and tells it the address; ends when that process asks or is gone.
const asked = new Promise((resolve) => process.once('SIGTERM', resolve));
const [dataDir = '.data', settings = '{}'] = process.argv.slice(2);
const server = await useEmbeddedPostgres(dataDir, { settings: JSON.parse(settings) });
process.send?.(server.url);
setInterval(() => {
  if (isAlive(server.pid)) return;
  console.error('The embedded PostgreSQL has ended by itself');
  process.exit(1);
}, 500);
await asked;
await server.stop(PATIENCE_SECONDS);
process.exit(0);
