import { untranslated } from '~/i18n/messages/message';
import { DomainError } from '~/domain/errors';
import type { PaymentProvider, ProviderPayment } from '~/domain/donations/payments';
import type { MessageDelivery, MessagingService, OutgoingMessage } from '~/domain/notifications/messaging';
import { paymentEvent } from '../../setup/razorpay';
import { endsWithStop } from '../model/members';
import type { Payment } from '../model/money';
import { MINUTE_MS, type Model } from '../model/world';

/**
 * How a provider handles the next call: successfully, with a lost response, without a connection,
 * with a temporary failure, or with a rejection.
 */
export type Manner = 'well' | 'silent' | 'dead' | 'busy' | 'refusing';

export interface Taken extends OutgoingMessage {
  sid: string;
  at: number;
  reported: Set<string>;
}

let last = 0;
const createId = (kind: string) => `${kind}_sim${(last += 1)}`;

/**
 * Time in milliseconds in which a message whose response was lost must not be sent again, because
 * the provider may still report its status.
 */
const MIN_RESEND_MS = 60_000;

const CODE_LIFE_MS = 10 * MINUTE_MS;

/** Simulates WhatsApp and records the messages that it has accepted. */
export class WhatsApp implements Pick<MessagingService, 'prepare' | 'send'> {
  manner: Manner = 'well';
  taken: Taken[] = [];
  /**
   * How many times each message may be sent again because a response was lost or it failed
   * temporarily.
   */
  excused = new Map<number, number>();
  wrongs: string[] = [];
  readonly #model: () => Model;

  constructor(model: () => Model) {
    this.#model = model;
  }

  async prepare(): Promise<void> {
    return Promise.resolve();
  }

  send(message: OutgoingMessage): Promise<MessageDelivery> {
    const { manner } = this;
    this.manner = 'well';
    this.#judge(message);
    if (manner === 'dead') return Promise.resolve({ outcome: 'unknown', error_code: '503' });
    if (manner === 'busy') return Promise.resolve({ outcome: 'later', error_code: '63018' });
    if (manner === 'refusing') return Promise.resolve({ outcome: 'refused', error_code: '63016' });
    const sid = createId('SM');
    this.taken.push({ ...message, sid, at: this.#model().now, reported: new Set() });
    if (manner === 'well') return Promise.resolve({ outcome: 'accepted', provider_message_id: sid });
    this.excuse(message.messageId);
    return Promise.resolve({ outcome: 'unknown', error_code: 'ETIMEDOUT' });
  }

  excuse(messageId: number): void {
    this.excused.set(messageId, (this.excused.get(messageId) ?? 0) + 1);
  }

  #judge({ template, phone, messageId }: OutgoingMessage): void {
    const { members, codes, now } = this.#model();
    const member = members.find((one) => one.phone === phone);
    const before = this.taken.findLast((one) => one.messageId === messageId);
    if (before && now - before.at < MIN_RESEND_MS && !before.reported.has('failed for now'))
      this.wrongs.push(`${template} is sent to ${phone} again within a minute`);
    const code = codes.find((one) => one.messageId === messageId);
    if (code && now >= code.at + CODE_LIFE_MS)
      this.wrongs.push(`a code is sent to ${phone} that opens nothing any more`);
    if (!member) this.wrongs.push(`${template} is sent to ${phone}, which is nobody's`);
    if (member?.stopped && endsWithStop(template)) this.wrongs.push(`${template} is sent to ${phone} after STOP`);
  }
}

export interface ProviderEvent {
  id: string;
  rawBody: string;
  signature: string;
  payment: Payment;
  isDelivered: boolean;
  isLost: boolean;
  isProcessed: boolean;
}

/** Simulates the payment provider and records its payments. */
export class Razorpay implements Pick<
  PaymentProvider,
  | 'placeOrder'
  | 'findPayment'
  | 'listPayments'
  | 'listPaymentsBetween'
  | 'capture'
  | 'refund'
  | 'listRefunds'
  | 'listRefundsBetween'
  | 'listDisputesSince'
> {
  manner: Manner = 'well';
  orders: { id: string; paise: number }[] = [];
  payments: Payment[] = [];
  events: ProviderEvent[] = [];

  placeOrder({ amount_paise }: { amount_paise: number }) {
    return this.#answer(() => {
      const id = createId('order');
      this.orders.push({ id, paise: amount_paise });
      return { id, amount_paise, currency: 'INR' };
    });
  }

  findPayment(id: string): Promise<ProviderPayment | null> {
    return this.#answer(() => {
      const found = this.payments.find((one) => one.id === id);
      return found ? toProvider(found) : null;
    });
  }

  listPayments(orderId: string): Promise<ProviderPayment[]> {
    return this.#answer(() => this.payments.filter((one) => one.orderId === orderId).map(toProvider));
  }

  async *listPaymentsBetween(from: Date, to: Date) {
    yield await this.#answer(() => this.madeBetween(from.getTime(), to.getTime()).map(toProvider));
  }

  madeBetween(from: number, to: number): Payment[] {
    return this.payments.filter(({ at }) => at >= from && at <= to);
  }

  capture({ id }: { id: string }): Promise<ProviderPayment> {
    return this.#answer(() => {
      const found = this.payments.find((one) => one.id === id);
      if (!found) throw new Error(`There is no payment ${id}`);
      if (found.status === 'authorized' && !found.refusesCapture) this.turns(found, 'captured');
      return toProvider(found);
    });
  }

  listRefunds(): Promise<never[]> {
    return Promise.resolve([]);
  }

  async *listRefundsBetween() {
    yield await this.listRefunds();
  }

  async *listDisputesSince() {
    yield await this.listRefunds();
  }

  refund(id: string): Promise<void> {
    return this.#answer(() => {
      const found = this.payments.find((one) => one.id === id);
      if (found && found.status !== 'refunded') this.paysBack(found, found.paise - found.refundedPaise);
    });
  }

  #answer<Answer>(work: () => Answer): Promise<Answer> {
    const { manner } = this;
    this.manner = 'well';
    const answer = manner === 'dead' || manner === 'busy' ? undefined : work();
    if (manner === 'well') return Promise.resolve(answer as Answer);
    return Promise.reject(new DomainError('upstream_failed', untranslated('The provider is out of reach.')));
  }

  pays(payment: Omit<Payment, 'id' | 'refundedPaise' | 'wasCaptured'>): void {
    const made = { ...payment, id: createId('pay'), refundedPaise: 0, wasCaptured: payment.status === 'captured' };
    this.payments.push(made);
    if (made.status === 'captured') this.#report('payment.authorized', { ...made, status: 'authorized' });
    this.#report(`payment.${made.status}`, made);
  }

  /**
   * Captures or refunds an authorized payment, or lets it fail. A failed payment may be captured
   * later.
   */
  turns(payment: Payment, how: 'captured' | 'failed' | 'returned'): void {
    if (payment.status === 'refunded' || payment.status === 'captured') return;
    if (how === 'returned') {
      if (payment.status === 'failed') return;
      Object.assign(payment, { status: 'refunded', refundedPaise: payment.paise });
      return this.#report('refund.processed', payment);
    }
    Object.assign(payment, { status: how, wasCaptured: how === 'captured' });
    this.#report(`payment.${how}`, payment);
  }

  paysBack(payment: Payment, paise: number): void {
    if (payment.status !== 'captured') return;
    payment.refundedPaise = Math.min(payment.paise, payment.refundedPaise + paise);
    if (payment.refundedPaise === payment.paise) payment.status = 'refunded';
    this.#report('refund.processed', payment);
  }

  #report(type: string, payment: Payment): void {
    const { id, orderId, paise, refundedPaise, status, contact, wasCaptured: captured, memberId } = payment;
    const notes = memberId === null ? {} : { notes: { member_id: String(memberId) } };
    const told = {
      id,
      status,
      contact,
      captured,
      order_id: orderId,
      amount: paise,
      amount_refunded: refundedPaise,
      ...notes,
    };
    const event = paymentEvent(type, told);
    this.events.push({
      ...event,
      id: createId('evt'),
      payment: { ...payment },
      isDelivered: false,
      isLost: false,
      isProcessed: false,
    });
  }
}

function toProvider(payment: Payment): ProviderPayment {
  const { id, orderId, paise, refundedPaise, status, contact, at, wasCaptured, memberId } = payment;
  return {
    id,
    orderId,
    status,
    contact,
    wasCaptured,
    memberId,
    amount_paise: paise,
    refunded_paise: refundedPaise,
    fee_paise: 0,
    chosenPaise: null,
    currency: 'INR',
    created_at: new Date(at),
    isInternational: false,
    errorDescription: null,
  };
}
