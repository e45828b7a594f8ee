import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '../faults/people';
import { type SendRequest, type ClassToJoin, isJoined, MorningVisit } from './morning-visit';

const AGAIN_MS = 2_000;
const PEAK_SECONDS = 10;
/**
 * Maximum number of connections. With more, the measurement would be limited by the load generator,
 * which runs on the same machine. Waiting for a free connection is part of the response time.
 */
const CONNECTIONS = 128;
const ANSWER_LIMIT_MS = 30_000;

export interface JoinResults {
  /**
   * Time at which each attendance was acknowledged, and the duration of the last request for it, in
   * milliseconds.
   */
  marks: { at: number; tookMs: number }[];
  led: number;
  /** Number of requests that were retried because of an error or because there was no response. */
  again: number;
  /** Number of members whose requests all failed. */
  gaveUp: number;
}

/** One in this many members has no JavaScript. */
const WITHOUT_SCRIPTS = 10;

export interface Morning extends ClassToJoin {
  minutes: number;
}

/**
 * Lets members open the home page and join a class within the given number of minutes, half of them
 * in the first fifth of this time. Each member retries until the attendance is acknowledged, and
 * after that goes to the meeting.
 */
export async function runJoiners(members: readonly Person[], { minutes, ...target }: Morning): Promise<JoinResults> {
  const joined: JoinResults = { marks: [], led: 0, again: 0, gaveUp: 0 };
  const [start, allMs] = [performance.now(), minutes * 60_000];
  const lastTry = start + allMs + 60_000;

  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const sendRequest: SendRequest = (path, { body, ...options }) =>
    new Promise((resolve) => {
      const request = http.request(target.url + path, { ...options, agent, timeout: ANSWER_LIMIT_MS }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('close', () => resolve(0));
      });
      request.once('timeout', () => request.destroy());
      request.once('error', () => resolve(0)).end(body);
    });

  async function join({ token }: Person, nr: number): Promise<void> {
    const visit = new MorningVisit(sendRequest, target, token, nr % WITHOUT_SCRIPTS !== 0);
    await visit.openHome();
    for (;;) {
      const from = performance.now();
      const status = await visit.join();
      const at = performance.now();
      if (isJoined(status)) {
        joined.marks.push({ at, tookMs: at - from });
        break;
      }
      joined.again += 1;
      if (at > lastTry) {
        joined.gaveUp += 1;
        return;
      }
      await delay(AGAIN_MS * (0.5 + Math.random()));
    }
    if ((await visit.goToMeeting()) === 302) joined.led += 1;
  }

  const getArrivalTime = (share: number) => start + allMs * (share < 0.5 ? share * 0.4 : 0.2 + (share - 0.5) * 1.6);
  const underWay: Promise<void>[] = [];
  for (const [nr, member] of members.entries()) {
    const early = getArrivalTime(nr / members.length) - performance.now();
    if (early > 1) await delay(early);
    underWay.push(join(member, nr));
  }
  await Promise.all(underWay);
  agent.destroy();
  return joined;
}

/** Returns the highest number of acknowledged attendances per second, averaged over ten seconds. */
export function findPeakRate(marks: JoinResults['marks']): number {
  const bySlot = new Map<number, number>();
  for (const { at } of marks) {
    const slot = Math.floor(at / 1000 / PEAK_SECONDS);
    bySlot.set(slot, (bySlot.get(slot) ?? 0) + 1);
  }
  return Math.max(0, ...bySlot.values()) / PEAK_SECONDS;
}

/**
 * Returns the longest time in seconds without an acknowledged attendance, between `from` and
 * `until`.
 */
export function findLongestSilence(marks: JoinResults['marks'], from: number, until: number): number {
  const times = marks.map(({ at }) => at).filter((at) => at > from && at < until);
  const all = [from, ...times.sort((one, other) => one - other), until];
  return Math.max(...all.slice(1).map((at, before) => at - (all[before] ?? at))) / 1000;
}

/** Returns a percentile of the durations in milliseconds, for example the 95th if `of100` is 95. */
export function getPercentile(marks: JoinResults['marks'], of100: number): number {
  const times = marks.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor((times.length * of100) / 100))] ?? 0;
}
