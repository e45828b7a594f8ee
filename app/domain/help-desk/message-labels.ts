import type { MessageTemplate } from '~/db/generated/enums';
import { describeProviderError } from '../notifications/provider-errors';

/** Kinds of messages, as staff see them. */
export const MESSAGE_LABELS: Record<MessageTemplate, string> = {
  otp: 'One-time code',
  password_changed: 'Password changed',
  phone_changed: 'Phone changed, sent to the old phone',
  phone_restored: 'Phone taken back',
  donation_approved: 'Donation approved',
  donation_rejected: 'Donation not approved',
  donation_refunded: 'Donation refunded',
  class_cancelled: 'Class cancelled',
  class_moved: 'Class moved',
  challenge_day: 'Day of the challenge',
  donor_details: 'Asked for tax details',
  donor_details_corrected: 'Tax details corrected',
  donation_refund_failed: 'Refund not paid by the bank',
  notices_stopped: 'Notices switched off',
  notices_resumed: 'Notices switched on',
  phone_confirmed: 'Phone confirmed by WhatsApp',
  message_received: 'Automatic answer to a message',
  new_login: 'Login from a new device',
};

/** Explains an error code of the provider to staff, with the code in brackets. */
export function explainFailure(code: string): string {
  const { meaning } = describeProviderError(code);
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)} (${code})`;
}
