// @ts-check

/**
 * What keeps a serving process small, as deploy/ and the Dockerfile set it too; read before a process starts, hence no setting of the application.
 * Node collects its garbage sooner than it would on a big machine, and the C library gives back what it no longer uses.
 * @type {Record<string, string>}
 */
export const MEMORY_FLAGS = {
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=192 --v8-pool-size=1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8192',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
