// @ts-check

/**
 * MB of young heap: a web process is to stay below 350 MB in all, and a worker that sends at its
 * limit spends a third less of its processor on garbage.
 */
const YOUNG_MB = { web: 8, worker: 16 };

/**
 * What keeps a serving process small, as deploy/ and the Dockerfile set it too; read before a
 * process starts, hence no setting of the application. Node collects its garbage sooner than it
 * would on a big machine, and the C library gives back what it no longer uses.
 * @param {'web' | 'worker'} part
 * @returns {Record<string, string>}
 */
export function memoryFlagsOf(part) {
  return {
    NODE_OPTIONS: `--max-semi-space-size=${YOUNG_MB[part]} --max-old-space-size=192 --v8-pool-size=1`,
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '8192',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  };
}
