import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Context } from '~/domain/context';
import { DomainError, type FieldErrors } from '~/domain/errors';
import { unlessGone } from '~/domain/members/acting-member';
import type { AnyEndpoint, ApiHandler, Endpoints, Method } from './endpoint';
import { AUTHENTICATION_REQUIRED, SESSION_EXPIRED } from '~/http/pages/admin-login.server';
import { visitorContext } from '~/http/context.server';
import { acrossOrigins } from './cross-origin.server';
import { failureOf } from '~/http/error-response.server';
import { actorByBearer } from '~/http/browser/session.server';
import { type Upload, type UploadFields, withUpload } from '~/http/files/upload.server';

export { endpoint } from './endpoint';

type AnyFiles = Upload<UploadFields>['files'];

const MAX_BODY_BYTES = 64 * 1024;

/**
 * A JSON resource route with one call a method. Answers `{success: true, …}`, or `{success: false, message, errors?}` with the status of the
 * error; a method that it does not have is 405 with Allow. Always has both a loader and an action, else Remix would answer for itself.
 */
export function apiRoute(endpoints: Endpoints): { loader: ApiHandler; action: ApiHandler } {
  const answerOf = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const ctx = visitorContext(args);
    try {
      const method = args.request.method === 'HEAD' ? 'GET' : args.request.method;
      const found = endpoints[method as Method];
      if (!found) return methodNotAllowed(Object.keys(endpoints));
      const answer = await answerTo(found, args, ctx);
      return json({ success: true, ...answer }, found.status ?? 200);
    } catch (error) {
      const { status, message, fieldErrors, headers } = failureOf(error, ctx);
      return json({ success: false, message, ...(fieldErrors ? { errors: fieldErrors } : {}) }, status, headers);
    }
  };
  const serve = (args: LoaderFunctionArgs | ActionFunctionArgs) =>
    acrossOrigins(args, Object.keys(endpoints), () => answerOf(args));
  const handler = Object.assign(serve, { endpoints });
  return { loader: handler, action: handler };
}

async function answerTo(found: AnyEndpoint, args: LoaderFunctionArgs, visitor: Context): Promise<object> {
  const { request, params } = args;
  const ctx = await admit(found, request, visitor);
  const sent = Object.fromEntries(new URL(request.url).searchParams);
  refuseOtherMember(ctx, sent);
  const query = found.query ? parsed(found.query, sent) : undefined;
  const answer = await withBody(found, request, async (fields, files) => {
    refuseOtherMember(ctx, fields);
    const body = found.body ? parsed(found.body, fields) : undefined;
    return unlessGone(ctx, () => found.handle({ ctx, body, query, files, params, request }));
  });
  if (ctx.actor.kind === 'admin' && request.method !== 'GET') ctx.recent.forget();
  return answer;
}

async function withBody(
  found: AnyEndpoint,
  request: Request,
  handle: (fields: unknown, files: AnyFiles) => Promise<object>,
): Promise<object> {
  if (!found.upload) return handle(found.body ? await readJson(request) : undefined, {});
  return withUpload(request, found.upload, async ({ text, files, refusal }) => {
    if (refusal) throw refusal;
    return handle(Object.fromEntries(text), files);
  });
}

async function admit(
  { access, permission, unauthenticatedMessage }: AnyEndpoint,
  request: Request,
  visitor: Context,
): Promise<Context> {
  const sendsToken = request.headers.has('Authorization');
  if (access === 'none' || (access === 'optional' && !sendsToken)) return visitor;
  const actor = await actorByBearer(request, visitor);
  if (!actor) {
    const staffMessage = sendsToken ? SESSION_EXPIRED : AUTHENTICATION_REQUIRED;
    const message = access === 'admin' ? staffMessage : 'Please log in again.';
    throw new DomainError('unauthenticated', unauthenticatedMessage ?? message);
  }
  const lacks = permission !== undefined && !(actor.kind === 'admin' && actor.permissions.includes(permission));
  if (lacks || (access !== 'optional' && actor.kind !== access))
    throw new DomainError('forbidden', 'You do not have permission to do this.');
  return { ...visitor, actor };
}

/** A member speaks for themself alone: another member's id is refused before anything else of the request is looked at. */
function refuseOtherMember({ actor }: Context, sent: unknown): void {
  if (actor.kind !== 'member' || typeof sent !== 'object' || sent === null || !('user_id' in sent)) return;
  const id = Number(sent.user_id);
  if (Number.isSafeInteger(id) && id !== actor.memberId)
    throw new DomainError('forbidden', 'You do not have permission to do this.');
}

/** Parses what a client sent. Throws invalid with the message of the first problem and all of them by field. */
export function parsed<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fieldErrors: FieldErrors = {};
  for (const { path, message } of result.error.issues) (fieldErrors[path.join('.')] ??= []).push(message);
  const atRoot = fieldErrors[''] !== undefined;
  if (atRoot) throw new DomainError('invalid', 'The request body must be a JSON object.');
  throw new DomainError('invalid', result.error.issues[0]?.message ?? 'Invalid request', { fieldErrors });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new DomainError('invalid', 'The request body is not valid JSON.');
  }
}

/** A body as text. Throws too_large before more than the limit has been read. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new DomainError('too_large', 'The request body is too large.');
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function methodNotAllowed(allowed: string[]): Response {
  return json({ success: false, message: 'Method not allowed' }, 405, { Allow: allowed.join(', ') });
}

function json(body: object, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
