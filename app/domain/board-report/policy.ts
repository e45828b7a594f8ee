import type { MessageTemplate } from '~/db/generated/enums';

/** Price categories of WhatsApp messages. */
export type MessageKind = 'authentication' | 'utility' | 'free';

/** Free texts, which WhatsApp delivers after a message from the phone. */
const FREE_TEMPLATES = new Set<MessageTemplate>([
  'notices_stopped',
  'notices_resumed',
  'phone_confirmed',
  'message_received',
  'staff_reply',
]);

/**
 * Returns the price category of a template. Free text in reply to a member costs nothing.
 * Source: docs/rules.md#board-report.
 */
export function getMessageKind(template: MessageTemplate): MessageKind {
  if (template === 'otp') return 'authentication';
  return FREE_TEMPLATES.has(template) ? 'free' : 'utility';
}

/** Definitions of the figures, shown on the page and in the PDF. */
export const DONATION_DEFINITION =
  'Approved donations by the day on which they were made. Refunds are those of these donations, whenever they were made.';

export const MESSAGE_DEFINITION =
  'WhatsApp messages that were accepted and did not fail, times the price of the month.';

export const NO_PRICE_NOTE = 'There is no price for a message in this month, so only the numbers are shown.';

/** A member who joins this many minutes after the start counts as late in the day report. */
export const LATE_AFTER_MINUTES = 5;
