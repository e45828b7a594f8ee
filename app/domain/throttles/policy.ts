/** Maximum number of valid device tokens per account. */
export const MAX_DEVICES = 20;
