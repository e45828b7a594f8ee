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
    /** True if the form was sent by another site. The form is rejected. */
    foreignForm?: boolean;
  }
}

interface LoaderArgs {
  request: Request;
  context: { app?: App; address?: string; foreignForm?: boolean };
}

const KEY = Symbol.for('sangha.app');

/**
 * Returns the app of this process. It is created once, even if modules are reloaded during
 * development. It connects to the database and the queue immediately, so that no request waits for
 * the connection.
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

/** Creates the context of a request whose actor is not known yet. */
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

/** Creates the context of a request whose actor is not known yet, with the current brand. */
export async function createFreshContext(args: LoaderArgs): Promise<Context> {
  await getApp(args).services.brandStore.refresh();
  return createVisitorContext(args);
}

export interface PageContext extends Context {
  language: Language;
}

/** Creates the context of a page whose actor is not known yet. */
export async function createPageContext(args: LoaderArgs): Promise<PageContext> {
  const ctx = await createFreshContext(args);
  return { ...ctx, origin: { ...ctx.origin, isForm: true }, language: await getPageLanguage(args.request) };
}
