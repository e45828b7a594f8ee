import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { getOrCreateGauge } from '~/lib/metrics.server';

/** A measurement of how overloaded a process is. */
export interface LoadSample {
  /** Mean delay of the event loop since the previous sample, in milliseconds. */
  loopMs: number;
  /** Number of queries that wait for a connection, and number of open connections. */
  queries: { waiting: number; total: number };
}

export interface WaitingRoom {
  queries: (context: AppLoadContext) => LoadSample['queries'];
  /**
   * Returns the waiting page that is shown during load shedding, or null for a visitor who was
   * already admitted.
   */
  pageFor: (path: string, cookies: string) => Response | null;
  /** Returns the cookie that admits a member during load shedding, or null if it is not needed. */
  createAdmissionCookie: (path: string, cookies: string, context: AppLoadContext) => Promise<string | null>;
}

interface Options {
  /** Event loop delay in milliseconds above which load shedding starts. 0 disables it. */
  delayMs: number;
  queries: () => LoadSample['queries'];
  log: Pick<Logger, 'warn'>;
}

const LOOK_MS = 500;
const RESOLUTION_MS = 10;

/** Number of consecutive samples after which load shedding starts or ends. */
const LATE_LOOKS = 2;
const EASY_LOOKS = 6;

const QUERIES_A_CONNECTION = 4;

const shut = getOrCreateGauge(
  'load_shedding_active',
  '1 while whoever comes anew is asked to come back in a few seconds',
);

/**
 * Starts measuring the load twice per second. Returns a function that reports whether load shedding
 * is active.
 */
export function startLoadShedding({ delayMs, queries, log }: Options): () => boolean {
  if (delayMs === 0) return () => false;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const isShutAfter = createLoadShedder(delayMs);
  let isShut = false;
  setInterval(() => {
    const strain = { loopMs: Math.max(0, delay.mean / 1e6 - RESOLUTION_MS), queries: queries() };
    delay.reset();
    const before = isShut;
    isShut = isShutAfter(strain);
    shut.set(Number(isShut));
    if (isShut !== before) log.warn(strain, isShut ? 'load shedding started' : 'load shedding ended');
  }, LOOK_MS).unref();
  return () => isShut;
}

/**
 * Returns a function that decides for each load sample whether load shedding is active. It starts
 * after two overloaded samples in a row and ends only after several good ones, so that it does not
 * flap.
 */
export function createLoadShedder(delayMs: number): (strain: LoadSample) => boolean {
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
