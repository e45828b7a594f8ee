import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tracking } from './request-tracking.server';

/** How long requests under way may take to end once the process no longer listens. */
export const DRAIN_MS = 10_000;
const QUIET_MS = 500;
const STEP_MS = 50;

type Signal = 'SIGTERM' | 'SIGINT';

interface Options {
  /** How long everything is still served after a SIGTERM, while /healthz and /readyz answer 503 and connections are not kept. */
  noticeSeconds: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Ends this process in good order on a signal: balancers are told first, then it stops listening, and goes once what is under way is done. Call
 * before the server is loaded. Ctrl-C gives no notice.
 */
export function drainOnSignals({ noticeSeconds, log }: Options): void {
  process.on('SIGTERM', () => void drain(noticeSeconds * 1000));
  process.on('SIGINT', () => void drain(0));
  const stopListening = putOff('SIGTERM');
  putOff('SIGINT');

  async function drain(noticeMs: number): Promise<void> {
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
 * remix-serve stops listening the moment a signal comes, when balancers still send requests. What it wants to do then is put off until the
 * function that this returns is called.
 */
function putOff(signal: Signal): () => void {
  const wanted: (() => void)[] = [];
  process.on('newListener', (event, listener: () => void) => {
    if (event !== signal) return;
    wanted.push(listener);
    queueMicrotask(() => process.off(signal, listener));
  });
  return () => wanted.forEach((listener) => listener());
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
