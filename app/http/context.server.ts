import { randomUUID } from 'node:crypto';
import { getConfig } from '~/config/config.server';
import { createContext, openApp, type App } from '~/context.server';
import { rejectDemoAccounts } from '~/domain/admins/reject-demo-accounts.server';
import { logMissingSetup } from '~/domain/analytics/missing-setup.server';
import type { Context } from '~/domain/context';
import { exitWithMessage } from '~/lib/exit-with-message';
import type { Language } from '~/i18n/languages';
import { getPageLanguage } from './browser/language.server';
import { findTrackedRequest } from '~/server/request-tracking.server';

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
export function getSharedApp(): App {
  const holder = globalThis as { [KEY]?: App };
  if (!holder[KEY]) {
    holder[KEY] = openApp(getConfig());
    void holder[KEY].readiness();
    void holder[KEY].logConnectionLimit();
    void logMissingSetup(holder[KEY].services);
    if (!holder[KEY].config.demoMode) void rejectDemoAccounts(holder[KEY].services).catch(exitWithMessage);
  }
  return holder[KEY];
}

export function getApp({ context }: Pick<LoaderArgs, 'context'>): App {
  return context.app ?? getSharedApp();
}

/** Creates the context of a request before the actor is known. */
export function createVisitorContext({ request, context }: LoaderArgs): Context {
  const tracked = findTrackedRequest(request);
  const userAgent = request.headers.get('User-Agent');
  return createContext(
    getApp({ context }),
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
export async function createPageContext(args: LoaderArgs): Promise<PageContext> {
  const ctx = createVisitorContext(args);
  return { ...ctx, origin: { ...ctx.origin, isForm: true }, language: await getPageLanguage(args.request) };
}
