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
   * Waits for a message to a phone number (E.164) and returns the latest one. If `template` is
   * given, other messages are ignored, such as the automatic answer to a message.
   */
  latestMessage: (phone: string, template?: string) => Promise<ReceivedMessage>;
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
    use(async (phone, template) => {
      let latest: ReceivedMessage | undefined;
      const hasArrived = async () => {
        const messages = await fetchMessages(sandboxUrl, phone);
        latest = messages.find((message) => template === undefined || message.template === template);
        return latest !== undefined;
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
