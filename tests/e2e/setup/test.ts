import { randomInt } from 'node:crypto';
import { test as base, expect } from 'playwright/test';
import { KeptContexts } from './kept-context';

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
  /** True for a test that needs a new context with an empty cache. */
  isAlone: boolean;
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
 * do not share rate limits. It reuses the worker's context, which is cleared before each test,
 * unless `isAlone` is set.
 */
export const test = base.extend<Fixtures, { kept: KeptContexts }>({
  isAlone: [false, { option: true }],
  kept: [
    async ({}, use) => {
      const kept = new KeptContexts();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, isAlone, javaScriptEnabled, viewport, extraHTTPHeaders }, use) => {
    if (!isAlone) return use(await kept.emptied(browser, { javaScriptEnabled, viewport, extraHTTPHeaders }));
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: ({ baseUrl }, use) => use(baseUrl),
  extraHTTPHeaders: ({}, use) =>
    use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  baseUrl: ({}, use) => use(addressIn('E2E_BASE_URL')),
  sandboxUrl: ({}, use) => use(addressIn('E2E_SANDBOX_URL')),
  secret: ({}, use) => use(addressIn('E2E_SECRET')),
  latestMessage: ({ sandboxUrl }, use) =>
    use(async (phone, newerThan) => {
      let latest: ReceivedMessage | undefined;
      const arrived = async () => {
        latest = (await messagesTo(sandboxUrl, phone))[0];
        return latest !== undefined && latest.sid !== newerThan;
      };
      await expect.poll(arrived, { timeout: 45_000, message: `a message to ${phone}` }).toBe(true);
      if (!latest) throw new Error(`No message to ${phone}`);
      return latest;
    }),
});

export { expect };

async function messagesTo(sandboxUrl: string, phone: string): Promise<ReceivedMessage[]> {
  const response = await fetch(`${sandboxUrl}/messages?to=${encodeURIComponent(phone)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMessage[] };
  return messages;
}

function addressIn(name: string): string {
  const address = process.env[name];
  if (!address) throw new Error(`${name} is not set: the platform is not running`);
  return address;
}
