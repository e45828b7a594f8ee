import { useHydrated } from './use-hydrated';

/** Says that scripts are running: the server then answers with a message instead of a redirect. */
export function EnhancedField() {
  return useHydrated() ? <input type="hidden" name="enhanced" value="1" /> : null;
}
