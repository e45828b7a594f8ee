import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../setup/chromium.mjs';
import { registerMember } from '../setup/journeys';
import { waitForHydration } from '../setup/screens';
import { expect, test } from '../setup/test';

// Uses the complete Chromium, because its headless shell does not support notifications.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } });

/**
 * Replaces Chromium's push service. A subscription gets the given endpoint, and after subscribing
 * the document has the attribute `data-subscribed`.
 */
async function stubSubscription(page: Page, endpoint: string): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async (options) => {
        const permission = await Notification.requestPermission();
        if (permission !== 'granted')
          throw new DOMException('Registration failed - permission denied', 'NotAllowedError');
        document.documentElement.dataset.subscribed = String(options?.userVisibleOnly);
        return { toJSON: () => subscription } as unknown as PushSubscription;
      };
    },
    { endpoint, keys },
  );
}

/** Waits for an active service worker and delivers a push message to it. */
async function deliver(page: Page, notice: object): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
}

/**
 * Runs in the service worker and simulates a tap on a notification. `openWindow` is replaced and
 * records the URL, because only a real tap may open a window.
 */
const TAP = `(async () => {
  const openedUrls = [];
  clients.openWindow = async (url) => void openedUrls.push(url);
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  return { openedUrls, left: (await registration.getNotifications()).length };
})()`;

async function findServiceWorker(context: BrowserContext) {
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

test('a browser is registered after a tap, shows a reminder in place of an earlier one, and opens its class', async ({
  page,
  context,
  baseUrl,
  sandboxUrl,
}) => {
  await context.grantPermissions(['notifications']);
  await stubSubscription(page, `${sandboxUrl.replace('127.0.0.1', 'localhost')}/push/of-a-newcomer`);
  await registerMember(page);
  await page.goto('/profile-edit/reminders');
  await waitForHydration(page);
  const wanted = page.getByRole('switch', { name: 'Remind me on WhatsApp' });
  await expect(wanted).not.toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-subscribed');
  await page.getByRole('button', { name: 'Remind me in this browser instead' }).click();
  await expect(page.getByText('This browser will be reminded of your class.').first()).toBeVisible();
  await page.reload();
  await expect(wanted).toBeChecked();

  const listNotifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  const link = `${baseUrl}/j/of-today`;
  // DevTools drops a push message without an error if the service worker does not start
  // immediately, so the delivery is retried.
  await expect(async () => {
    await deliver(page, { title: 'Flow at 6:00 AM', body: 'An earlier one', url: `${baseUrl}/j/of-yesterday` });
    await expect.poll(listNotifications, { timeout: 3_000 }).toMatchObject([{ body: 'An earlier one' }]);
  }).toPass({ timeout: 30_000 });
  await deliver(page, { title: 'Flow at 6:00 AM', body: 'Namaste Asha.', url: link });
  await expect.poll(listNotifications).toEqual([{ title: 'Flow at 6:00 AM', body: 'Namaste Asha.', tag: 'reminder' }]);

  const worker = await findServiceWorker(context);
  expect(await worker.evaluate(TAP)).toEqual({ openedUrls: [link], left: 0 });
});

test('a browser without permission or with an unknown push service shows a message and changes nothing', async ({
  page,
  context,
}) => {
  await stubSubscription(page, 'https://push.evil.example/of-a-newcomer');
  await registerMember(page);
  await page.goto('/profile-edit/reminders');
  const ask = page.getByRole('button', { name: 'Remind me in this browser instead' });
  await context.clearPermissions();
  await ask.click();
  await expect(page.getByText('This browser did not allow it.')).toBeVisible();
  await context.grantPermissions(['notifications']);
  await ask.click();
  await expect(page.getByText('This browser cannot be reminded.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Remind me on WhatsApp' })).not.toBeChecked();
});
