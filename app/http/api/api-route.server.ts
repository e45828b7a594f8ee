import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type Context, forgetCached } from '~/domain/context';
import { DomainError, createInvalidFieldError } from '~/domain/errors';
import { runUnlessMemberDeleted } from '~/domain/members/require-member';
import type { AnyEndpoint, ApiHandler, Endpoints, HttpMethod } from './endpoint';
import { assertPermission, NOT_ALLOWED_MESSAGE } from '~/domain/admins/require-admin';
import { AUTHENTICATION_REQUIRED_MESSAGE, SESSION_EXPIRED_MESSAGE } from '~/http/authentication-messages';
import { createFreshContext } from '~/http/context.server';
import { addCorsHeaders } from './cross-origin.server';
import { toErrorDetails } from '~/http/error-response.server';
import { findActorByBearerToken } from '~/http/browser/session.server';
import type { ParsedForm } from '~/http/files/form.server';
import { discardBody, parseOrThrow, readJsonBody, readForm } from '~/http/input.server';
import { NON_HTML_CSP_HEADERS } from '~/http/non-html-csp';
import { untranslated, toEnglishText, type Message, t } from '~/i18n/messages/message';

export { defineEndpoint } from './endpoint';

type AnyFiles = ParsedForm['files'];

/**
 * Creates a JSON resource route with one endpoint per method. A request with any different method
 * gets 405 with an Allow header. Both loader and action are always defined, because otherwise Remix
 * would respond to such requests.
 */
export function createApiRoute(endpoints: Endpoints): { loader: ApiHandler; action: ApiHandler } {
  const handleRequest = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const ctx = await createFreshContext(args);
    try {
      const method = args.request.method === 'HEAD' ? 'GET' : args.request.method;
      const endpoint = endpoints[method as HttpMethod];
      if (!endpoint) return createMethodNotAllowedResponse(Object.keys(endpoints));
      const answer = await respond(endpoint, args, ctx);
      return createJsonResponse({ success: true, ...translateMessageToEnglish(answer) }, endpoint.status ?? 200);
    } catch (error) {
      const { status, message, fieldErrors, headers } = toErrorDetails(error, ctx);
      const more = needsSecondFactorFirst(error) ? { second_factor_required: true } : {};
      const errors = fieldErrors ? { errors: fieldErrors } : {};
      return createJsonResponse({ success: false, message, ...errors, ...more }, status, headers);
    } finally {
      discardBody(args.request);
    }
  };
  const serve = (args: LoaderFunctionArgs | ActionFunctionArgs) =>
    addCorsHeaders(args, Object.keys(endpoints), () => handleRequest(args));
  const handler = Object.assign(serve, { endpoints });
  return { loader: handler, action: handler };
}

async function respond(endpoint: AnyEndpoint, args: LoaderFunctionArgs, visitor: Context): Promise<object> {
  const { request, params } = args;
  const ctx = await admit(endpoint, request, visitor);
  const sent = Object.fromEntries(new URL(request.url).searchParams);
  refuseOtherMember(ctx, sent);
  const query = endpoint.query ? parseOrThrow(endpoint.query, sent) : undefined;
  const answer = await withBody(endpoint, request, async (fields, files) => {
    refuseOtherMember(ctx, fields);
    const body = endpoint.body ? parseOrThrow(endpoint.body, fields) : undefined;
    return runUnlessMemberDeleted(ctx, () => endpoint.handle({ ctx, body, query, files, params, request }));
  });
  if (ctx.actor.kind === 'admin' && request.method !== 'GET') forgetCached(ctx);
  return answer;
}

async function withBody(
  endpoint: AnyEndpoint,
  request: Request,
  handle: (fields: unknown, files: AnyFiles) => Promise<object>,
): Promise<object> {
  if (!endpoint.upload)
    return handle(
      endpoint.body
        ? await readJsonBody(request, { mayBeEmpty: endpoint.body.safeParse(undefined).success })
        : undefined,
      {},
    );
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new DomainError('invalid', untranslated('Please send this form as multipart/form-data.'));
  }
  return readForm(request, endpoint.upload, async ({ text, files, refusal }) => {
    if (refusal) throw refusal;
    return handle(Object.fromEntries(text), files);
  });
}

async function admit(
  { access, permissions = [], forbiddenMessage, unauthenticatedMessage }: AnyEndpoint,
  request: Request,
  visitor: Context,
): Promise<Context> {
  const sendsToken = request.headers.has('Authorization');
  if (access === 'none' || (access === 'optional' && !sendsToken)) return visitor;
  const actor = await findActorByBearerToken(request, visitor);
  if (!actor) {
    const staffMessage = sendsToken ? SESSION_EXPIRED_MESSAGE : AUTHENTICATION_REQUIRED_MESSAGE;
    const message = access === 'admin' ? staffMessage : t('Please log in again.');
    throw new DomainError('unauthenticated', unauthenticatedMessage ?? message);
  }
  if (access === 'admin') assertPermission(actor, permissions, forbiddenMessage);
  else if (access === 'member' && actor.kind !== 'member') throw new DomainError('forbidden', NOT_ALLOWED_MESSAGE);
  return { ...visitor, actor };
}

function translateMessageToEnglish(answer: { message?: string | Message }): object {
  return typeof answer.message === 'object' ? { ...answer, message: toEnglishText(answer.message) } : answer;
}

/**
 * Throws `forbidden` if a member sends the id of a different member as `user_id`. Runs before the
 * input is validated.
 */
function refuseOtherMember({ actor }: Context, sent: unknown): void {
  if (actor.kind !== 'member' || typeof sent !== 'object' || sent === null || !('user_id' in sent)) return;
  if (!['string', 'number', 'undefined'].includes(typeof sent.user_id))
    throw createInvalidFieldError('user_id', untranslated('user_id must be a number'));
  const id = Number(sent.user_id);
  if (Number.isSafeInteger(id) && id !== actor.memberId) throw new DomainError('forbidden', NOT_ALLOWED_MESSAGE);
}

function needsSecondFactorFirst(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'second_factor_required';
}

function createMethodNotAllowedResponse(allowed: string[]): Response {
  return createJsonResponse({ success: false, message: 'Method not allowed' }, 405, { Allow: allowed.join(', ') });
}

function createJsonResponse(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
      ...NON_HTML_CSP_HEADERS,
      ...headers,
    },
  });
}
