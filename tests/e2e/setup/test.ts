import { randomInt } from 'node:crypto';
import { test as base, expect } from 'playwright/test';

export interface ReceivedMessage {
  sid: string;
  to: string;
  body: string;
  template: string;
  variables: Record<string, string>;
  status: string;
  created_at: string;
}

interface Fixtures {
  /** URL of the site, without a trailing slash. */
  baseUrl: string;
  /** URL of the sandbox, which simulates the providers, without a trailing slash. */
  sandboxUrl: string;
  /** Secret from which the site derives the keys in one-tap links. */
  secret: string;
  /**
   * Waits for the next message to a phone number (E.164) and returns it. If `newerThan` is given,
   * ignores this message and all before it.
   */
  latestMessage: (phone: string, newerThan?: string) => Promise<ReceivedMessage>;
}

/**
 * Playwright's `test` with the platform. Each test has a separate client IP address, so that tests
 * do not share rate limits.
 */
export const test = base.extend<Fixtures>({
  baseURL: ({ baseUrl }, use) => use(baseUrl),
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': randomIp() }),
  baseUrl: ({}, use) => use(readVariable('E2E_BASE_URL')),
  sandboxUrl: ({}, use) => use(readVariable('E2E_SANDBOX_URL')),
  secret: ({}, use) => use(readVariable('E2E_SECRET')),
  latestMessage: ({ sandboxUrl }, use) =>
    use(async (phone, newerThan) => {
      let latest: ReceivedMessage | undefined;
      const hasArrived = async () => {
        latest = (await fetchMessages(sandboxUrl, phone))[0];
        return latest !== undefined && latest.sid !== newerThan;
      };
      await expect.poll(hasArrived, { timeout: 45_000, message: `a message to ${phone}` }).toBe(true);
      if (!latest) throw new Error(`No message to ${phone}`);
      return latest;
    }),
});

export { expect };

export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function fetchMessages(sandboxUrl: string, phone: string): Promise<ReceivedMessage[]> {
  const response = await fetch(`${sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMessage[] };
  return messages;
}

function readVariable(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: the platform is not running`);
  return address;
}
