import type { JsonInput } from '~/db/client.server';

export interface ProviderOrder {
  id: string;
  amount_paise: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  /** Null if the payment was made without an order. */
  orderId: string | null;
  amount_paise: number;
  refunded_paise: number;
  currency: string;
  /**
   * `captured`: we received the money. `authorized`: the amount is only reserved. `refunded`: the
   * whole amount was returned.
   */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /**
   * True if the money was captured, even if it was refunded later. False if the payment was
   * refunded without being captured.
   */
  wasCaptured: boolean;
  contact: string;
  /** Id of the member in whose checkout the payment was made, from the notes of the payment. */
  memberId: number | null;
  created_at: Date;
  errorDescription: string | null;
}

/** A dispute (chargeback): the donor's bank claims back the money of a payment. */
export interface ProviderDispute {
  id: string;
  paymentId: string;
  status: 'open' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';
  amount_paise: number;
  /** Amount in paise that the bank took back. 0 unless the dispute is lost. */
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
  /** The fields of the event that are needed to settle the payment later, without personal data. */
  essence: JsonInput;
}

export interface HostedCheckout {
  orderId: string;
  payee: string;
  payer: { name: string; phonenumber: string; email: string | null };
  returnUrl: string;
  cancelUrl: string;
}

/** Online payments. If the provider fails or cannot be reached, methods throw `upstream_failed`. */
export interface PaymentProvider {
  /** Provider name that is stored with its webhook events. */
  provider: string;
  /** Names of the webhook headers that contain the signature and the event id. */
  headers: { signature: string; eventId: string };
  /** For browsers without JavaScript, the page posts `hostedFields` to `hostedUrl`. */
  checkout: {
    keyId: string;
    scriptUrl: string;
    hostedUrl: string;
    hostedFields: (checkout: HostedCheckout) => Record<string, string>;
  };
  placeOrder(order: { amount_paise: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Lists all payments of the account in a time range, in pages of at most 100 payments. */
  listPaymentsBetween(from: Date, to: Date): AsyncIterable<ProviderPayment[]>;
  /**
   * Captures an authorized payment and returns its current state. If the provider refuses the
   * capture, the current state is returned too.
   */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount_paise' | 'currency'>): Promise<ProviderPayment>;
  /** Refunds a payment in full. Does nothing if it was already refunded. */
  refund(paymentId: string): Promise<void>;
  isProof(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  isAuthentic(rawBody: string, signature: string): boolean;
  readEvent(payload: unknown): ProviderEvent;
}
