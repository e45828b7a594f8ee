import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_DELAYS_MS = [100, 300, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 15_000;

export interface Delivery {
  /** A name for the log. */
  name: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** `connection` retries only without a response, `refusal` also after a status other than 2xx. */
  retryOn: 'connection' | 'refusal';
}

/**
 * HTTP calls from the sandbox to the app. Each is retried for about 8 seconds; `close` cancels
 * them.
 */
export class Deliveries {
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor() {
    setMaxListeners(0, this.#closing.signal);
  }

  /** Runs callbacks in the background. Closing the sandbox ends their waits. */
  start(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) console.error('A sandbox callback failed:', error);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits this many milliseconds; rejects when the sandbox closes. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal });
  }

  /**
   * Posts until the app accepts or the attempts are used up. Returns the last HTTP status, or null.
   */
  async post(delivery: Delivery): Promise<number | null> {
    let status: number | null = null;
    for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
      if (delayMs > 0) await this.pause(delayMs);
      status = await this.#postOnce(delivery);
      const accepted = status !== null && status >= 200 && status < 300;
      if (accepted || (status !== null && delivery.retryOn === 'connection')) return status;
    }
    console.error(`${delivery.name} was not taken by ${delivery.url}: ${status ?? 'no answer'}`);
    return status;
  }

  /** Cancels waiting calls and resolves when none is running. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#running);
  }

  async #postOnce({ url, headers, body }: Delivery): Promise<number | null> {
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
      await response.arrayBuffer();
      return response.status;
    } catch {
      this.#closing.signal.throwIfAborted();
      return null;
    }
  }
}
