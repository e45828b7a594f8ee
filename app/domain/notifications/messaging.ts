import type { MessageTemplate } from '~/db/generated/enums';

/** A message on its way out; `messageId` is our own id, which the provider's callbacks carry back. */
export interface OutgoingMessage {
  messageId: number;
  /** E.164 */
  phone: string;
  template: MessageTemplate;
  variables: Record<string, string>;
}

/**
 * What came of handing a message over. `refused`: never again. `later`: not taken, try again. `unknown`: the provider may have taken it, so
 * wait for its callback before another try.
 */
export type Delivery =
  | { outcome: 'accepted'; provider_message_id: string }
  | { outcome: 'refused' | 'later' | 'unknown'; error_code: string };

/** Sends WhatsApp messages from approved templates. */
export interface Messaging {
  /** Loads what sending takes, so that the first message does not wait for it; for processes that send. */
  prepare(): Promise<void>;
  send(message: OutgoingMessage): Promise<Delivery>;
  /** Whether a callback was signed by the provider; `url` is the address that it was sent to, query and all. */
  isAuthentic(signature: string, url: string, fields: Record<string, string>): boolean;
}
