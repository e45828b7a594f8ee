import { randomInt } from 'node:crypto';
import { test as base, expect } from 'playwright/test';
import { ContextPool } from './context-pool';

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
export const test = base.extend<Fixtures, { contextPool: ContextPool }>({
  isAlone: [false, { option: true }],
  contextPool: [
    async ({}, use) => {
      const pool = new ContextPool();
      await use(pool);
      await pool.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, contextPool, isAlone, javaScriptEnabled, viewport, extraHTTPHeaders }, use) => {
    if (!isAlone)
      return use(await contextPool.getEmptyContext(browser, { javaScriptEnabled, viewport, extraHTTPHeaders }));
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
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
