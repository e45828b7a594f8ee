import type { Logger } from 'pino';
import { getOrCreateGauge } from '~/lib/metrics.server';

/** A measurement of how overloaded a process is. */
export interface LoadSample {
  /**
   * Milliseconds from the arrival of a page request until its answer since the previous sample, of
   * the page of each client that was answered fastest. Only clients who request one page at a time
   * are counted.
   */
  answers: ReadonlyMap<string, number>;
  /** Milliseconds by which the sample was taken late, because the process could not do anything. */
  lateMs: number;
  /** Number of queries waiting for a connection, and number of open connections. */
  queries: { waiting: number; total: number };
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
  addAnswer: (client: string, ms: number) => void;
}

const SAMPLE_INTERVAL_MS = 500;

/** Number of consecutive samples after which load shedding starts or ends. */
const OVERLOADED_SAMPLES_TO_START = 2;
const GOOD_SAMPLES_TO_END = 6;

const MAX_WAITING_QUERIES_PER_CONNECTION = 4;

/**
 * Number of clients whose pages must all be slow. The slow reports of a few clients say nothing
 * about the pages of the others.
 */
const SLOW_CLIENTS = 5;

/** Number of samples for which a slow page is counted. */
const SLOW_SAMPLES = 10;

const activeGauge = getOrCreateGauge(
  'load_shedding_active',
  '1 while new visitors get the waiting page instead of the page they requested',
);

/** Starts measuring the load twice per second. */
export function startLoadShedder({ delayMs, queries, log }: Options): LoadShedding {
  if (delayMs === 0) return { isActive: () => false, addAnswer: () => undefined };
  const isActiveAfter = createLoadShedder(delayMs);
  let [isActive, sampledAt] = [false, performance.now()];
  const answers = new Map<string, number>();
  setInterval(() => {
    const lateMs = Math.max(0, performance.now() - sampledAt - SAMPLE_INTERVAL_MS);
    const sample = { answers: new Map(answers), lateMs, queries: queries() };
    answers.clear();
    sampledAt = performance.now();
    const before = isActive;
    isActive = isActiveAfter(sample);
    activeGauge.set(Number(isActive));
    if (isActive === before) return;
    const load = { answersMs: [...sample.answers.values()], lateMs, queries: sample.queries };
    log.warn(load, isActive ? 'load shedding started' : 'load shedding ended');
  }, SAMPLE_INTERVAL_MS).unref();
  return {
    isActive: () => isActive,
    addAnswer: (client, ms) => void answers.set(client, Math.min(ms, answers.get(client) ?? Infinity)),
  };
}

/**
 * Returns a function that decides for each load sample whether load shedding is active. It starts
 * after two overloaded samples in a row and ends only after several good ones, so that it does not
 * flap.
 */
export function createLoadShedder(delayMs: number): (sample: LoadSample) => boolean {
  let [overloaded, good, isActive] = [0, 0, false];
  const [areSlow, areFairlySlow] = [createSlownessCheck(delayMs), createSlownessCheck(delayMs / 4)];
  return ({ answers, lateMs, queries: { waiting, total } }) => {
    const [isSlow, isFairlySlow] = [areSlow(answers), areFairlySlow(answers)];
    const isOverloaded = isSlow || lateMs > delayMs || waiting > total * MAX_WAITING_QUERIES_PER_CONNECTION;
    const isGood = !isFairlySlow && lateMs < delayMs / 4 && waiting === 0;
    overloaded = isOverloaded ? overloaded + 1 : 0;
    good = isGood ? good + 1 : 0;
    if (overloaded >= OVERLOADED_SAMPLES_TO_START) isActive = true;
    if (good >= GOOD_SAMPLES_TO_END) isActive = false;
    return isActive;
  };
}

/**
 * Returns a function that is true for a sample if several clients waited longer than `limitMs` for
 * their pages, and no client got a page faster in the meantime.
 */
function createSlownessCheck(limitMs: number): (answers: LoadSample['answers']) => boolean {
  const slowAt = new Map<string, number>();
  let sampleNr = 0;
  return (answers) => {
    sampleNr += 1;
    if ([...answers.values()].some((ms) => ms <= limitMs)) slowAt.clear();
    else for (const client of answers.keys()) slowAt.set(client, sampleNr);
    for (const [client, nr] of slowAt) if (sampleNr - nr >= SLOW_SAMPLES) slowAt.delete(client);
    return answers.size > 0 && slowAt.size >= SLOW_CLIENTS;
  };
}
