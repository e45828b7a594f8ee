import type { JsonInput } from '~/db/client.server';

export interface ProviderOrder {
  id: string;
  amount_paise: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  /** Null for a payment without an order. */
  orderId: string | null;
  amount_paise: number;
  refunded_paise: number;
  currency: string;
  /**
   * Captured money is ours, authorized money is only reserved, refunded money was returned in full.
   */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Stays true after a refund. A payment that was refunded without capture was never our money. */
  wasCaptured: boolean;
  contact: string;
  /** The member whose checkout made the payment, from the payment's notes. */
  memberId: number | null;
  created_at: Date;
  errorDescription: string | null;
}

/** A chargeback: the donor's bank reclaims the money of a payment. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  status: 'open' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';
  amount_paise: number;
  /** The amount that the bank took back; 0 unless the dispute is lost. */
  lost_paise: number;
  reason: string | null;
  respondBy: Date | null;
  createdAt: Date;
  reportedAt: Date;
}

export interface ProviderEvent {
  type: string;
  payment: ProviderPayment | null;
  dispute: ProviderDispute | null;
  /** The part of the event that settling needs later. It contains no personal data. */
  essence: JsonInput;
}

export interface HostedCheckout {
  orderId: string;
  payee: string;
  payer: { name: string; phonenumber: string; email: string | null };
  returnUrl: string;
  cancelUrl: string;
}

/** Online payments. Methods throw upstream_failed if the provider fails. */
export interface Payments {
  /** Name under which the provider's events are stored. */
  provider: string;
  /** Header names of the webhook's signature and event id. */
  headers: { signature: string; eventId: string };
  /** Browsers without scripts post `hostedFields` to `hostedUrl`. */
  checkout: {
    keyId: string;
    scriptUrl: string;
    hostedUrl: string;
    hostedFields: (checkout: HostedCheckout) => Record<string, string>;
  };
  placeOrder(order: { amount_paise: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Lists all payments of the account within a time range, in pages of at most 100. */
  listPaymentsBetween(from: Date, to: Date): AsyncIterable<ProviderPayment[]>;
  /** Captures an authorized payment and returns its current state, even if the provider refuses. */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount_paise' | 'currency'>): Promise<ProviderPayment>;
  /** Refunds a payment in full. Does nothing if it was already refunded. */
  refund(paymentId: string): Promise<void>;
  isProof(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  isAuthentic(rawBody: string, signature: string): boolean;
  readEvent(payload: unknown): ProviderEvent;
}
