import { createHmac } from 'node:crypto';

/**
 * Returns the X-Twilio-Signature header of a form post: the HMAC-SHA1 of the URL and the sorted
 * fields, in base64.
 */
export function signTwilioRequest(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ''), url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
