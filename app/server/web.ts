import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { getConfig } from '~/config/config.server';
import { EXIT_CONFIG_ERROR } from '~/lib/exit-with-message';
import { createLogger } from '~/lib/logger.server';
import { reportToPrimary, startWatchdog, watchWorker } from '~/lib/watchdog.server';

// This program starts remix-serve in WEB_CONCURRENCY processes. Run it with `node build/web.js
// build/server/index.js`.
const REMIX_SERVE = '@remix-run/serve/dist/cli.js';
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const { web, logLevel } = getConfig();
// Only the first process reports to systemd, so that systemd notices if this process hangs.
if (cluster.isPrimary) startWatchdog();
else reportToPrimary();
// Without PORT, remix-serve would listen on any free port.
process.env.PORT = String(web.port);
if (cluster.isPrimary && web.concurrency > 1) supervise(web.concurrency);
else await import(REMIX_SERVE);

/**
 * Starts the processes and restarts those that exit or hang. If a process exits before it has
 * listened, all processes are stopped, because a restart would fail too.
 */
function supervise(count: number): void {
  const log = createLogger(logLevel);
  const listening = new Set<Worker>();
  let stopping = false;
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.url) });
  cluster.on('fork', (worker) => {
    watchWorker(worker, () => {
      log.error({ pid: worker.process.pid }, 'web process does not respond, so it is killed');
      worker.process.kill('SIGKILL');
    });
  });
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    log.error({ pid: worker.process.pid, code, signal }, 'web process exited');
    if (listening.delete(worker) && code !== EXIT_CONFIG_ERROR) cluster.fork();
    else stop(1);
  });
  const stop = (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = exitCode;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(0));
  for (let started = 0; started < count; started += 1) cluster.fork();
}
