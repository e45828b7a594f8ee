import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
