import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { stopTelemetry } from '~/lib/telemetry.server';
import { requestState } from './request-tracking.server';

/** How long requests in progress may take after the process stops listening. */
export const DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

interface Options {
  /**
   * After SIGTERM the process still serves for this long, while /healthz and /readyz return 503.
   */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * When remix-serve closes the server on a signal, notifies load balancers, stops listening and
 * finishes requests in progress. Ctrl-C skips the notice.
 */
export function drainBeforeClose(server: Server, { noticeSeconds, log }: Options): void {
  const stopListening = server.close.bind(server);
  let noticeMs = noticeSeconds * 1000;
  process.on('SIGINT', () => (noticeMs = 0));
  // A supervised process gets the signal twice.
  process.on('SIGTERM', () => undefined);
  server.close = () => {
    void drain();
    return server;
  };

  async function drain(): Promise<void> {
    if (requestState.draining) return;
    requestState.draining = true;
    await delay(noticeMs);
    stopListening();
    if (!(await quiet())) log.warn({ active: requestState.active }, 'drain timed out with requests in progress');
    await stopTelemetry();
    process.exit(0);
  }
}

/**
 * Waits until no request was in progress for a while. Returns false on a time-out. Idle connections
 * do not count, but a new one may send a request shortly after.
 */
async function quiet(): Promise<boolean> {
  let quietMs = 0;
  for (let waitedMs = 0; quietMs < QUIET_MS && waitedMs < DRAIN_MS; waitedMs += STEP_MS) {
    await delay(STEP_MS);
    quietMs = requestState.active === 0 ? quietMs + STEP_MS : 0;
  }
  return quietMs >= QUIET_MS;
}
