/** Maximum length of a reply. Twilio rejects longer messages with the error 21617. */
export const MAX_REPLY_LENGTH = 1_600;
