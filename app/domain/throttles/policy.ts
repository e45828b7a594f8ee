/** Number of valid tokens per account. */
export const MAX_DEVICES = 20;
