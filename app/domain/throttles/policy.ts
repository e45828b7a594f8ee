/** Number of valid tokens per account. */
export const MOST_DEVICES = 20;
