// @ts-check

/**
 * Size of V8's young generation in MB. A small one keeps a web process below 350 MB; a larger one
 * lets a worker at full load spend a third less CPU time on garbage collection.
 */
const YOUNG_GENERATION_MB = { web: 8, worker: 16 };

/**
 * Returns the environment variables that limit the memory of a process, the same as in deploy/ and
 * the Dockerfile. They must be set before the process starts, so they cannot be settings of the
 * application. With them, Node collects garbage earlier than its default on a large machine, and
 * malloc returns unused memory.
 * @param {'web' | 'worker'} part
 * @returns {Record<string, string>}
 */
export function getMemoryFlags(part) {
  return {
    NODE_OPTIONS: `--max-semi-space-size=${YOUNG_GENERATION_MB[part]} --max-old-space-size=192 --v8-pool-size=1`,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '8192',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  };
}
