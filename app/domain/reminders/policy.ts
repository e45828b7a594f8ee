/** Minutes before a class. Source: docs/rules.md#reminders. */
export const REMINDER_WINDOW = { from: 20, until: 5 } as const;

/** Not fewer: sending takes a moment, and after the window nothing goes out. */
export const LATEST_START_MINUTES = 7;

export const OWED_MINUTES_BEFORE = REMINDER_WINDOW.from + 2;

export const REMINDER_MINUTES = [20, 15, 10, 7] as const;

/** Then another job goes on, so that a process can end between two jobs. */
export const LANE_SECONDS = 15;

/** Seconds of a sender's rate: a killed process leaves no more than that undecided. */
export const CLAIMED_SECONDS = 0.5;

/** When it is too fast, a sender rests and goes on at half its rate, which grows again. */
export const SLOWING = { restSeconds: 1, factor: 0.5, growth: 1.05, leastPerSecond: 1 } as const;

/** Then the phone is written to: its push service may refuse for good, by keys of another pair. */
export const BROWSER_TRIES = 2;

export interface ReminderSettings {
  isOnWhatsApp: boolean;
  tellsChallengeDays: boolean;
  /** E.164. */
  senders: readonly string[];
  /** Messages a second that the provider takes from one sender. */
  perSecond: number;
  pricePaise: number;
  budgetPaise: number;
}
