import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { createConcurrencyLimiter } from '~/lib/limit-concurrency';

/** Number of pages that a process renders at the same time. A render blocks the event loop. */
const MAX_RENDERING = 2;

/**
 * Maximum number of requests that wait for a render, in total and of one client. As many places
 * more are reserved for members who are already active.
 */
const MAX_WAITING = 32;
const MAX_WAITING_PER_CLIENT = 4;

/**
 * Maximum number of requests of one wide network, such as the /48 network of an IPv6 address, that
 * wait or are rendered. Anybody can get a /48 network, which has 65,536 networks of clients.
 */
const MAX_OF_WIDE_NETWORK = 12;

/**
 * Milliseconds after which a page no longer counts as rendering. A render takes up to 25 ms, so a
 * page that takes longer waits for something else, such as a slow query.
 */
const MAX_SLOT_MS = 250;

/** The page is not rendered, because too many requests wait. */
export class TooManyPagesError extends Error {
  override name = 'TooManyPagesError';
}

/** `isAlone` is false if the client has requested another page that is not rendered yet. */
export type RenderPage<Result> = (isAlone: boolean) => Promise<Result>;

/** A browser that requests a page. */
export interface Visitor {
  /** By whom the pages that wait are counted: a member or a network. */
  client: string;
  /** The network around the client's network, if the client is a network. */
  wideNetwork?: string | undefined;
  /** True if this browser is not held in the waiting room. */
  isAdmitted: boolean;
}

export interface PageLimit {
  /**
   * Renders a page when it is the turn of the client. Throws `TooManyPagesError` if too many
   * requests wait, and the reason of the signal if it is aborted before the turn of the client. A
   * render within another one, such as that of an error page, does not wait until that one ends.
   */
  run: <Result>(visitor: Visitor, render: RenderPage<Result>, signal?: AbortSignal) => Promise<Result>;
}

export function createPageLimit(): PageLimit {
  const outerRender = new AsyncLocalStorage<{ hasEnded: boolean }>();
  const requested = new Map<string, number>();
  const runLimited = createConcurrencyLimiter(MAX_RENDERING, {
    maxSlotMs: MAX_SLOT_MS,
    maxWaiting: MAX_WAITING,
    maxWaitingPerClient: MAX_WAITING_PER_CLIENT,
    createError: () => new TooManyPagesError('too many pages are waiting'),
  });
  const count = (key: string, by: 1 | -1) => {
    const left = (requested.get(key) ?? 0) + by;
    if (left > 0) requested.set(key, left);
    else requested.delete(key);
  };
  return {
    run: async ({ client, wideNetwork, isAdmitted }, render, signal) => {
      if (outerRender.getStore()?.hasEnded === false) return render(false);
      const others = requested.get(client) ?? 0;
      const counted = wideNetwork === undefined ? [client] : [client, wideNetwork];
      if (wideNetwork !== undefined && (requested.get(wideNetwork) ?? 0) >= MAX_OF_WIDE_NETWORK)
        throw new TooManyPagesError('too many pages of this network are waiting');
      const renderInTurn = async () => {
        // Other requests get a turn of the event loop before each render.
        await setImmediate();
        signal?.throwIfAborted();
        return render(others === 0);
      };
      const state = { hasEnded: false };
      for (const key of counted) count(key, 1);
      try {
        return await runLimited(() => outerRender.run(state, renderInTurn), { client, isReserved: isAdmitted, signal });
      } finally {
        state.hasEnded = true;
        for (const key of counted) count(key, -1);
      }
    },
  };
}
