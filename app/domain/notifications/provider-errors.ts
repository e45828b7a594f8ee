/**
 * `slow_down`: messages are sent too fast. `retry`: someone must fix a problem first, which often
 * takes hours. `retry_in_an_hour`: an earlier attempt would make the problem worse. `give_up`: no
 * attempt will succeed. `bad_number`: no message will ever reach this phone.
 */
type Reaction = 'slow_down' | 'retry' | 'retry_in_an_hour' | 'give_up' | 'bad_number';

interface ProviderError {
  /**
   * `sender`: the provider rejects messages to all phones. `recipient`: only messages to this phone
   * fail.
   */
  fault: 'sender' | 'recipient';
  reaction: Reaction;
  /** Explanation that is shown to staff. */
  meaning: string;
}

/** Twilio error codes. They are documented at https://www.twilio.com/docs/api/errors/<code>. */
const PROVIDER_ERRORS: Readonly<Record<string, ProviderError>> = {
  20003: {
    fault: 'sender',
    reaction: 'retry',
    meaning: 'account SID or auth token is wrong, or the account suspended',
  },
  20429: { fault: 'sender', reaction: 'slow_down', meaning: 'too many requests' },
  21211: { fault: 'recipient', reaction: 'bad_number', meaning: 'not a valid phone number' },
  21608: { fault: 'recipient', reaction: 'give_up', meaning: 'a trial account writes to verified numbers only' },
  21610: { fault: 'recipient', reaction: 'bad_number', meaning: 'the recipient unsubscribed at the provider' },
  21614: { fault: 'recipient', reaction: 'bad_number', meaning: 'not a mobile number' },
  21654: { fault: 'sender', reaction: 'give_up', meaning: 'the template (ContentSid) does not exist' },
  21655: { fault: 'sender', reaction: 'give_up', meaning: 'the template (ContentSid) is invalid' },
  21656: { fault: 'sender', reaction: 'give_up', meaning: 'the variables do not fit the template' },
  30001: { fault: 'sender', reaction: 'slow_down', meaning: 'queue overflow' },
  30002: { fault: 'sender', reaction: 'retry', meaning: 'account suspended' },
  30003: { fault: 'recipient', reaction: 'retry_in_an_hour', meaning: 'phone switched off or out of coverage' },
  30005: { fault: 'recipient', reaction: 'bad_number', meaning: 'unknown or inactive number' },
  30006: { fault: 'recipient', reaction: 'bad_number', meaning: 'landline or unreachable carrier' },
  30007: { fault: 'sender', reaction: 'give_up', meaning: 'message filtered as spam' },
  30008: { fault: 'recipient', reaction: 'retry', meaning: 'unknown delivery error' },
  63003: { fault: 'recipient', reaction: 'bad_number', meaning: 'number not found on WhatsApp' },
  63007: { fault: 'sender', reaction: 'retry', meaning: 'the sender is not set up for WhatsApp' },
  63008: { fault: 'sender', reaction: 'give_up', meaning: 'the channel could not be used as configured' },
  63010: { fault: 'sender', reaction: 'retry', meaning: 'internal error at WhatsApp' },
  63012: { fault: 'sender', reaction: 'retry', meaning: 'WhatsApp is not available' },
  63013: { fault: 'sender', reaction: 'give_up', meaning: 'message violates a WhatsApp policy' },
  63014: { fault: 'recipient', reaction: 'give_up', meaning: 'the recipient blocked this kind of message' },
  63016: { fault: 'sender', reaction: 'give_up', meaning: 'free text after the 24 hours, or not an approved template' },
  63017: { fault: 'sender', reaction: 'slow_down', meaning: 'rate limit exceeded' },
  63018: { fault: 'sender', reaction: 'slow_down', meaning: 'rate limit exceeded' },
  63020: { fault: 'sender', reaction: 'retry', meaning: 'WhatsApp Business account has a payment problem' },
  63021: { fault: 'sender', reaction: 'give_up', meaning: 'invalid message content' },
  63024: { fault: 'recipient', reaction: 'bad_number', meaning: 'the number cannot receive WhatsApp messages' },
  63032: { fault: 'recipient', reaction: 'retry_in_an_hour', meaning: 'recipient is part of an experiment of Meta' },
  63038: { fault: 'sender', reaction: 'retry_in_an_hour', meaning: 'daily message limit of the account reached' },
  63040: { fault: 'sender', reaction: 'retry', meaning: 'template rejected' },
  63041: { fault: 'sender', reaction: 'retry', meaning: 'template paused' },
  63042: { fault: 'sender', reaction: 'retry', meaning: 'template disabled' },
  63049: {
    fault: 'recipient',
    reaction: 'retry_in_an_hour',
    meaning: 'Meta limits marketing messages to this recipient',
  },
  63051: { fault: 'sender', reaction: 'retry', meaning: 'WhatsApp Business account locked' },
  no_template: { fault: 'sender', reaction: 'give_up', meaning: 'no template is set in the environment' },
};

const LISTED_CODES = Object.keys(PROVIDER_ERRORS);

/** Error codes that concern a single recipient. Messages to other phones are not affected. */
export const RECIPIENT_ERROR_CODES = LISTED_CODES.filter((code) => describeProviderError(code).fault === 'recipient');

/**
 * Explains an error code. An unlisted code is treated as a problem with all messages and is not
 * retried.
 */
export function describeProviderError(code: string): ProviderError {
  return (
    (Object.hasOwn(PROVIDER_ERRORS, code) ? PROVIDER_ERRORS[code] : undefined) ?? {
      fault: 'sender',
      reaction: 'give_up',
      meaning: 'unknown error',
    }
  );
}

export function isRetryableProviderError(code: string): boolean {
  return ['slow_down', 'retry', 'retry_in_an_hour'].includes(describeProviderError(code).reaction);
}
