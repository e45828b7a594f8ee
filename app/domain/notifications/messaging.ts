import type { MessageTemplate } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';

export interface OutgoingMessage {
  messageId: number;
  phone: string;
  template: MessageTemplate;
  language: Language;
  variables: Record<string, string>;
  /** Sent in place of the provider's template, within 24 hours of a message from this phone. */
  text: string | null;
}

/** `later`: not taken, try again. `unknown`: it may be taken, so wait for the callback first. */
export type Delivery =
  | { outcome: 'accepted'; provider_message_id: string }
  | { outcome: 'refused' | 'later' | 'unknown'; error_code: string };

export interface OutgoingReminder {
  key: string;
  sender: string;
  phone: string;
  language: Language;
  variables: Record<string, string>;
}

export interface Messaging {
  prepare(): Promise<void>;
  send(message: OutgoingMessage): Promise<Delivery>;
  sendReminder(reminder: OutgoingReminder): Promise<Delivery>;
  /** Whether the provider signed a callback; `url` is the address it was sent to, query and all. */
  isAuthentic(signature: string, url: string, fields: Record<string, string>): boolean;
}
