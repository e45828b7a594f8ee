import type { BrandSettings, BrandStore, DomainLogger } from '~/domain/context';
import { withTimeout } from '~/lib/timeout';

const LOAD_TIMEOUT_MS = 1_000;

/** Maximum age of a copy in seconds. If it is older, callers wait for a new copy. */
const MAX_AGE_SECONDS = 60;

/**
 * Caches the brand of the site in memory, so that pages, messages and images can read it without a
 * query. The copy is refreshed after `seconds`. If the database does not respond, the last copy is
 * used.
 */
export function openBrandStore(
  load: (last: BrandSettings) => Promise<BrandSettings>,
  { defaults, seconds, log }: { defaults: BrandSettings; seconds: number; log: DomainLogger },
): BrandStore & { current: () => BrandSettings } {
  let current = defaults;
  let readAt = -Infinity;
  let mustWait = true;
  let reading: Promise<void> | null = null;

  const read = (): Promise<void> => {
    const own = load(current)
      .then((brand) => {
        if (reading === own) current = brand;
      })
      .catch((error: unknown) => log.warn({ err: error }, 'failed to read the brand; the last copy stays in use'))
      .finally(() => {
        if (reading !== own) return;
        reading = null;
        readAt = Date.now();
        mustWait = seconds === 0;
      });
    return own;
  };

  return {
    current: () => current,
    refresh: async () => {
      const age = (Date.now() - readAt) / 1000;
      if (age < seconds) return;
      reading ??= read();
      if (mustWait || age > MAX_AGE_SECONDS)
        await withTimeout(LOAD_TIMEOUT_MS, 'the brand', reading).catch(() => {
          mustWait = false;
        });
    },
    forget: () => {
      reading = null;
      readAt = -Infinity;
      mustWait = true;
    },
  };
}
