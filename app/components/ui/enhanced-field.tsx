import { useHydrated } from './use-hydrated';

/** Tells the server that scripts are running: it then answers with a message and a delay instead of redirecting at once. */
export function EnhancedField() {
  return useHydrated() ? <input type="hidden" name="enhanced" value="1" /> : null;
}
