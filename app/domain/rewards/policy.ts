/**
 * Reward level at which a member gets the T-shirt. Source: docs/specification/members.md#constants.
 */
export const SHIRT_REWARD_LEVEL = 3;

export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
