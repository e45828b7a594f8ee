/**
 * Reminders are sent only in this window, in minutes before a class.
 * Source: docs/rules.md#reminders.
 */
export const REMINDER_WINDOW_MINUTES = { from: 20, until: 5 } as const;

/**
 * Minimum number of minutes between the start of sending and the class. Sending takes time, and no
 * reminder is sent after the window.
 */
export const LATEST_SEND_START_MINUTES = 7;

export const REMINDER_SCHEDULE_MINUTES_BEFORE = REMINDER_WINDOW_MINUTES.from + 2;

export const REMINDER_MINUTES_OPTIONS = [20, 15, 10, 7] as const;

/**
 * Maximum duration of a send job. If reminders are left, another job continues, so that a process
 * can shut down between jobs.
 */
export const MAX_SEND_JOB_SECONDS = 15;

/**
 * Number of reminders that are claimed together, in seconds of the send rate. If a worker is
 * killed, the outcome is unknown for at most this number of sends.
 */
export const CLAIM_CHUNK_SIZE_IN_SEND_SECONDS = 0.5;

/**
 * If the provider reports that messages are sent too fast, the sender pauses and continues at half
 * its rate. The rate then grows again with each chunk.
 */
export const SENDER_BACKOFF = { restSeconds: 1, factor: 0.5, growth: 1.05, leastPerSecond: 1 } as const;

/**
 * Maximum number of push attempts. After that, the reminder is sent by WhatsApp, because the push
 * service may reject it permanently.
 */
export const MAX_PUSH_ATTEMPTS = 2;

/**
 * Price of a message for the daily budget if staff have not entered a price. It is not shown as a
 * cost.
 */
export const ASSUMED_PRICE_PAISE = 15;

export interface ReminderSettings {
  isOnWhatsApp: boolean;
  sendsChallengeDays: boolean;
  /** True if donors can be asked on WhatsApp for their tax details. */
  sendsDonorRequests: boolean;
  /** True if donors can be told that staff corrected their details. */
  sendsDonorCorrections: boolean;
  sendsRefundFailures: boolean;
  sendsLoginNotices: boolean;
  /** Phone numbers in E.164 format. */
  senders: readonly string[];
  /** Maximum number of messages per second that the provider accepts from one sender. */
  perSecond: number;
  budgetPaise: number;
}
