import v8 from 'node:v8';
import vm from 'node:vm';

/** Of large bodies between two looks at what they left, and what may lie there, in bytes. */
const LOOK_EACH = 4 * 1024 * 1024;
const MOST_LYING = 32 * 1024 * 1024;

let passed = 0;
let kept = 0;
let collectGarbage: (() => void) | undefined;

/**
 * Counts what was read of bodies and collects their pieces before they weigh 32 MB. V8 by itself
 * begins at 64 MB and, where they come faster, lets half the heap's limit lie.
 */
export function collectPieces(bytes: number): void {
  passed += bytes;
  if (passed < LOOK_EACH) return;
  passed = 0;
  const lying = process.memoryUsage().arrayBuffers;
  kept = Math.min(kept, lying);
  if (lying - kept < MOST_LYING) return;
  collectGarbage ??= garbageCollector();
  collectGarbage();
  kept = process.memoryUsage().arrayBuffers;
}

/** Made when first wanted: it takes a context of V8's own, in vain where no large bodies come. */
function garbageCollector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  return vm.runInNewContext('gc') as () => void;
}
