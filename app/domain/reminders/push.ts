export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushNotice {
  title: string;
  body: string;
  url: string;
}

/** `gone` if the browser no longer accepts notices. */
export type PushOutcome = 'accepted' | 'gone' | 'failed';

export interface PushService {
  publicKey: string;
  /** True for a known push service. Nothing is sent to other hosts. */
  knows(endpoint: string): boolean;
  /** `ttlSeconds` is how long the service stores a notice for a phone that is off. */
  send(to: PushAddress, notice: PushNotice, ttlSeconds: number): Promise<PushOutcome>;
}
