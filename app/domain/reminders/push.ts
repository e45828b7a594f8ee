export interface WebPushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushNotification {
  title: string;
  body: string;
  url: string;
}

/** `gone` means that the subscription no longer exists. */
export type PushOutcome = 'accepted' | 'gone' | 'failed';

export interface PushService {
  publicKey: string;
  /** True if the endpoint belongs to a known push service. Nothing is sent to other hosts. */
  knows(endpoint: string): boolean;
  /**
   * `ttlSeconds` is how long the push service stores the notification while the device is offline.
   */
  send(to: WebPushSubscription, notice: PushNotification, ttlSeconds: number): Promise<PushOutcome>;
}
