import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { App } from '~/context.server';
import { assertPermission, isReauthNeededError, needsSecondFactorSetup } from '~/domain/admins/require-admin';
import type { Permission } from '~/domain/admins/policy';
import { DomainError } from '~/domain/errors';
import { runUnlessMemberDeleted } from '~/domain/members/require-member';
import { AUTHENTICATION_REQUIRED_MESSAGE, SESSION_EXPIRED_MESSAGE } from './authentication-messages';
import { buildLoginPath } from './browser/login-path.server';
import { clearSessionCookie, hasSessionCookie, type SessionKind } from './browser/session.server';
import { createToastCookie } from './browser/toast.server';
import { createPageRequest, type PageContext, type PageRequest } from './context.server';
import { toThrownResponse } from './error-response.server';
import { discardBody } from './input.server';
import { isSameOrigin } from '~/lib/same-origin';
import { untranslated, type Message, t } from '~/i18n/messages/message';

export interface ActionGuard {
  access: 'visitor' | 'member' | 'admin';
  /** The account needs at least one of these permissions. The command checks them again. */
  permissions?: readonly Permission[] | undefined;
  forbiddenMessage?: Message | undefined;
  /** Shown on the login page to a visitor who is redirected there. */
  loginMessage?: Message | undefined;
  /**
   * Page to which staff return after confirming their identity, if the form has no field for this
   * confirmation.
   */
  returnTo?: string;
  /** If true, staff who have not set up a required second factor may also run the action. */
  enrols?: boolean;
  /** If true, visitors get an error instead of a redirect to the login page. */
  refusesVisitors?: true;
  /**
   * True for a form with typed text. If the session has ended, a page with JavaScript shows an
   * error instead of navigating to the login, so that the text is not lost.
   */
  isTyped?: boolean;
}

/**
 * Runs an action. Before the body is read, rejects forms from another site and actors without
 * permission.
 */
export async function runGuardedAction<Reply>(
  args: ActionFunctionArgs,
  guard: ActionGuard,
  run: (ctx: PageContext, app: App) => Promise<Reply>,
  refuse?: (error: unknown, ctx: PageContext) => Reply | Promise<Reply>,
): Promise<Reply> {
  const page = await createPageRequest(args);
  const { visitor, app } = page;
  try {
    assertOwnOrigin(page);
    const ctx = await authorizeRequest(page, guard);
    return await runUnlessMemberDeleted(ctx, () => run(ctx, app));
  } catch (error) {
    if (guard.returnTo && isReauthNeededError(error))
      throw redirect(`/admin/confirm?${new URLSearchParams({ next: guard.returnTo })}`);
    if (refuse && !(error instanceof Response)) return await refuse(error, visitor);
    throw toThrownResponse(error, visitor);
  } finally {
    discardBody(args.request);
  }
}

/**
 * Rejects a form from another site. A request without an Origin header does not come from a browser
 * and is accepted. Source: docs/rules.md#sessions.
 */
function assertOwnOrigin({ request, app: { config } }: PageRequest): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!isSameOrigin(origin, host, new URL(config.web.publicUrl)))
    throw new DomainError('forbidden', t('This form was sent from another site.'));
}

/**
 * Messages for a typed form whose session has ended. They are shown above the form. The message for
 * staff begins with SESSION_EXPIRED_MESSAGE.
 */
const SESSION_ENDED = {
  member: t('You are logged out. Log in in another tab, then send this again.'),
  admin: untranslated('Session expired. Please login again. Do so in another tab, then send this again.'),
};

/** Messages on the login page after a form from a visitor. */
const LOGIN_NEEDED = { member: t('Please log in again.'), admin: AUTHENTICATION_REQUIRED_MESSAGE };

export const SECOND_FACTOR_SETUP_PATH = '/admin/security';

async function authorizeRequest(
  page: PageRequest,
  { access, permissions = [], forbiddenMessage, loginMessage, refusesVisitors, isTyped, enrols }: ActionGuard,
): Promise<PageContext> {
  const { request, visitor } = page;
  if (access === 'visitor') return visitor;
  const actor = await page.findActor(access);
  if (!actor && refusesVisitors) throw new DomainError('unauthenticated', LOGIN_NEEDED.member);
  if (!actor && isTyped && !isNavigation(request))
    throw new DomainError('unauthenticated', loginMessage ?? SESSION_ENDED[access]);
  if (!actor) throw await redirectToLogin(page, access, loginMessage ?? LOGIN_NEEDED[access]);
  if (access === 'admin') {
    assertPermission(actor, permissions, forbiddenMessage);
    if (!enrols && needsSecondFactorSetup(visitor, actor)) throw redirect(SECOND_FACTOR_SETUP_PATH);
  }
  return { ...visitor, actor };
}

/** Returns true if a browser loads a document, and false for fetch requests from our scripts. */
function isNavigation(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/**
 * Redirects to the login, which leads back to the page. Shows staff whose session has expired a
 * message about it; shows everybody else `message`, if given.
 */
export async function redirectToLogin(
  { request, app }: PageRequest,
  kind: SessionKind,
  message?: Message,
): Promise<Response> {
  const headers = new Headers();
  const hasExpired = kind === 'admin' && (await hasSessionCookie(request, 'admin', app));
  if (hasExpired) headers.append('Set-Cookie', await clearSessionCookie('admin', app));
  const text = hasExpired ? SESSION_EXPIRED_MESSAGE : message;
  if (text) headers.append('Set-Cookie', await createToastCookie({ kind: 'warning', text }, app));
  return redirect(buildLoginPath(request, kind), { headers });
}
