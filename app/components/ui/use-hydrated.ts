import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True once scripts run, so that a control may offer more than plain HTML does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
