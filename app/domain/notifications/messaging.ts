import type { MessageTemplate } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';

/** A message on its way out; `messageId` is our own id, which the provider's callbacks carry back. */
export interface OutgoingMessage {
  messageId: number;
  /** E.164 */
  phone: string;
  template: MessageTemplate;
  /** In which its template is; that of its variables too. */
  language: Language;
  variables: Record<string, string>;
}

/**
 * What came of handing a message over. `refused`: never again. `later`: not taken, try again. `unknown`: the provider may have taken it, so
 * wait for its callback before another try.
 */
export type Delivery =
  | { outcome: 'accepted'; provider_message_id: string }
  | { outcome: 'refused' | 'later' | 'unknown'; error_code: string };

/** A reminder on its way out over WhatsApp; `key` names it in the provider's callbacks. */
export interface OutgoingReminder {
  key: string;
  /** E.164 */
  sender: string;
  phone: string;
  language: Language;
  /** The template's blanks: first name, class, time, link. */
  variables: Record<string, string>;
}

/** Sends WhatsApp messages from approved templates. */
export interface Messaging {
  /** Loads what sending takes, so that the first message does not wait for it; for processes that send. */
  prepare(): Promise<void>;
  send(message: OutgoingMessage): Promise<Delivery>;
  sendReminder(reminder: OutgoingReminder): Promise<Delivery>;
  /** Whether a callback was signed by the provider; `url` is the address that it was sent to, query and all. */
  isAuthentic(signature: string, url: string, fields: Record<string, string>): boolean;
}
