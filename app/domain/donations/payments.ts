import type { JsonInput } from '~/db/client.server';

/** An order at the card payment provider: what a customer may pay once. */
export interface ProviderOrder {
  id: string;
  amount_paise: number;
  currency: string;
}

/** What the provider knows of a payment. */
export interface ProviderPayment {
  id: string;
  /** Null for a payment made without an order. */
  orderId: string | null;
  amount_paise: number;
  refunded_paise: number;
  currency: string;
  /** Captured money is ours; authorized money is only set aside; refunded money has gone back in full. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** The customer's phone as they typed it. */
  contact: string;
  created_at: Date;
  /** Why it failed, in words for the customer. */
  errorDescription: string | null;
}

/** Something that the provider reports. */
export interface ProviderEvent {
  type: string;
  /** The payment that it is about, as it was at that instant; null where it is about none. */
  payment: ProviderPayment | null;
  /** What of the event settling needs, to be read again later: it names nobody. */
  essence: JsonInput;
}

/** Takes payments by card, UPI or netbanking. Calls throw upstream_failed when the provider does not answer or is in trouble. */
export interface Payments {
  /** What a browser needs to pay: the public key, the script that opens the checkout, and the hosted page for browsers without scripts. */
  checkout: { keyId: string; scriptUrl: string; hostedUrl: string };
  placeOrder(order: { amount_paise: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  /** Null when the provider does not know the payment. */
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** The payments tried on an order; none for an order that the provider does not know. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Sends a captured payment back in full; one that went back already is left alone. */
  refund(paymentId: string): Promise<void>;
  /** Whether a checkout's signature proves that this order was paid by this payment. */
  isProof(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Whether a webhook's raw body was signed by the provider. */
  isAuthentic(rawBody: string, signature: string): boolean;
  /** Reads a webhook's body. */
  readEvent(payload: unknown): ProviderEvent;
}
