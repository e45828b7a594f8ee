import { useEffect } from 'react';
import { useRevalidator } from '@remix-run/react';

const REFRESH_MS = 30_000;

/** Loads the data of the page again, every 30 seconds by default, while the tab is visible. */
export function useRefresh({ ms = REFRESH_MS, isOn = true } = {}): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      // A refresh would interrupt somebody who is filling in a form.
      const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
      if (document.visibilityState === 'visible' && state === 'idle' && !isTyping) revalidate();
    }, ms);
    return () => clearInterval(timer);
  }, [revalidate, state, ms, isOn]);
}
