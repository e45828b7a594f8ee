import type { JsonInput } from '~/db/client.server';

export interface ProviderOrder {
  id: string;
  amount_paise: number;
  currency: string;
}

export interface ProviderPayment {
  id: string;
  /** The order, or the QR code of the provider. Null if the payment was made without either. */
  orderId: string | null;
  amount_paise: number;
  refunded_paise: number;
  /** Fee of the provider with its tax, in paise. 0 as long as the provider has not reported it. */
  fee_paise: number;
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
  /** True if the card or account of the payer is foreign. */
  isInternational: boolean;
  contact: string;
  /** Id of the member in whose checkout the payment was made, from the notes of the payment. */
  memberId: number | null;
  /** Amount in paise that the member chose in that checkout, from the notes of the payment. */
  chosenPaise: number | null;
  created_at: Date;
  errorDescription: string | null;
}

/** A refund of a payment. A refund that was processed can still fail later. */
export interface ProviderRefund {
  id: string;
  paymentId: string;
  status: 'pending' | 'processed' | 'failed';
  amount_paise: number;
  speed: string | null;
  reason: string | null;
  /** Number by which the donor finds the refund at the bank. */
  bankReference: string | null;
  created_at: Date;
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

/** A QR code of the provider that accepts one payment of a fixed amount. */
export interface ProviderCode {
  id: string;
  imageUrl: string;
}

/** Reports that a QR code accepts no more payments. */
export interface ClosedCode {
  id: string;
  /** True if the code was closed because it was paid. */
  isPaid: boolean;
  closedAt: Date;
}

export interface ProviderEvent {
  type: string;
  closedCode: ClosedCode | null;
  payment: ProviderPayment | null;
  refund: ProviderRefund | null;
  dispute: ProviderDispute | null;
  /** The fields of the event that are needed to settle the payment later, without personal data. */
  essence: JsonInput;
}

/** A refund with a key. The provider makes at most one refund with the same key. */
export interface RefundRequest {
  paymentId: string;
  amount_paise: number;
  key: string;
}

/** The id of the refund, or the reason why the provider refused it. */
export type RefundOutcome = { id: string } | { refusal: string };

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
    hostedFields: (checkout: {
      orderId: string;
      payee: string;
      payer: { name: string; phonenumber: string; email: string | null };
      returnUrl: string;
      cancelUrl: string;
    }) => Record<string, string>;
  };
  placeOrder(order: { amount_paise: number; receipt: string; notes: Record<string, string> }): Promise<ProviderOrder>;
  /** True if members can pay with a QR code of the provider. */
  hasCodes: boolean;
  createCode(code: { amount_paise: number; closesAt: Date; notes: Record<string, string> }): Promise<ProviderCode>;
  /** Downloads the picture of a QR code. */
  readCodeImage(imageUrl: string): Promise<{ bytes: Uint8Array; contentType: string }>;
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** Lists the payments of an order or of a QR code. */
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** These list all payments or refunds of the account in a time range, in pages of at most 100. */
  listPaymentsBetween(from: Date, to: Date): AsyncIterable<ProviderPayment[]>;
  listRefundsBetween(from: Date, to: Date): AsyncIterable<ProviderRefund[]>;
  /** Lists disputes with their status at `now`, newest first, at least back to `from`. */
  listDisputesSince(from: Date, now: Date): AsyncIterable<ProviderDispute[]>;
  /**
   * Captures an authorized payment and returns its current state. If the provider refuses the
   * capture, the current state is returned too.
   */
  capture(payment: Pick<ProviderPayment, 'id' | 'amount_paise' | 'currency'>): Promise<ProviderPayment>;
  /** Lists the refunds of a payment. Returns an empty list for an unknown payment. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Refunds a payment in full. Does nothing if it was already refunded. */
  refund(paymentId: string): Promise<void>;
  /**
   * Refunds part of a payment or all of it. Repeating a request with the same key is safe, also if
   * the response to an earlier request was lost.
   */
  refundPart(request: RefundRequest): Promise<RefundOutcome>;
  isProof(proof: { orderId: string; paymentId: string; signature: string }): boolean;
  isAuthentic(rawBody: string, signature: string): boolean;
  readEvent(payload: unknown): ProviderEvent;
}
