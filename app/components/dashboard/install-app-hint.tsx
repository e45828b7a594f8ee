import { useEffect, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { useMessages } from '~/components/ui/use-messages';

const DISMISSED = 'install-dismissed';

/**
 * The `beforeinstallprompt` event. TypeScript has no type for it, because not all browsers support
 * it.
 */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

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
  const messages = useMessages('member.home').install;
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
  return (
    <Card aria-labelledby="install">
      <h2 id="install" className="text-step-1">
        {messages.title}
      </h2>
      <p className="mt-1 mb-3.5 text-ink-soft">{messages.text}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="button"
          onClick={() => {
            void offer.prompt();
            close();
          }}
        >
          {messages.add}
        </Button>
        <Button type="button" variant="quiet" onClick={close}>
          {messages.notNow}
        </Button>
      </div>
    </Card>
  );
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
