import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { Actor, Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { partsOf, visitorContext } from './context.server';
import { failureOf, thrownResponse } from './error-response.server';
import { actorByCookie } from './session.server';

type MemberContext = Context & { actor: Extract<Actor, { kind: 'member' }> };

/** Loads a page that anybody may see; `ctx` is a visitor's. */
export async function publicPage<T>(args: LoaderFunctionArgs, load: (ctx: Context) => Promise<T>): Promise<T> {
  const ctx = visitorContext(args);
  try {
    return await load(ctx);
  } catch (error) {
    throw thrownResponse(error, ctx);
  }
}

/** Loads a page for members; a visitor is sent to /login and comes back here afterwards. */
export async function memberPage<T>(args: LoaderFunctionArgs, load: (ctx: MemberContext) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, partsOf(args));
    if (actor?.kind !== 'member') throw redirect(loginAddress(args.request));
    return load({ ...visitor, actor });
  });
}

/** Loads a page that a member who is logged in already has no use for: they are sent to the dashboard. */
export async function visitorPage<T>(args: LoaderFunctionArgs, load: (ctx: Context) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, partsOf(args));
    if (actor) throw redirect('/dashboard');
    return load(visitor);
  });
}

/** Loads a page for anybody; a member who is logged in is known. */
export async function openPage<T>(args: LoaderFunctionArgs, load: (ctx: Context) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, partsOf(args));
    return load(actor ? { ...visitor, actor } : visitor);
  });
}

/** A part of a page that may fail on its own: null then, the failure logged, so that the rest is shown and the part can be tried again. */
export async function orNull<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof DomainError || error instanceof Response) throw error;
    failureOf(error, ctx);
    return null;
  }
}

function loginAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname === '/dashboard' && !search ? '/login' : `/login?${new URLSearchParams({ next: pathname + search })}`;
}

/**
 * Where a login leads: the page that asked for it, as long as it is one of ours. A class is opened from the dashboard, because a form's
 * answer may not lead to another site.
 */
export function nextAddress(request: Request): string {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  const classId = /^\/join\/(\d+)$/.exec(next)?.[1];
  if (classId) return `/dashboard?open=${classId}`;
  return /^\/(?![/\\])[\w\-./?=&%~]*$/.test(next) ? next : '/dashboard';
}
