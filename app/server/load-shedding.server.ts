import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import { getOrCreateGauge } from '~/lib/metrics.server';
import type { RenderPage, Visitor } from './page-limit.server';

/** A measurement of how overloaded a process is. */
export interface LoadSample {
  /**
   * Milliseconds from the arrival of a page request until its answer, of the page that was answered
   * fastest since the previous sample. Only clients who request one page at a time are counted, so
   * that one client can hardly raise it.
   */
  answerMs: number;
  /** Number of queries waiting for a connection, and number of open connections. */
  queries: { waiting: number; total: number };
}

export interface WaitingRoom {
  queries: (context: AppLoadContext) => LoadSample['queries'];
  findVisitor: (request: Request, context: AppLoadContext) => Promise<Visitor>;
  /** Returns true if the visitor gets the waiting page during load shedding. */
  mustWait: (path: string, visitor: Visitor) => boolean;
  createPage: () => Response;
  /**
   * Renders a page when it is the turn of the client, or returns the waiting page if too many
   * requests wait.
   */
  limitPage: (
    request: Request,
    context: AppLoadContext,
    render: RenderPage<Response>,
    visitor?: Visitor,
  ) => Promise<Response>;
  /**
   * Returns the cookie that admits a member during load shedding, or null if it is not needed. The
   * page must have been loaded before, so that the member is known.
   */
  createAdmissionCookie: (
    path: string,
    visitor: Visitor,
    request: Request,
    context: AppLoadContext,
  ) => Promise<string | null>;
}

interface Options {
  /** Milliseconds to answer a page above which load shedding starts. 0 disables it. */
  delayMs: number;
  queries: () => LoadSample['queries'];
  log: Pick<Logger, 'warn'>;
}

export interface LoadShedding {
  isActive: () => boolean;
  /** Records how long the answer to a page request took. */
  addAnswer: (ms: number) => void;
}

const SAMPLE_INTERVAL_MS = 500;

/** Number of consecutive samples after which load shedding starts or ends. */
const OVERLOADED_SAMPLES_TO_START = 2;
const GOOD_SAMPLES_TO_END = 6;

const MAX_WAITING_QUERIES_PER_CONNECTION = 4;

const activeGauge = getOrCreateGauge(
  'load_shedding_active',
  '1 while new visitors get the waiting page instead of the page they requested',
);

/** Starts measuring the load twice per second. */
export function startLoadShedding({ delayMs, queries, log }: Options): LoadShedding {
  if (delayMs === 0) return { isActive: () => false, addAnswer: () => undefined };
  const isActiveAfter = createLoadShedder(delayMs);
  let [isActive, fastestMs, sampledAt] = [false, Infinity, performance.now()];
  setInterval(() => {
    // A sample that comes late shows that the process could not answer anything in that time.
    const lateMs = performance.now() - sampledAt - SAMPLE_INTERVAL_MS;
    const sample = { answerMs: Math.max(0, lateMs, Number.isFinite(fastestMs) ? fastestMs : 0), queries: queries() };
    [fastestMs, sampledAt] = [Infinity, performance.now()];
    const before = isActive;
    isActive = isActiveAfter(sample);
    activeGauge.set(Number(isActive));
    if (isActive !== before) log.warn(sample, isActive ? 'load shedding started' : 'load shedding ended');
  }, SAMPLE_INTERVAL_MS).unref();
  return { isActive: () => isActive, addAnswer: (ms) => (fastestMs = Math.min(fastestMs, ms)) };
}

/**
 * Returns a function that decides for each load sample whether load shedding is active. It starts
 * after two overloaded samples in a row and ends only after several good ones, so that it does not
 * flap.
 */
export function createLoadShedder(delayMs: number): (sample: LoadSample) => boolean {
  let [overloaded, good, isActive] = [0, 0, false];
  return ({ answerMs, queries: { waiting, total } }) => {
    const isOverloaded = answerMs > delayMs || waiting > total * MAX_WAITING_QUERIES_PER_CONNECTION;
    const isGood = answerMs < delayMs / 4 && waiting === 0;
    overloaded = isOverloaded ? overloaded + 1 : 0;
    good = isGood ? good + 1 : 0;
    if (overloaded >= OVERLOADED_SAMPLES_TO_START) isActive = true;
    if (good >= GOOD_SAMPLES_TO_END) isActive = false;
    return isActive;
  };
}
