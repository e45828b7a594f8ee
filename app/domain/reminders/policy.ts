/** In minutes before a class. Source: docs/rules.md#reminders. */
export const REMINDER_WINDOW_MINUTES = { from: 20, until: 5 } as const;

/** Not less, because sending takes time and nothing is sent after the window. */
export const LATEST_START_MINUTES = 7;

export const SCHEDULE_MINUTES_BEFORE = REMINDER_WINDOW_MINUTES.from + 2;

export const REMINDER_MINUTES = [20, 15, 10, 7] as const;

/** A longer run is continued by another job, so that a process can stop between jobs. */
export const MAX_SEND_JOB_SECONDS = 15;

/**
 * Batch size in seconds of the send rate. If a worker is killed, at most this many sends have an
 * unknown result.
 */
export const CLAIM_BATCH_SECONDS = 0.5;

/**
 * If the provider reports that we send too fast, the sender pauses and continues at half its rate,
 * which grows again.
 */
export const SENDER_BACKOFF = { restSeconds: 1, factor: 0.5, growth: 1.05, leastPerSecond: 1 } as const;

/** After this many attempts WhatsApp is used, because the push service may refuse permanently. */
export const MAX_PUSH_ATTEMPTS = 2;

export interface ReminderSettings {
  isOnWhatsApp: boolean;
  sendsChallengeDays: boolean;
  /** In E.164 format. */
  senders: readonly string[];
  /** Messages per second that the provider accepts from one sender. */
  perSecond: number;
  pricePaise: number;
  budgetPaise: number;
}
