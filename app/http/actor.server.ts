import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { App } from '~/context.server';
import { assertPermission, isReauthNeeded, needsSecondFactor } from '~/domain/admins/require-admin';
import type { Permission } from '~/domain/admins/policy';
import { DomainError } from '~/domain/errors';
import { runUnlessMemberDeleted } from '~/domain/members/require-member';
import { buildLoginPath } from './browser/login-path.server';
import { findActorByCookie } from './browser/session.server';
import { createToastCookie } from './browser/toast.server';
import { getApp, createPageContext, type PageContext } from './context.server';
import { toThrownResponse } from './error-response.server';
import { discardBody } from './input.server';
import { AUTHENTICATION_REQUIRED, redirectToAdminLogin } from './browser/admin-login.server';
import { isSameOrigin } from '~/lib/same-origin';
import { untranslated, type Message, t } from '~/i18n/messages/message';

export interface ActionGuard {
  access: 'visitor' | 'member' | 'admin';
  /** One of these is enough. The command checks them again. */
  permissions?: readonly Permission[] | undefined;
  forbiddenMessage?: Message | undefined;
  /** Shown on the login page to a visitor who is redirected there. */
  loginMessage?: Message | undefined;
  /** Where staff return after confirming their identity, if the form has no field for it. */
  returnTo?: string;
  /** Also allows staff who have not set up a required second factor. */
  enrols?: boolean;
  /** Refuses visitors instead of redirecting them to the login. */
  refusesVisitors?: true;
  /** The form contains typed text, so scripts stay on the page if the session has ended. */
  isTyped?: boolean;
}

/**
 * Runs an action after rejecting cross-origin forms and actors without permission, before the body
 * is read.
 */
export async function runGuardedAction<Reply>(
  args: ActionFunctionArgs,
  guard: ActionGuard,
  run: (ctx: PageContext, app: App) => Promise<Reply>,
  refuse?: (error: unknown, ctx: PageContext) => Reply | Promise<Reply>,
): Promise<Reply> {
  const app = getApp(args);
  const visitor = await createPageContext(args);
  try {
    assertOwnOrigin(args.request, app);
    const ctx = await admitted(args.request, guard, visitor, app);
    return await runUnlessMemberDeleted(ctx, () => run(ctx, app));
  } catch (error) {
    if (guard.returnTo && isReauthNeeded(error))
      throw redirect(`/admin/confirm?${new URLSearchParams({ next: guard.returnTo })}`);
    if (refuse && !(error instanceof Response)) return await refuse(error, visitor);
    throw toThrownResponse(error, visitor);
  } finally {
    discardBody(args.request);
  }
}

/** Refuses another site's form; no Origin, no browser. Source: docs/rules.md#sessions. */
function assertOwnOrigin(request: Request, { config }: App): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!isSameOrigin(origin, host, new URL(config.web.publicUrl)))
    throw new DomainError('forbidden', t('This form was sent from another site.'));
}

/** Shown on the same page. The text for staff begins with SESSION_EXPIRED. */
const SESSION_ENDED = {
  member: t('You are logged out. Log in in another tab, then send this again.'),
  admin: untranslated('Session expired. Please login again. Do so in another tab, then send this again.'),
};

export const SECOND_FACTOR_SETUP_PATH = '/admin/security';

async function admitted(
  request: Request,
  { access, permissions = [], forbiddenMessage, loginMessage, refusesVisitors, isTyped, enrols }: ActionGuard,
  visitor: PageContext,
  app: App,
): Promise<PageContext> {
  if (access === 'visitor') return visitor;
  const actor = await findActorByCookie(request, access, visitor, app);
  if (!actor && refusesVisitors) throw new DomainError('unauthenticated', t('Please log in again.'));
  if (!actor && isTyped && !isNavigation(request))
    throw new DomainError('unauthenticated', loginMessage ?? SESSION_ENDED[access]);
  if (!actor) throw await toLogin(request, { access, loginMessage }, app);
  if (access === 'admin') {
    assertPermission(actor, permissions, forbiddenMessage);
    if (!enrols && needsSecondFactor(visitor, actor)) throw redirect(SECOND_FACTOR_SETUP_PATH);
  }
  return { ...visitor, actor };
}

/** True for a browser that loads a document, false for requests of our scripts. */
function isNavigation(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

async function toLogin(request: Request, { access, loginMessage }: ActionGuard, app: App): Promise<Response> {
  if (access === 'admin') return redirectToAdminLogin(request, app, loginMessage ?? AUTHENTICATION_REQUIRED);
  const headers = new Headers();
  const text = loginMessage ?? t('Please log in again.');
  headers.set('Set-Cookie', await createToastCookie({ kind: 'warning', text }, app));
  return redirect(buildLoginPath(request, 'member'), { headers });
}
