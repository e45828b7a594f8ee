/** The level that is sent by post: the T-shirt. Source: docs/specification/members.md#constants. */
export const POSTED_LEVEL = 3;

/** The sizes in which the T-shirt comes. */
export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;
