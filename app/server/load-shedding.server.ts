import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { getOrCreateGauge } from '~/lib/metrics.server';

/** A measurement of how overloaded a process is. */
export interface LoadSample {
  /** Mean delay of the event loop since the previous sample, in milliseconds. */
  loopMs: number;
  /** Number of queries waiting for a connection, and number of open connections. */
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

const SAMPLE_INTERVAL_MS = 500;
const DELAY_RESOLUTION_MS = 10;

/** Number of consecutive samples after which load shedding starts or ends. */
const OVERLOADED_SAMPLES_TO_START = 2;
const GOOD_SAMPLES_TO_END = 6;

const MAX_WAITING_QUERIES_PER_CONNECTION = 4;

const activeGauge = getOrCreateGauge(
  'load_shedding_active',
  '1 while new visitors get the waiting page instead of the page they requested',
);

/**
 * Starts measuring the load twice per second. Returns a function that reports whether load shedding
 * is active.
 */
export function startLoadShedding({ delayMs, queries, log }: Options): () => boolean {
  if (delayMs === 0) return () => false;
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const isActiveAfter = createLoadShedder(delayMs);
  let isActive = false;
  setInterval(() => {
    const sample = { loopMs: Math.max(0, delay.mean / 1e6 - DELAY_RESOLUTION_MS), queries: queries() };
    delay.reset();
    const before = isActive;
    isActive = isActiveAfter(sample);
    activeGauge.set(Number(isActive));
    if (isActive !== before) log.warn(sample, isActive ? 'load shedding started' : 'load shedding ended');
  }, SAMPLE_INTERVAL_MS).unref();
  return () => isActive;
}

/**
 * Returns a function that decides for each load sample whether load shedding is active. It starts
 * after two overloaded samples in a row and ends only after several good ones, so that it does not
 * flap.
 */
export function createLoadShedder(delayMs: number): (sample: LoadSample) => boolean {
  let [overloaded, good, isActive] = [0, 0, false];
  return ({ loopMs, queries: { waiting, total } }) => {
    const isOverloaded = loopMs > delayMs || waiting > total * MAX_WAITING_QUERIES_PER_CONNECTION;
    const isGood = loopMs < delayMs / 4 && waiting === 0;
    overloaded = isOverloaded ? overloaded + 1 : 0;
    good = isGood ? good + 1 : 0;
    if (overloaded >= OVERLOADED_SAMPLES_TO_START) isActive = true;
    if (good >= GOOD_SAMPLES_TO_END) isActive = false;
    return isActive;
  };
}
