/** Maximum number of valid device tokens per account. */
export const MAX_KNOWN_DEVICES = 20;
