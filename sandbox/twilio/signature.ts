import { createHmac } from 'node:crypto';

/** Returns the X-Twilio-Signature of a form post: HMAC-SHA1 of URL and sorted fields, in base64. */
export function signTwilioRequest(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ''), url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
