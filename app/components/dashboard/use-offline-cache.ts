import { useEffect } from 'react';
import { preloadScenePictures } from '~/components/art/scene';

/** Registers the service worker and caches pages for offline use. Used only in the member area. */
export function useOfflineCache(): void {
  useEffect(() => {
    preloadScenePictures('dawn', ['tall', 'wide']);
    // Service workers need HTTPS, and a browser may not allow one. Only the offline pages depend on
    // it.
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const registerAndCachePage = async () => {
      await serviceWorker.register('/service-worker.js');
      // If no service worker controls this page, it was loaded before the worker was active, so the
      // worker must be asked to cache it.
      const isKept = serviceWorker.controller !== null;
      const assets = performance.getEntriesByType('resource').map(({ name }) => name);
      const ours = assets.filter((address) => address.startsWith(`${location.origin}/assets/`));
      if (!isKept) (await serviceWorker.ready).active?.postMessage({ keep: location.pathname, assets: ours });
    };
    registerAndCachePage().catch(() => undefined);
  }, []);
}
