import { useEffect, useState } from 'react';
import type { InstallOffer } from './install-offer';
import { InstallAppCard } from './lazy-components';

const DISMISSED = 'install-dismissed';

let offered: InstallOffer | null = null;

// Browsers fire this event once, possibly before the page is rendered.
if (typeof window !== 'undefined') {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallOffer;
    dispatchEvent(new Event('installable'));
  });
}

/**
 * Suggests installing the app if the browser supports it, until the member installs the app or
 * declines.
 */
export function InstallAppHint() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const show = () => setOffer(wasDismissed() ? null : offered);
    const hide = () => setOffer(null);
    show();
    addEventListener('installable', show);
    addEventListener('appinstalled', hide);
    return () => {
      removeEventListener('installable', show);
      removeEventListener('appinstalled', hide);
    };
  }, []);
  if (!offer) return null;
  function close() {
    remember();
    setOffer(null);
  }
  return <InstallAppCard offer={offer} onAnswer={close} />;
}

// Remembers that the suggestion was answered. If the browser blocks storage, the suggestion appears
// again.
function remember(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    return;
  }
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}
