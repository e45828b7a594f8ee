import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tracking } from './request-tracking.server';

/** How long requests under way may take to end once the process no longer listens. */
export const DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

interface Options {
  /** How long everything is still served after a SIGTERM, while /healthz and /readyz answer 503 and connections are not kept. */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Lets closing a server, which remix-serve does the moment a signal comes, mean to end the process in good order: balancers are told first, then
 * it stops listening, and the process goes once what is under way is done. Ctrl-C gives no notice.
 */
export function drainOnClose(server: Server, { noticeSeconds, log }: Options): void {
  const stopListening = server.close.bind(server);
  let noticeMs = noticeSeconds * 1000;
  process.on('SIGINT', () => (noticeMs = 0));
  // A process that is supervised hears of its end twice.
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
    process.exit(0);
  }
}

/**
 * Whether no request was under way for a while; false when that took too long. Connections that idle in a browser are no reason to wait, and one
 * that was made just before the end may bring its request a moment after it.
 */
async function quiet(): Promise<boolean> {
  let quietMs = 0;
  for (let waitedMs = 0; quietMs < QUIET_MS && waitedMs < DRAIN_MS; waitedMs += STEP_MS) {
    await delay(STEP_MS);
    quietMs = tracking.active === 0 ? quietMs + STEP_MS : 0;
  }
  return quietMs >= QUIET_MS;
}
