import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { stopTelemetry } from '~/lib/telemetry.server';
import { tracking } from './request-tracking.server';

/** How long requests under way may take to end once the process no longer listens. */
export const DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

interface Options {
  /** After SIGTERM all is served this long; /healthz and /readyz answer 503. */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * When remix-serve closes the server on a signal: tells balancers, stops listening, finishes
 * what is under way. Ctrl-C gives no notice.
 */
export function drainOnClose(server: Server, { noticeSeconds, log }: Options): void {
  const stopListening = server.close.bind(server);
  let noticeMs = noticeSeconds * 1000;
  process.on('SIGINT', () => (noticeMs = 0));
  // A process that is supervised gets the signal twice.
  process.on('SIGTERM', () => undefined);
  server.close = () => {
    void drain();
    return server;
  };

  async function drain(): Promise<void> {
    if (tracking.draining) return;
    tracking.draining = true;
    await delay(noticeMs);
    stopListening();
    if (!(await quiet()))
      log.warn({ active: tracking.active }, 'requests were still under way at the end of the drain');
    await stopTelemetry();
    process.exit(0);
  }
}

/**
 * Whether no request was under way for a while; false when that took too long. Not idle
 * connections, but a new one may bring its request a moment later.
 */
async function quiet(): Promise<boolean> {
  let quietMs = 0;
  for (let waitedMs = 0; quietMs < QUIET_MS && waitedMs < DRAIN_MS; waitedMs += STEP_MS) {
    await delay(STEP_MS);
    quietMs = tracking.active === 0 ? quietMs + STEP_MS : 0;
  }
  return quietMs >= QUIET_MS;
}
