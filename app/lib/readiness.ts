import { withTimeout } from './timeout';

const TIMEOUT_MS = 2_000;

/** Returns a description of the problem, or null if there is none. */
export type ReadinessCheck = () => Promise<string | null>;

export interface Readiness {
  ready: boolean;
  /** The result of each check by name: `ok`, `unreachable`, or a description of the problem. */
  checks: Record<string, string>;
}

/**
 * Runs all checks concurrently. The result of a check that throws or takes longer than two seconds
 * is `unreachable`.
 */
export async function checkReadiness(checks: Record<string, ReadinessCheck>): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const),
  );
  return { ready: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) };
}

function run(check: ReadinessCheck): Promise<string> {
  return withTimeout(TIMEOUT_MS, 'A dependency', check()).then(
    (problem) => problem ?? 'ok',
    () => 'unreachable',
  );
}
