import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_DELAYS_MS = [100, 300, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 15_000;

export interface Delivery {
  /** Name of the delivery, for the log. */
  name: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /**
   * With `connection`, the call is retried only if there is no response; with `refusal`, also if
   * the status is not 2xx.
   */
  retryOn: 'connection' | 'refusal';
}

/**
 * Sends HTTP calls from the sandbox to the app. Each call is retried for about 8 seconds. `close`
 * cancels them.
 */
export class Deliveries {
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor() {
    setMaxListeners(0, this.#closing.signal);
  }

  /** Runs callbacks in the background. Closing the sandbox cancels their waiting times. */
  start(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) console.error('A sandbox callback failed:', error);
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Waits for `ms` milliseconds. Rejects if the sandbox closes. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal });
  }

  /**
   * Posts until the app accepts the call or all attempts are used up. Returns the last HTTP status,
   * or null if there was no response.
   */
  async post(delivery: Delivery): Promise<number | null> {
    let status: number | null = null;
    for (const delayMs of [0, ...RETRY_DELAYS_MS]) {
      if (delayMs > 0) await this.pause(delayMs);
      status = await this.#postOnce(delivery);
      const accepted = status !== null && status >= 200 && status < 300;
      if (accepted || (status !== null && delivery.retryOn === 'connection')) return status;
    }
    console.error(`${delivery.name} was not accepted by ${delivery.url}: ${status ?? 'no response'}`);
    return status;
  }

  /** Cancels waiting calls, and resolves when no call is running. */
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
