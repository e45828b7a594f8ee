import { useEffect } from 'react';
import { preserveScene } from '~/components/art/scene';

/** Registers the service worker and caches the pages for offline use, in the member area only. */
export function useOfflinePage(): void {
  useEffect(() => {
    preserveScene('dawn', ['tall', 'wide']);
    // Service workers need HTTPS, and browsers may refuse. Only the offline pages depend on it.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const keep = async () => {
      await serviceWorker.register('/service-worker.js');
      // The first page was loaded before the service worker was active.
      const isKept = serviceWorker.controller !== null;
      const assets = performance.getEntriesByType('resource').map(({ name }) => name);
      const ours = assets.filter((address) => address.startsWith(`${location.origin}/assets/`));
      if (!isKept) (await serviceWorker.ready).active?.postMessage({ keep: location.pathname, assets: ours });
    };
    keep().catch(() => undefined);
  }, []);
}
