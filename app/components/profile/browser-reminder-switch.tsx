import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import type { FormResponse } from '~/components/ui/form-response';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useMessages } from '~/components/ui/use-messages';

interface BrowserRemindersProps {
  /** VAPID public key, with which the push service verifies our notifications. */
  publicKey: string;
}

/**
 * Switch for push reminders in this browser, shown if the browser supports them. Its space is
 * reserved to avoid a layout shift.
 */
export function BrowserReminderSwitch({ publicKey }: BrowserRemindersProps) {
  const messages = useMessages('profile.reminders');
  const { submit, data } = useFetcher<FormResponse>();
  const [failed, setFailed] = useState(false);
  const refusal = data?.result?.error?.['']?.join(' ') ?? (data?.result ? messages.browserFailed : null);
  const hydrated = useHydrated();
  if (hydrated && !('PushManager' in window && 'serviceWorker' in navigator)) return null;
  const ask = async () => {
    const browser = await subscribe(publicKey);
    setFailed(browser === null);
    if (browser) submit(browser, { method: 'post', action: '/profile-edit/browser' });
  };
  const problem = failed ? messages.browserFailed : refusal;
  return (
    <div className="grid justify-items-start gap-2 noscript:hidden">
      <Button type="button" variant="quiet" disabled={!hydrated} onClick={() => void ask()}>
        {messages.browser}
      </Button>
      <p
        className={problem ? 'text-small font-semibold text-sindoor' : 'text-note text-ink-soft'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? messages.browserHint}
      </p>
    </div>
  );
}

/** Returns the push subscription of this browser, or null if the browser or the user refuses. */
async function subscribe(publicKey: string): Promise<Record<'endpoint' | 'p256dh' | 'auth', string> | null> {
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // Subscribing fails while a subscription with a different key exists, so it is removed first.
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
