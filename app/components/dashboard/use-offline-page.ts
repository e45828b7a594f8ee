import { useEffect } from 'react';
import { keepScene } from '~/components/art/scene';

/** Keeps a page to show while the site cannot be reached, and the picture of the one that the app itself shows then; asked for in the member area alone, because public pages come without scripts. */
export function useOfflinePage(): void {
  useEffect(() => {
    keepScene('dawn', ['strip', 'wide']);
    // Browsers offer it on secure sites alone, and may refuse; nothing but that page depends on it.
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, []);
}
