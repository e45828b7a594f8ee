import type { JsonInput } from '~/db/client.server';

export interface ProviderOrder {
  id: string;
  amount_paise: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  /** Null for a payment made without an order. */
  orderId: string | null;
  amount_paise: number;
  refunded_paise: number;
  currency: string;
  /** Captured money is ours, authorized money only set aside, refunded money went back in full. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Stays true after a refund. A payment that was refunded without it was never our money. */
  wasCaptured: boolean;
  contact: string;
  /** The member whose checkout made the payment, as its notes say. */
  memberId: number | null;
  created_at: Date;
  errorDescription: string | null;
}

/** A donor's bank asks for the money of a payment back. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  status: 'open' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';
  amount_paise: number;
  /** What the bank took back; 0 unless the dispute is lost. */
  lost_paise: number;
  reason: string | null;
  respondBy: Date | null;
  createdAt: Date;
  /** When the provider reported this status. */
  reportedAt: Date;
}

export interface ProviderEvent {
  type: string;
  payment: ProviderPayment | null;
  dispute: ProviderDispute | null;
  /** What settling needs of the event later: it names nobody. */
  essence: JsonInput;
}

export interface HostedCheckout {
  orderId: string;
  payee: string;
  payer: { name: string; phonenumber: string; email: string | null };
  returnUrl: string;
  cancelUrl: string;
}

/** Takes payments online. Throws upstream_failed when the provider is in trouble. */
export interface Payments {
  /** By which its events are kept. */
  provider: string;
  /** Of its webhook: what tells the signature, and the event's id. */
  headers: { signature: string; eventId: string };
  /** A form with `hostedFields`, sent to `hostedUrl`, is for browsers without scripts. */
  checkout: {
    keyId: string;
    scriptUrl: string;
    hostedUrl: string;
    hostedFields: (checkout: HostedCheckout) => Record<string, string>;
  };
  placeOrder(order: { amount_paise: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** All payments of the account made in a span of time, in pages of at most 100. */
  listPaymentsBetween(from: Date, to: Date): AsyncIterable<ProviderPayment[]>;
  /** Captures an authorized payment. Returns its present state, also when the provider refuses. */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount_paise' | 'currency'>): Promise<ProviderPayment>;
  /** In full; a payment that went back already is left alone. */
  refund(paymentId: string): Promise<void>;
  isProof(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  isAuthentic(rawBody: string, signature: string): boolean;
  readEvent(payload: unknown): ProviderEvent;
}
