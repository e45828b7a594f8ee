import type { MessageTemplate } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';

export interface OutgoingMessage {
  messageId: number;
  phone: string;
  template: MessageTemplate;
  language: Language;
  variables: Record<string, string>;
  /**
   * Free text instead of a template. WhatsApp allows it within 24 hours of a message from this
   * phone.
   */
  text: string | null;
}

/**
 * `later`: the message was not accepted and should be retried. `unknown`: the message may have been
 * accepted, so wait for the callback before a retry.
 */
export type MessageDelivery =
  | { outcome: 'accepted'; provider_message_id: string }
  | { outcome: 'refused' | 'later' | 'unknown'; error_code: string };

export interface OutgoingReminder {
  key: string;
  sender: string;
  phone: string;
  language: Language;
  variables: Record<string, string>;
}

export interface MessagingService {
  /** Phone from which messages are sent, in E.164 format. */
  sender: string;
  prepare(): Promise<void>;
  send(message: OutgoingMessage): Promise<MessageDelivery>;
  sendReminder(reminder: OutgoingReminder): Promise<MessageDelivery>;
  /**
   * Returns true if the provider signed the callback. `url` is the full callback URL, including its
   * query.
   */
  isAuthentic(signature: string, url: string, fields: Record<string, string>): boolean;
}
