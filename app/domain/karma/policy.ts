/** What karma is entered for. Source: docs/rules.md#karma. */
export const KARMA_REASONS = ['referral', 'donation', 'refund', 'correction'] as const;

export type KarmaReason = (typeof KARMA_REASONS)[number];

/** Entries on one page of the ledger. */
export const ENTRIES_A_PAGE = 30;
