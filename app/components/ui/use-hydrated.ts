import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns true after hydration, and false on the server and without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
