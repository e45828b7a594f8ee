import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { mustEnrol } from '~/domain/admins/acting-admin';
import type { Permission } from '~/domain/admins/policy';
import type { Actor, Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { ENROLMENT } from '~/http/actor.server';
import { toAdminLogin } from '~/http/browser/admin-login.server';
import { loginAddress, nextAddress } from '~/http/browser/login-address.server';
import { appOf, pageContext, type PageContext } from '~/http/context.server';
import { failureOf, thrownResponse } from '~/http/error-response.server';
import { actorByCookie } from '~/http/browser/session.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { english } from '~/i18n/messages/say';

export type AdminContext = PageContext & { actor: Extract<Actor, { kind: 'admin' }> };
export type MemberContext = PageContext & { actor: Extract<Actor, { kind: 'member' }> };

/** Loads a page that anyone may see; `ctx` is a visitor's. */
export async function publicPage<T>(args: LoaderFunctionArgs, load: (ctx: PageContext) => Promise<T>): Promise<T> {
  const ctx = await pageContext(args);
  try {
    return await load(ctx);
  } catch (error) {
    throw thrownResponse(error, ctx);
  }
}

/** Loads a page for members. A visitor is redirected to /login and returns afterwards. */
export async function memberPage<T>(args: LoaderFunctionArgs, load: (ctx: MemberContext) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, appOf(args));
    if (actor?.kind !== 'member') throw redirect(loginAddress(args.request, 'member'));
    return load({ ...visitor, actor });
  });
}

/**
 * Loads a page for staff with one of the permissions; null requires none. Others are redirected,
 * and staff who lack a required second factor are sent to set it up unless the page `enrols`.
 * Queries check permissions again. Source: docs/specification/back-office.md#screens.
 */
export async function adminPage<T>(
  args: LoaderFunctionArgs,
  permission: Permission | readonly Permission[] | null,
  load: (ctx: AdminContext) => Promise<T>,
  { enrols = false } = {},
): Promise<T> {
  return publicPage(args, async (visitor) => {
    const app = appOf(args);
    const actor = await actorByCookie(args.request, 'admin', visitor, app);
    if (actor?.kind !== 'admin') throw await toAdminLogin(args.request, app);
    if (!enrols && mustEnrol(visitor, actor)) throw redirect(ENROLMENT);
    const anyOf = [permission ?? []].flat();
    if (permission !== null && !anyOf.some((one) => actor.permissions.includes(one))) {
      const text = english('You do not have permission to see this page.');
      throw await redirectWithToast('/admin/dashboard', { kind: 'warning', text }, app);
    }
    return load({ ...visitor, actor });
  });
}

/** Loads the staff login. Staff who are logged in are redirected. */
export async function adminVisitorPage<T>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'admin', visitor, appOf(args));
    if (actor) throw redirect(nextAddress(args.request, 'admin'));
    return load(visitor);
  });
}

/** Loads a page for visitors. A logged-in member is redirected. */
export async function visitorPage<T>(args: LoaderFunctionArgs, load: (ctx: PageContext) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, appOf(args));
    if (actor) throw redirect(nextAddress(args.request, 'member'));
    return load(visitor);
  });
}

/** Loads a page for anyone; a logged-in member is identified. */
export async function openPage<T>(args: LoaderFunctionArgs, load: (ctx: PageContext) => Promise<T>): Promise<T> {
  return publicPage(args, async (visitor) => {
    const actor = await actorByCookie(args.request, 'member', visitor, appOf(args));
    return load(actor ? { ...visitor, actor } : visitor);
  });
}

/** Returns null for a part of a page that failed, and logs the error, so the rest is shown. */
export async function orNull<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof DomainError || error instanceof Response) throw error;
    failureOf(error, ctx);
    return null;
  }
}
