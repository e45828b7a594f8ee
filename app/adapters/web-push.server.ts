import type { Config } from '~/config/env.server';
import type { PushService } from '~/domain/reminders/push';

const MAX_ENDPOINT_LENGTH = 1_000;

/**
 * Sends Web Push notifications with VAPID. Only known push services are contacted, because a client
 * could register the URL of any server.
 */
export function createWebPushService(
  { publicKey, privateKey, hosts, timeoutSeconds }: NonNullable<Config['push']>,
  publicUrl: string,
): PushService {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'https://localhost';
  return {
    publicKey,
    knows: (endpoint) =>
      URL.canParse(endpoint) && endpoint.length <= MAX_ENDPOINT_LENGTH && isKnown(new URL(endpoint), hosts),
    send: async ({ endpoint, p256dh, auth }, notice, ttlSeconds) => {
      if (!isKnown(new URL(endpoint), hosts)) return 'gone';
      try {
        const { default: library } = await import('web-push');
        const { headers, body } = library.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(notice),
          { vapidDetails: { subject, publicKey, privateKey }, TTL: ttlSeconds, urgency: 'high', topic: 'reminder' },
        );
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: Uint8Array.from(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutSeconds * 1000),
        });
        await response.body?.cancel();
        return response.ok ? 'accepted' : response.status === 404 || response.status === 410 ? 'gone' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}

/** HTTP is accepted only for a local push simulator with an explicit port. */
function isKnown({ protocol, host, hostname, username, password }: URL, hosts: readonly string[]): boolean {
  if (username || password) return false;
  if (protocol === 'http:') return hosts.includes(host) && /^(?:localhost|127\.0\.0\.1):\d+$/.test(host);
  return (
    protocol === 'https:' &&
    host === hostname &&
    hosts.some((one) => host === one || (one.startsWith('.') && host.endsWith(one)))
  );
}
