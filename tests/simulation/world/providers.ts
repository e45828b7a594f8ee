import type { MessageDelivery, MessagingService, OutgoingMessage } from '~/domain/notifications/messaging';
import { endsWithStop } from '../model/members';
import type { Model } from '../model/world';

/**
 * How WhatsApp handles the next call: successfully, with a lost response, without a connection,
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
    const { members, now } = this.#model();
    const member = members.find((one) => one.phone === phone);
    const before = this.taken.findLast((one) => one.messageId === messageId);
    if (before && now - before.at < MIN_RESEND_MS && !before.reported.has('failed for now'))
      this.wrongs.push(`${template} is sent to ${phone} again within a minute`);
    if (!member) this.wrongs.push(`${template} is sent to ${phone}, which is nobody's`);
    if (member?.stopped && endsWithStop(template)) this.wrongs.push(`${template} is sent to ${phone} after STOP`);
  }
}
