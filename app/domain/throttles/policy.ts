/** Tokens of one account that are valid at a time. */
export const MOST_DEVICES = 20;
