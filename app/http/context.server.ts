import { randomUUID } from 'node:crypto';
import { getConfig } from '~/config/config.server';
import { createContext, openApp, type App } from '~/context.server';
import { rejectDemoAccounts } from '~/domain/admins/reject-demo-accounts.server';
import { logMissingSetup } from '~/domain/analytics/missing-setup.server';
import type { Actor, Context } from '~/domain/context';
import { exitWithMessage } from '~/lib/exit-with-message';
import type { Language } from '~/i18n/languages';
import type { Theme } from '~/components/dashboard/theme-form';
import { findTrackedRequest, type TrackedRequest } from '~/server/request-tracking.server';
import { getPageLanguage } from './browser/language.server';
import { readTheme } from './browser/theme.server';
import { findActorByCookie, type SessionKind } from './browser/session.server';

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
  pathname: string;
  language: Language;
  theme: Theme;
}

/** A request for a page or from one of its forms, with all that is known about the sender. */
export interface PageRequest {
  request: Request;
  app: App;
  /** Context of a visitor. `findActor` returns the actor, who may be logged in. */
  visitor: PageContext;
  /** Returns the logged-in member or admin, or null. Reads each of the two sessions only once. */
  findActor: (kind: SessionKind) => Promise<Actor | null>;
}

export async function createPageRequest(args: LoaderArgs): Promise<PageRequest> {
  const { request } = args;
  const app = getApp(args);
  const ctx = await createFreshContext(args);
  const [language, theme] = await Promise.all([getPageLanguage(request), readTheme(request)]);
  const { pathname } = new URL(request.url);
  const visitor = { ...ctx, origin: { ...ctx.origin, isForm: true }, pathname, language, theme };
  const actors = new Map<SessionKind, Promise<Actor | null>>();
  const findActor = (kind: SessionKind) => {
    const actor = actors.get(kind) ?? findActorByCookie(request, kind, visitor, app);
    actors.set(kind, actor);
    return actor;
  };
  return { request, app, visitor, findActor };
}

/**
 * Remix passes a different `Request` to each loader, and may pass the same `context` to all
 * requests. Only the tracked request identifies a request.
 */
const sharedByLoaders = new WeakMap<TrackedRequest, Promise<PageRequest>>();

/**
 * Returns the page request that all loaders of a request share. Actions must not use it, because
 * the loaders that run after a rejected form have to see what the action changed, such as a
 * confirmed identity.
 */
export function getSharedPageRequest(args: LoaderArgs): Promise<PageRequest> {
  const tracked = findTrackedRequest(args.request);
  if (!tracked) return createPageRequest(args);
  const shared = sharedByLoaders.get(tracked) ?? createPageRequest(args);
  sharedByLoaders.set(tracked, shared);
  return shared;
}
