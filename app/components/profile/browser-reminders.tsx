import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import type { FormReply } from '~/components/ui/form-reply';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useMessages } from '~/components/ui/use-messages';

interface BrowserRemindersProps {
  /** VAPID public key by which the browser verifies our notices. */
  publicKey: string;
}

/**
 * Switch for reminders in this browser, if supported. It reserves its space to avoid a layout
 * shift.
 */
export function BrowserReminders({ publicKey }: BrowserRemindersProps) {
  const messages = useMessages('profile.reminders');
  const { submit, data } = useFetcher<FormReply>();
  const [failed, setFailed] = useState(false);
  const refusal = data?.result?.error?.['']?.join(' ') ?? (data?.result ? messages.browserFailed : null);
  const hydrated = useHydrated();
  if (hydrated && !('PushManager' in window && 'serviceWorker' in navigator)) return null;
  const ask = async () => {
    const browser = await subscribe(publicKey);
    setFailed(browser === null);
    if (browser) submit(browser, { method: 'post', action: '/profile-edit/browser' });
  };
  const told = failed ? messages.browserFailed : refusal;
  return (
    <div className="grid justify-items-start gap-2 noscript:hidden">
      <Button type="button" variant="quiet" disabled={!hydrated} onClick={() => void ask()}>
        {messages.browser}
      </Button>
      <p
        className={told ? 'text-small font-semibold text-sindoor' : 'text-note text-ink-soft'}
        role={told ? 'alert' : undefined}
      >
        {told ?? messages.browserHint}
      </p>
    </div>
  );
}

/** Returns this browser's push subscription, or null if the browser or the person refuses. */
async function subscribe(publicKey: string): Promise<Record<'endpoint' | 'p256dh' | 'auth', string> | null> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription with an earlier key would make this one fail.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { endpoint, keys } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    ).toJSON();
    const [p256dh, auth] = [keys?.p256dh, keys?.auth];
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
  } catch {
    return null;
  }
}
