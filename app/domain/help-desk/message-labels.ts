import type { MessageStatus, MessageTemplate } from '~/db/generated/enums';
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
  staff_reply: 'Reply from staff',
  new_login: 'Login from a new device',
};

/** Explains an error code of the provider to staff, with the code in brackets. */
export function explainFailure(code: string): string {
  const { meaning } = describeProviderError(code);
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)} (${code})`;
}

/** What happened to a message that we sent. */
export interface Delivery {
  status: { look: 'approved' | 'pending' | 'rejected'; text: string };
  /** Why the message was not delivered, if it is known. */
  note: string | null;
}

const STATUSES: Record<MessageStatus, Delivery['status']> = {
  pending: { look: 'pending', text: 'Waiting' },
  sending: { look: 'pending', text: 'Sending' },
  queued: { look: 'pending', text: 'Sending' },
  sent: { look: 'pending', text: 'Sent' },
  delivered: { look: 'approved', text: 'Delivered' },
  read: { look: 'approved', text: 'Read' },
  failed: { look: 'rejected', text: 'Failed' },
  skipped: { look: 'rejected', text: 'Not sent' },
};

const SKIP_REASONS: Record<string, string> = {
  expired: 'It was too late to send it',
  nobody: 'The phone belongs to no member',
  stopped: 'The member replied STOP',
  suspended: 'The member is suspended',
  unproved: 'The phone is not confirmed',
  cancelled: 'The class was cancelled',
  operator: 'The operators stopped the message',
};

export function describeDelivery(status: MessageStatus, code: string | null): Delivery {
  return { status: STATUSES[status], note: code === null ? null : explain(status, code) };
}

function explain(status: MessageStatus, code: string): string | null {
  if (status === 'skipped') return SKIP_REASONS[code] ?? null;
  return status === 'failed' ? explainFailure(code) : null;
}
