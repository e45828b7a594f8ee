// @ts-check
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 40;

/**
 * Resolves when the URL responds with 200. Throws if it does not within the time limit.
 * @param {string} url
 * @param {number} [limitMs]
 */
export async function waitUntilHealthy(url, limitMs = 60_000) {
  for (const end = Date.now() + limitMs; Date.now() < end; await delay(PAUSE_MS)) {
    if (await isHealthy(url)) return;
  }
  throw new Error(`${url} does not answer 200 after ${limitMs / 1000} seconds`);
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
