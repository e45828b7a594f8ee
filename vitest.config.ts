import os from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

// A time zone far from Asia/Kolkata, so that code that uses the machine's time zone fails.
process.env.TZ = 'Pacific/Auckland';
writeToMemory();

const resolve = { alias: { '~': path.resolve('app') } };
// A generous limit for busy machines.
const PATIENCE_MS = 240_000;
const shared = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  restoreMocks: true,
  unstubEnvs: true,
  // Test files share modules in one process, because importing them takes longer than most tests.
  // The code has no singletons.
  isolate: false,
  globalSetup: ['tests/setup/postgres.ts'],
};

/** A platform test polls less often, because the platform needs the processor. */
const PLATFORM = { testTimeout: 600_000, expect: { poll: { timeout: PATIENCE_MS, interval: 250 } } };

/** `npm test` runs this test of the queues on both backends. */
const QUEUE_CONTRACT = 'tests/worker/queue.test.ts';

function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return { resolve, test: { ...shared, name, ...test } };
}

/** The projects of `npm test`. */
const basic = [
  project('unit', {
    include: [
      'tests/simulation/*.test.ts',
      'app/**/*.test.{ts,tsx}',
      'prisma/**/*.test.ts',
      'sandbox/**/*.test.ts',
      'tests/{sandbox,architecture}/**/*.test.ts',
    ],
  }),
  project('api', { include: ['tests/api/*.test.ts'] }),
  project('worker', {
    include: ['tests/worker/**/*.test.ts'],
    globalSetup: [...shared.globalSetup, 'tests/setup/redis.ts'],
  }),
  project('worker-postgres', { include: [QUEUE_CONTRACT] }),
  project('faults', { include: ['tests/faults/*.test.ts'], ...PLATFORM }),
];

/** The projects of `npm run test:deep`. */
const deep = [
  project('unit-deep', { include: ['tests/simulation/deep/*.test.ts'] }),
  project('api-deep', { include: ['tests/api/deep/*.test.ts'] }),
  project('worker-postgres-deep', { include: ['tests/worker/**/*.test.ts'], exclude: [QUEUE_CONTRACT] }),
  project('faults-deep', { include: ['tests/faults/deep/*.test.ts'], ...PLATFORM }),
  project('hostile', { include: ['tests/hostile/**/*.test.ts'], globalSetup: [], ...PLATFORM }),
];

/** Needs root, a Debian mirror and several minutes. */
const firstDay = project('first-day', {
  include: ['tests/first-day/**/*.test.ts'],
  globalSetup: [],
  testTimeout: 900_000,
});

export default defineConfig({
  resolve,
  test: {
    // At least two workers, because a suite mostly waits for its database and timers.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // Reuses modules that an earlier run transformed.
    experimental: { fsModuleCache: true },
    projects: [...basic, ...deep, firstDay],
  },
});
