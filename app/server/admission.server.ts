import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { gauge } from '~/lib/metrics.server';

/** How far a process is behind. */
export interface Strain {
  /** Delay of the event loop, on average since the last look. */
  loopMs: number;
  /** Queries that wait for a connection, and the number of connections. */
  queries: { waiting: number; total: number };
}

export interface Lobby {
  queries: (context: AppLoadContext) => Strain['queries'];
  /** What stands in for a page while the door is shut; null for whoever has begun. */
  pageFor: (path: string, cookies: string) => Response | null;
  /** The cookie that marks whoever gets this page as let in, if they are to be. */
  markOf: (path: string, cookies: string, context: AppLoadContext) => Promise<string | null>;
}

interface Options {
  /** The event loop is late from so many milliseconds on; 0 leaves the door open always. */
  delayMs: number;
  queries: () => Strain['queries'];
  log: Pick<Logger, 'warn'>;
}

const LOOK_MS = 500;
const RESOLUTION_MS = 10;

/** Looks in a row that shut the door, and that open it again. */
const LATE_LOOKS = 2;
const EASY_LOOKS = 6;

const QUERIES_A_CONNECTION = 4;

const shut = gauge('admission_shut', '1 while whoever comes anew is asked to come back in a few seconds');

/** Whether the door of a process is shut, looked at twice a second. */
export function openAdmission({ delayMs, queries, log }: Options): () => boolean {
  if (delayMs === 0) return () => false;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const isShutAfter = door(delayMs);
  let isShut = false;
  setInterval(() => {
    const strain = { loopMs: Math.max(0, delay.mean / 1e6 - RESOLUTION_MS), queries: queries() };
    delay.reset();
    const before = isShut;
    isShut = isShutAfter(strain);
    shut.set(Number(isShut));
    if (isShut !== before) log.warn(strain, isShut ? 'newcomers wait' : 'newcomers are let in again');
  }, LOOK_MS).unref();
  return () => isShut;
}

/** Shuts when late twice running; opens only after a while in time, so that it does not swing. */
export function door(delayMs: number): (strain: Strain) => boolean {
  let [late, easy, isShut] = [0, 0, false];
  return ({ loopMs, queries: { waiting, total } }) => {
    const isLate = loopMs > delayMs || waiting > total * QUERIES_A_CONNECTION;
    const isEasy = loopMs < delayMs / 4 && waiting === 0;
    late = isLate ? late + 1 : 0;
    easy = isEasy ? easy + 1 : 0;
    if (late >= LATE_LOOKS) isShut = true;
    if (easy >= EASY_LOOKS) isShut = false;
    return isShut;
  };
}
