import { useEffect } from 'react';

/** Keeps a page to show while the site cannot be reached; asked for in the member area alone, because public pages come without scripts. */
export function useOfflinePage(): void {
  useEffect(() => {
    // Browsers offer it on secure sites alone, and may refuse; nothing but that page depends on it.
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, []);
}
