import os from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

// The tests run in a time zone far from Asia/Kolkata, so that code that depends on the machine's
// time zone fails.
process.env.TZ = 'Pacific/Auckland';
writeToMemory();

const resolve = { alias: { '~': path.resolve('app') } };
// Generous time limit in milliseconds, because the machine may be busy.
const POLL_TIMEOUT_MS = 240_000;
const shared = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: POLL_TIMEOUT_MS } },
  restoreMocks: true,
  unstubEnvs: true,
  // All test files in a process share their modules, because importing them takes longer than most
  // tests. This is safe because the code has no singletons.
  isolate: false,
  globalSetup: ['tests/setup/postgres.ts'],
};

/**
 * Settings for tests that run the whole platform. They poll less often, because the platform needs
 * the CPU. A test that passes at the retry is reported as flaky (tests/run/counts.mjs).
 */
const PLATFORM = { testTimeout: 600_000, retry: 1, expect: { poll: { timeout: POLL_TIMEOUT_MS, interval: 250 } } };

/** A test of the queues that `npm test` runs with both queue backends. */
const QUEUE_CONTRACT = 'tests/worker/queue.test.ts';

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { resolve, test: { ...shared, name, ...test } };
}

/** Test projects of `npm test`. */
const basic = [
  project('unit', {
    include: [
      'tests/simulation/*.test.ts',
      'app/**/*.test.{ts,tsx}',
      'prisma/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'tests/{sandbox,architecture}/**/*.test.ts',
    ],
    exclude: ['app/**/deep/**'],
  }),
  project('api', { include: ['tests/api/*.test.ts'] }),
  project('worker', {
    include: ['tests/worker/**/*.test.ts'],
    globalSetup: [...shared.globalSetup, 'tests/setup/redis.ts'],
  }),
  project('worker-postgres', { include: [QUEUE_CONTRACT] }),
  project('faults', { include: ['tests/faults/*.test.ts'], ...PLATFORM }),
];

/** Test projects of `npm run test:deep`. */
const deep = [
  project('unit-deep', { include: ['tests/simulation/deep/*.test.ts', 'app/**/deep/*.test.ts'] }),
  project('api-deep', { include: ['tests/api/deep/*.test.ts'] }),
  project('worker-postgres-deep', { include: ['tests/worker/**/*.test.ts'], exclude: [QUEUE_CONTRACT] }),
  project('faults-deep', { include: ['tests/faults/deep/*.test.ts'], ...PLATFORM }),
  project('hostile', { include: ['tests/hostile/**/*.test.ts'], globalSetup: [], ...PLATFORM }),
];

/** Project that needs root, a Debian mirror and several minutes. */
const firstDay = project('first-day', {
  include: ['tests/first-day/**/*.test.ts'],
  globalSetup: [],
  testTimeout: 900_000,
});

/** Project that runs Prometheus and Alertmanager, and whose tests wait for alerts one by one. */
const alerts = project('alerts', { include: ['tests/alerts/*.test.ts'], globalSetup: [], testTimeout: 600_000 });

export default defineConfig({
  resolve,
  test: {
    // Number of worker processes. There are at least two, because a test mostly waits for its
    // database and timers.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // Reuses modules that were transformed in an earlier run.
    experimental: { fsModuleCache: true },
    projects: [...basic, ...deep, firstDay, alerts],
  },
});
