import type { MessageTemplate } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';

export interface OutgoingMessage {
  messageId: number;
  phone: string;
  template: MessageTemplate;
  language: Language;
  variables: Record<string, string>;
  /** Free text, allowed within 24 hours of a message from this phone. */
  text: string | null;
}

/**
 * `later`: not accepted, try again. `unknown`: may have been accepted, so wait for the callback
 * first.
 */
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
  /** True if the provider signed the callback. `url` is the full callback URL with its query. */
  isAuthentic(signature: string, url: string, fields: Record<string, string>): boolean;
}
