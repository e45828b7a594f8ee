import os from 'node:os';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { writeToMemory } from './tests/setup/memory-folder.mjs';

// Far from Asia/Kolkata and ahead of it, so that whatever reads the host's zone fails.
process.env.TZ = 'Pacific/Auckland';
writeToMemory();

const resolve = { alias: { '~': path.resolve('app') } };
// Generous, for a machine that does other things as well.
const PATIENCE_MS = 240_000;
const shared = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  restoreMocks: true,
  unstubEnvs: true,
  // Nothing is a singleton: files of a process share its modules, which load longer than most run.
  isolate: false,
  globalSetup: ['tests/setup/postgres.ts'],
};

/** A test of a whole platform polls less often, because the platform needs the processor. */
const PLATFORM = { testTimeout: 600_000, expect: { poll: { timeout: PATIENCE_MS, interval: 250 } } };

/** The test of the queues that `npm test` runs on both of them. */
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
  project('api', { include: ['tests/api/**/*.test.ts'] }),
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
  project('worker-postgres-deep', { include: ['tests/worker/**/*.test.ts'], exclude: [QUEUE_CONTRACT] }),
  project('faults-deep', { include: ['tests/faults/deep/*.test.ts'], ...PLATFORM }),
  project('hostile', { include: ['tests/hostile/**/*.test.ts'], globalSetup: [], ...PLATFORM }),
];

/** Needs root, Debian's mirror and some minutes. */
const firstDay = project('first-day', {
  include: ['tests/first-day/**/*.test.ts'],
  globalSetup: [],
  testTimeout: 900_000,
});

export default defineConfig({
  resolve,
  test: {
    // Two at least: a suite waits for its database and its clocks more than it computes.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    // Suites read the modules that an earlier suite transformed.
    experimental: { fsModuleCache: true },
    projects: [...basic, ...deep, firstDay],
  },
});
