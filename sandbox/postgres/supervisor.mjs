// @ts-check
import { useEmbeddedPostgres } from './embedded-postgres.mjs';
import { isAlive } from './process-lock.mjs';

const STOP_TIMEOUT_SECONDS = 30;

// Keeps the embedded server running for the parent process and sends it the server's URL. Ends on
// SIGTERM or when the parent process ends.
const stopRequest = new Promise((resolve) => process.once('SIGTERM', resolve));
const [dataDir = '.data', options = '{}'] = process.argv.slice(2);
const server = await useEmbeddedPostgres(dataDir, JSON.parse(options));
process.send?.({ url: server.url, pid: server.pid });
setInterval(() => {
  if (isAlive(server.pid)) return;
  process.stderr.write('The embedded PostgreSQL ended unexpectedly\n');
  process.exit(1);
}, 500);
await stopRequest;
await server.stop(STOP_TIMEOUT_SECONDS);
process.exit(0);
