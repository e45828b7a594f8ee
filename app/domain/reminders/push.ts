/** A browser that takes notices, as it made itself known. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a browser shows. */
export interface PushNotice {
  title: string;
  body: string;
  url: string;
}

/** What came of it: `gone` when the browser takes none any more. */
export type PushOutcome = 'accepted' | 'gone' | 'failed';

/** Sends notices to browsers by Web Push. */
export interface Push {
  publicKey: string;
  /** Whether an address is one of a push service that we know: nothing is sent anywhere else. */
  knows(endpoint: string): boolean;
  /** `ttlSeconds`: how long the service keeps a notice for a phone that is off. */
  send(to: PushAddress, notice: PushNotice, ttlSeconds: number): Promise<PushOutcome>;
}
