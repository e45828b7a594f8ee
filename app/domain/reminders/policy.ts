/**
 * Reminders go out from so many minutes before a class on, and not once it begins in fewer.
 * Source: docs/rules.md#reminders.
 */
export const REMINDER_WINDOW = { from: 20, until: 5 } as const;

/**
 * Whoever asks for fewer gets theirs this many minutes before: sending takes a moment, and after
 * the window nothing goes out.
 */
export const LATEST_START_MINUTES = 7;

/**
 * Slots are written down this long before their class, so that what goes out first is owed by then.
 */
export const OWED_MINUTES_BEFORE = REMINDER_WINDOW.from + 2;

/** Choices of the form; the API takes every whole minute between. */
export const REMINDER_MINUTES = [20, 15, 10, 7] as const;

/** How long single reminders are kept; what became of them by class stays. */
export const REMINDERS_KEPT_DAYS = 30;

/** Days that stand ready to take reminders. */
export const DAYS_AHEAD = 7;

/**
 * How long a lane of a sender works before another job goes on with it, so that a process can end
 * between two.
 */
export const LANE_SECONDS = 15;

/**
 * What a sender claims at once, in seconds of its rate: a killed process leaves no more than that
 * undecided.
 */
export const CLAIMED_SECONDS = 0.5;

/**
 * What a sender does once the provider says that it is too fast: it rests, and goes on at half its
 * rate, which then grows again step by step.
 */
export const SLOWING = { restSeconds: 1, factor: 0.5, growth: 1.05, leastPerSecond: 1 } as const;

/** How the reminders of a community are sent; the environment names it. */
export interface ReminderSettings {
  /** Whether there is an approved template; without one browsers alone are reminded. */
  isOnWhatsApp: boolean;
  /** Whether there is one for the days of a challenge. */
  tellsChallengeDays: boolean;
  /** Phones in E.164 that send. */
  senders: readonly string[];
  /** Messages a second that the provider takes from one sender. */
  perSecond: number;
  pricePaise: number;
  /** What the reminders of a day may cost. */
  budgetPaise: number;
}
