import { Refusal, type Reply } from '../endpoint';

const known: Record<number, { status?: number; message: string }> = {
  20003: { status: 401, message: 'Authenticate' },
  20404: { status: 404, message: 'The requested resource was not found' },
  20429: { status: 429, message: 'Too Many Requests' },
  20500: { status: 500, message: 'An internal server error has occurred' },
  20503: { status: 503, message: 'Service Unavailable' },
  21211: { message: "The 'To' number is not a valid phone number." },
  21212: { message: "The 'From' number is not a valid phone number, shortcode, or alphanumeric sender ID." },
  21603: { message: "A 'From' phone number is required." },
  21604: { message: "A 'To' phone number is required." },
  21608: { message: 'The number is unverified. Trial accounts cannot send messages to unverified numbers.' },
  21609: { message: 'The StatusCallback URL is not a valid URL.' },
  21610: { message: 'Attempt to send to unsubscribed recipient' },
  21614: { message: "The 'To' number is not a valid mobile number." },
  21617: { message: 'The concatenated message body exceeds the 1600 character limit.' },
  21619: { message: 'A text message body or media urls must be specified.' },
  21655: { message: 'The ContentSid is invalid.' },
  21656: { message: 'The Content Variables parameter is invalid.' },
  63003: { message: 'Channel could not find To address' },
  63007: { message: 'Twilio could not find a Channel with the specified From address' },
  63016: { message: 'Failed to send freeform message because you are outside the allowed window.' },
  63017: { status: 429, message: 'The rate limit of the channel was exceeded' },
  63018: { status: 429, message: 'Rate limit exceeded for Channel' },
};

const codeOfStatus: Record<number, number> = { 401: 20003, 404: 20404, 429: 20429, 503: 20503 };

/**
 * Returns Twilio's response to a failed call. If `code` or `status` is missing, it is derived from
 * the other one of these two.
 */
export function createTwilioErrorReply(refusal: { code?: number | undefined; status?: number | undefined }): Reply {
  const code = refusal.code ?? codeOfStatus[refusal.status ?? 500] ?? ((refusal.status ?? 500) >= 500 ? 20500 : 20001);
  const status = refusal.status ?? known[code]?.status ?? 400;
  return {
    status,
    body: {
      code,
      message: known[code]?.message ?? `Request failed with code ${code}`,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    },
  };
}

/** Creates the error for a call that Twilio rejects with this error code. */
export function createRefusal(code: number): Refusal {
  return new Refusal(createTwilioErrorReply({ code }));
}
