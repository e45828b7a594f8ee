import { randomUUID } from 'node:crypto';
import { config } from '~/config/config.server';
import { contextOf, openParts, type Parts } from '~/context.server';
import type { Context } from '~/domain/context';
import { tracking } from './request-tracking.server';

/** What the server hands to every loader and action; tests hand over parts and an address of their own. */
declare module '@remix-run/node' {
  interface AppLoadContext {
    parts?: Parts;
    address?: string;
  }
}

interface LoaderArgs {
  request: Request;
  context: { parts?: Parts; address?: string };
}

const KEY = Symbol.for('sangha.parts');

/**
 * The process's own parts, opened once; a reload of the application during development keeps them. They look at the database and the queue at
 * once: a first connection and a first query take long, and no visitor is to wait for them.
 */
export function sharedParts(): Parts {
  const holder = globalThis as { [KEY]?: Parts };
  if (!holder[KEY]) {
    holder[KEY] = openParts(config());
    void holder[KEY].readiness();
  }
  return holder[KEY];
}

export function partsOf({ context }: Pick<LoaderArgs, 'context'>): Parts {
  return context.parts ?? sharedParts();
}

/** The context of a request before anybody has been recognised. */
export function visitorContext({ request, context }: LoaderArgs): Context {
  const tracked = tracking.requests.getStore();
  const userAgent = request.headers.get('User-Agent');
  return contextOf(
    partsOf({ context }),
    { kind: 'visitor' },
    {
      address: context.address ?? tracked?.address ?? 'unknown',
      requestId: tracked?.id ?? randomUUID(),
      ...(userAgent ? { userAgent } : {}),
    },
  );
}
