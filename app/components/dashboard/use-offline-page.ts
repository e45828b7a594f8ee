import { useEffect } from 'react';
import { keepScene } from '~/components/art/scene';

/**
 * Keeps the day's classes and a page to show while offline. In the member area alone, because
 * public pages come without scripts.
 */
export function useOfflinePage(): void {
  useEffect(() => {
    keepScene('dawn', ['tall', 'wide']);
    // Only on secure sites, and browsers may refuse; nothing but those pages depends on it.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const keep = async () => {
      await serviceWorker.register('/service-worker.js');
      // The first page came before there was anybody to keep it.
      const isKept = serviceWorker.controller !== null;
      const assets = performance.getEntriesByType('resource').map(({ name }) => name);
      const ours = assets.filter((address) => address.startsWith(`${location.origin}/assets/`));
      if (!isKept) (await serviceWorker.ready).active?.postMessage({ keep: location.pathname, assets: ours });
    };
    keep().catch(() => undefined);
  }, []);
}
