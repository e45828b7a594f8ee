import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { needsSecondFactorSetup } from '~/domain/admins/require-admin';
import type { Permission } from '~/domain/admins/policy';
import type { Actor, Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { redirectToLogin, SECOND_FACTOR_SETUP_PATH } from '~/http/actor.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';
import { getSharedPageRequest, type PageContext, type PageRequest } from '~/http/context.server';
import { toErrorDetails, toThrownResponse } from '~/http/error-response.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { untranslated } from '~/i18n/messages/message';

export type AdminContext = PageContext & { actor: Extract<Actor, { kind: 'admin' }> };
export type MemberContext = PageContext & { actor: Extract<Actor, { kind: 'member' }> };

/** Loads a page that finds out itself who is logged in. */
export async function loadPage<T>(args: LoaderFunctionArgs, load: (page: PageRequest) => Promise<T>): Promise<T> {
  const page = await getSharedPageRequest(args);
  try {
    return await load(page);
  } catch (error) {
    throw toThrownResponse(error, page.visitor);
  }
}

/** Loads a page that does not depend on a login. `ctx` is always the context of a visitor. */
export function loadPublicPage<T>(args: LoaderFunctionArgs, load: (ctx: PageContext) => Promise<T>): Promise<T> {
  return loadPage(args, ({ visitor }) => load(visitor));
}

/**
 * Loads a page for members. A visitor is redirected to /login and returns to the page after logging
 * in.
 */
export async function loadMemberPage<T>(
  args: LoaderFunctionArgs,
  load: (ctx: MemberContext) => Promise<T>,
): Promise<T> {
  return loadPage(args, async (page) => {
    const actor = await page.findActor('member');
    if (actor?.kind !== 'member') throw await redirectToLogin(page, 'member');
    return load({ ...page.visitor, actor });
  });
}

/**
 * Loads a page for staff with at least one of the permissions; null requires none. Everybody else
 * is redirected. Staff who lack a required second factor are redirected to its setup, unless the
 * page sets `enrols`. Queries check permissions again.
 * Source: docs/specification/back-office.md#screens.
 */
export async function loadAdminPage<T>(
  args: LoaderFunctionArgs,
  permission: Permission | readonly Permission[] | null,
  load: (ctx: AdminContext) => Promise<T>,
  { enrols = false } = {},
): Promise<T> {
  return loadPage(args, async (page) => {
    const actor = await page.findActor('admin');
    if (actor?.kind !== 'admin') throw await redirectToLogin(page, 'admin');
    if (!enrols && needsSecondFactorSetup(page.visitor, actor)) throw redirect(SECOND_FACTOR_SETUP_PATH);
    const anyOf = [permission ?? []].flat();
    if (permission !== null && !anyOf.some((one) => actor.permissions.includes(one))) {
      const text = untranslated('You do not have permission to see this page.');
      throw await redirectWithToast('/admin/dashboard', { kind: 'warning', text }, page.app);
    }
    return load({ ...page.visitor, actor });
  });
}

/** Rejects a GET request to an export with 405, because a link must not start an export. */
export function rejectExportByLink(args: LoaderFunctionArgs, permissions: readonly Permission[]): Promise<Response> {
  return loadAdminPage(args, permissions, () =>
    Promise.resolve(new Response('Method not allowed', { status: 405, headers: { Allow: 'POST' } })),
  );
}

/** Loads the staff login page. Staff who are already logged in are redirected. */
export async function loadAdminVisitorPage<T>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T> {
  return loadPage(args, async (page) => {
    const actor = await page.findActor('admin');
    if (actor) throw redirect(getPathAfterLogin(args.request, 'admin'));
    return load(page.visitor);
  });
}

/** Loads a page for visitors. A logged-in member is redirected. */
export async function loadVisitorPage<T>(args: LoaderFunctionArgs, load: (ctx: PageContext) => Promise<T>): Promise<T> {
  return loadPage(args, async (page) => {
    const actor = await page.findActor('member');
    if (actor) throw redirect(getPathAfterLogin(args.request, 'member'));
    return load(page.visitor);
  });
}

/**
 * Loads a page with optional login: `ctx` contains the member if one is logged in, otherwise a
 * visitor.
 */
export async function loadPageWithOptionalMember<T>(
  args: LoaderFunctionArgs,
  load: (ctx: PageContext) => Promise<T>,
): Promise<T> {
  return loadPage(args, async (page) => {
    const actor = await page.findActor('member');
    return load(actor ? { ...page.visitor, actor } : page.visitor);
  });
}

/**
 * Returns null and logs the error if loading `part` fails, so that the rest of the page is shown.
 */
export async function loadOrNullOnFailure<T>(ctx: Context, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof DomainError || error instanceof Response) throw error;
    toErrorDetails(error, ctx);
    return null;
  }
}
