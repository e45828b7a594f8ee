import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Tells whether scripts have taken over the page, so that a control may offer more than plain HTML does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
