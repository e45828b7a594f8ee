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

/** `gone` when the browser takes none any more. */
export type PushOutcome = 'accepted' | 'gone' | 'failed';

export interface Push {
  publicKey: string;
  /** Whether it is of a push service that we know: nothing is sent anywhere else. */
  knows(endpoint: string): boolean;
  /** `ttlSeconds`: how long the service keeps a notice for a phone that is off. */
  send(to: PushAddress, notice: PushNotice, ttlSeconds: number): Promise<PushOutcome>;
}
