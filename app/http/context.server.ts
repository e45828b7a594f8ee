import { randomUUID } from 'node:crypto';
import { config } from '~/config/config.server';
import { contextOf, openApp, type App } from '~/context.server';
import { refuseDemoPeople } from '~/domain/admins/refuse-demo-people.server';
import { logMissing } from '~/domain/analytics/set-up.server';
import type { Context } from '~/domain/context';
import { endWithMessage } from '~/lib/end-with-message';
import type { Language } from '~/i18n/languages';
import { languageOf } from './browser/language.server';
import { trackedOf } from '~/server/request-tracking.server';

declare module '@remix-run/node' {
  interface AppLoadContext {
    app?: App;
    address?: string;
    /** True if another site sent the form, which is then refused. */
    foreignForm?: boolean;
  }
}

interface LoaderArgs {
  request: Request;
  context: { app?: App; address?: string; foreignForm?: boolean };
}

const KEY = Symbol.for('sangha.app');

/**
 * Returns the app of this process, created once, even across reloads during development. Connects
 * to database and queue immediately, so no visitor waits for that.
 */
export function sharedApp(): App {
  const holder = globalThis as { [KEY]?: App };
  if (!holder[KEY]) {
    holder[KEY] = openApp(config());
    void holder[KEY].readiness();
    void holder[KEY].logConnectionLimit();
    void logMissing(holder[KEY].services);
    if (!holder[KEY].config.demoMode) void refuseDemoPeople(holder[KEY].services).catch(endWithMessage);
  }
  return holder[KEY];
}

export function appOf({ context }: Pick<LoaderArgs, 'context'>): App {
  return context.app ?? sharedApp();
}

/** Creates the context of a request before the actor is known. */
export function visitorContext({ request, context }: LoaderArgs): Context {
  const tracked = trackedOf(request);
  const userAgent = request.headers.get('User-Agent');
  return contextOf(
    appOf({ context }),
    { kind: 'visitor' },
    {
      address: context.address ?? tracked?.address ?? 'unknown',
      requestId: tracked?.id ?? randomUUID(),
      ...(userAgent ? { userAgent } : {}),
    },
  );
}

export interface PageContext extends Context {
  language: Language;
}

/** Creates the context of a page before the actor is known. */
export async function pageContext(args: LoaderArgs): Promise<PageContext> {
  const ctx = visitorContext(args);
  return { ...ctx, origin: { ...ctx.origin, isForm: true }, language: await languageOf(args.request) };
}
