import type { App } from '~/context.server';
import type { Actor, Context } from '~/domain/context';
import { findSession } from '~/domain/sessions/find-session.server';
import { SESSION_MAX_AGE_SECONDS } from '~/domain/sessions/policy';
import { findTrackedRequest } from '~/server/request-tracking.server';
import { createHostCookie } from './cookies.server';

export type SessionKind = 'member' | 'admin';

/**
 * Members and staff have separate cookies, so one person can be logged in as both in the same
 * browser. The server rejects a session that has ended, even if its cookie has not expired.
 */
function getCookie(kind: SessionKind, app: App) {
  return createHostCookie(kind, app, { maxAge: SESSION_MAX_AGE_SECONDS[kind] });
}

export function createSessionCookie(kind: SessionKind, token: string, app: App): Promise<string> {
  return getCookie(kind, app).serialize(token);
}

export function clearSessionCookie(kind: SessionKind, app: App): Promise<string> {
  return getCookie(kind, app).serialize('', { maxAge: 0 });
}

/** Returns true if the browser has a session cookie, whether it is valid or not. */
export async function hasSessionCookie(request: Request, kind: SessionKind, app: App): Promise<boolean> {
  return Boolean(await getCookie(kind, app).parse(request.headers.get('Cookie')));
}

/**
 * Returns the logged-in member or admin, or null for a visitor. Pages accept only the session
 * cookie.
 */
export async function findActorByCookie(
  request: Request,
  kind: SessionKind,
  ctx: Context,
  app: App,
): Promise<Actor | null> {
  const token: unknown = await getCookie(kind, app).parse(request.headers.get('Cookie'));
  return typeof token === 'string' && token ? addActorToLog(request, await findSession(ctx, kind, token)) : null;
}

/**
 * Returns the actor, or null if there is no valid bearer token. The API accepts only bearer tokens.
 */
export async function findActorByBearerToken(request: Request, ctx: Context): Promise<Actor | null> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) return null;
  return addActorToLog(request, (await findSession(ctx, 'member', token)) ?? (await findSession(ctx, 'admin', token)));
}

/** Adds the actor to the request's log line. */
function addActorToLog(request: Request, actor: Actor | null): Actor | null {
  const tracked = findTrackedRequest(request);
  if (tracked && actor?.kind === 'member') tracked.actor = `member:${actor.memberId}`;
  if (tracked && actor?.kind === 'admin') tracked.actor = `admin:${actor.adminId}`;
  return actor;
}
