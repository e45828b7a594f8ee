/** Maximum number of valid device tokens per account. */
export const MAX_KNOWN_DEVICES = 20;

/** Seconds for which a device token is valid. The cookie with the tokens ends at the same time. */
export const DEVICE_TOKEN_VALID_SECONDS = 365 * 24 * 3600;

/** Version 1.0 issued device tokens without an end. They are valid until this time. */
export const OLD_DEVICE_TOKENS_END = Date.UTC(2027, 11, 1);
