import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { stopTelemetry } from '~/lib/telemetry.server';
import { requestState } from './request-tracking.server';

/**
 * Maximum time in milliseconds for requests in progress to finish after the process has stopped
 * listening.
 */
export const MAX_DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

interface Options {
  /**
   * Seconds after SIGTERM during which the process still serves requests while /healthz and /readyz
   * return 503.
   */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Drains the server when remix-serve closes it on a signal: first notifies load balancers, then
 * stops listening and waits for requests in progress. After Ctrl-C, the notice is skipped.
 */
export function drainBeforeClose(server: Server, { noticeSeconds, log }: Options): void {
  const stopListening = server.close.bind(server);
  let noticeMs = noticeSeconds * 1000;
  process.on('SIGINT', () => (noticeMs = 0));
  // This handler stays registered, because a process under a supervisor may get the signal twice,
  // and the second one would kill it.
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
    if (!(await waitUntilIdle()))
      log.warn({ active: requestState.active }, 'drain timed out with requests in progress');
    await stopTelemetry();
    process.exit(0);
  }
}

/**
 * Waits until no request has been in progress for half a second. The pause is needed because a
 * connection that is still open may send another request. Returns false after the timeout.
 */
async function waitUntilIdle(): Promise<boolean> {
  let quietMs = 0;
  for (let waitedMs = 0; quietMs < QUIET_MS && waitedMs < MAX_DRAIN_MS; waitedMs += STEP_MS) {
    await delay(STEP_MS);
    quietMs = requestState.active === 0 ? quietMs + STEP_MS : 0;
  }
  return quietMs >= QUIET_MS;
}
