/** Reasons for which a member's karma changes. Source: docs/rules.md#karma. */
export const KARMA_REASONS = ['referral', 'donation', 'refund', 'correction', 'opening'] as const;

export type KarmaReason = (typeof KARMA_REASONS)[number];

export const KARMA_PAGE_SIZE = 30;
