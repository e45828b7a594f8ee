import cluster, { type Worker } from 'node:cluster';
import { createRequire } from 'node:module';
import { config } from '~/config/config.server';
import { sendCompressedAssets } from './compressed-assets.server';
import { drainOnSignals } from './drain.server';
import { trackRequests } from './request-tracking.server';
import { routePatterns } from './route-patterns.server';
import { createLogger } from '~/lib/logger.server';
import remixConfig from '../../remix.config.js';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const { web, nodeEnv, logLevel } = config();
const log = createLogger(logLevel);

if (cluster.isPrimary && web.concurrency > 1) supervise(web.concurrency);
else await serve();

/** Keeps so many serving processes alive. One that ends before it ever listened ends them all: the next would fare no better. */
function supervise(count: number): void {
  const listening = new Set<Worker>();
  let stopping = false;
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    log.error({ pid: worker.process.pid, code, signal }, 'a serving process ended');
    if (listening.delete(worker)) cluster.fork();
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

/** Serves the built application until a signal; then finishes the requests under way and ends. */
async function serve(): Promise<void> {
  trackRequests({
    routeOf: routePatterns(remixConfig),
    trustProxy: web.trustProxy,
    secure: web.publicUrl.startsWith('https:'),
    onFinish: (request) => log.info(request, 'request'),
  });
  sendCompressedAssets('build/client/assets');
  drainOnSignals({ noticeSeconds: web.drainNoticeSeconds, log });
  silenceAccessLog();
  process.env.NODE_ENV = nodeEnv;
  process.env.PORT = String(web.port);
  if (web.host) process.env.HOST = web.host;
  process.argv = [process.execPath, 'remix-serve', 'build/server/index.js'];
  await import('@remix-run/serve/dist/cli.js');
}

/** remix-serve prints each request through morgan; ours are in the log already. A format that answers null prints nothing. */
function silenceAccessLog(): void {
  const serve = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'));
  const morgan = serve('morgan') as { format: (name: string, format: () => null) => void };
  morgan.format('tiny', () => null);
}
