import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { App } from '~/context.server';
import { assertPermission, isProofNeeded, mustEnrol } from '~/domain/admins/acting-admin';
import type { Permission } from '~/domain/admins/policy';
import { DomainError } from '~/domain/errors';
import { unlessGone } from '~/domain/members/acting-member';
import { assertOwnOrigin } from './browser/origin-check.server';
import { actorByCookie } from './browser/session.server';
import { flashToast } from './browser/toast.server';
import { appOf, pageContext, type PageContext } from './context.server';
import { thrownResponse } from './error-response.server';
import { discardBody } from './input.server';
import { AUTHENTICATION_REQUIRED, toAdminLogin } from './browser/admin-login.server';
import { type Message, say } from '~/i18n/messages/say';

/** Whom an action is for. */
export interface Guard {
  access: 'visitor' | 'member' | 'admin';
  /** Of staff, who has one of these may; the command that names them decides once more. */
  permissions?: readonly Permission[] | undefined;
  /** What the others are told, where the specification has words of its own for it. */
  forbiddenMessage?: Message | undefined;
  /** Said on the login page to whom the form brings there. */
  loginMessage?: Message | undefined;
  /** Where staff come back to, who have to prove once more who they are and have no place for it in the form. */
  returnTo?: string;
  /** Also for staff who have yet to set up the second factor that is required. */
  enrols?: boolean;
  /** Whoever has no session is refused rather than sent to the login. */
  refusesVisitors?: true;
}

/**
 * Every action of a page stands on this. Before anything of the body is read, a form that another
 * site sent is refused, and whoever has no session of the kind, or not the permission. What fails
 * is answered by `refuse`, or as an error of the page.
 */
export async function guardedAction<Reply>(
  args: ActionFunctionArgs,
  guard: Guard,
  run: (ctx: PageContext, app: App) => Promise<Reply>,
  refuse?: (error: unknown, ctx: PageContext) => Reply | Promise<Reply>,
): Promise<Reply> {
  const app = appOf(args);
  const visitor = await pageContext(args);
  try {
    assertOwnOrigin(args.request, app);
    const ctx = await admitted(args.request, guard, visitor, app);
    return await unlessGone(ctx, () => run(ctx, app));
  } catch (error) {
    if (guard.returnTo && isProofNeeded(error))
      throw redirect(`/admin/confirm?${new URLSearchParams({ next: guard.returnTo })}`);
    if (refuse && !(error instanceof Response)) return await refuse(error, visitor);
    throw thrownResponse(error, visitor);
  } finally {
    discardBody(args.request);
  }
}

/** Where staff set up their second factor. */
export const ENROLMENT = '/admin/security';

async function admitted(
  request: Request,
  { access, permissions = [], forbiddenMessage, loginMessage, refusesVisitors, enrols }: Guard,
  visitor: PageContext,
  app: App,
): Promise<PageContext> {
  if (access === 'visitor') return visitor;
  const actor = await actorByCookie(request, access, visitor, app);
  if (!actor && refusesVisitors) throw new DomainError('unauthenticated', say('Please log in again.'));
  if (!actor) throw await toLogin(request, { access, loginMessage }, app);
  if (access === 'admin') assertPermission(actor, permissions, forbiddenMessage);
  if (!enrols && mustEnrol(visitor, actor)) throw redirect(ENROLMENT);
  return { ...visitor, actor };
}

async function toLogin(request: Request, { access, loginMessage }: Guard, app: App): Promise<Response> {
  if (access === 'admin') return toAdminLogin(request, app, loginMessage ?? AUTHENTICATION_REQUIRED);
  const headers = new Headers();
  if (loginMessage) headers.set('Set-Cookie', await flashToast({ kind: 'warning', text: loginMessage }, app));
  return redirect('/login', { headers });
}
