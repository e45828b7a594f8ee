import { isDatabaseDown, isDeadlock } from '~/db/sql-state';
import type { Context } from '~/domain/context';
import { DomainError, type ErrorCode } from '~/domain/errors';
import { messageIn } from '~/i18n/messages/message-in';
import type { PageContext } from './context.server';

export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  busy: 503,
  upstream_failed: 503,
} as const satisfies Record<ErrorCode, number>;

const UNEXPECTED = 'Something went wrong. Please try again later.';
const UNAVAILABLE = 'We cannot reach our database just now. Please try again in a moment.';

/** What a failure says to the person who asked. */
export interface Failure {
  status: number;
  message: string;
  fieldErrors: Record<string, string[]> | undefined;
  headers: Record<string, string>;
}

/** Any error as an answer. One that nobody expected is logged, once, with the request's id, and says nothing of itself. */
export function failureOf(error: unknown, ctx: Context): Failure {
  if (error instanceof DomainError) {
    const { retryAfterSeconds } = error;
    const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
    return { status: STATUS_OF[error.code], message: error.message, fieldErrors: error.fieldErrors, headers };
  }
  const unavailable = isDatabaseDown(error) || isDeadlock(error);
  ctx.log.error(
    { err: error, requestId: ctx.origin.requestId },
    unavailable ? 'the database is not reachable' : 'unexpected error',
  );
  return unavailable
    ? { status: 503, message: UNAVAILABLE, fieldErrors: undefined, headers: { 'Retry-After': '5' } }
    : { status: 500, message: UNEXPECTED, fieldErrors: undefined, headers: {} };
}

/** Stops a loader or an action: the error boundary shows the status and the message, in the language of its page. */
export function thrownResponse(error: unknown, ctx: PageContext): Response {
  if (error instanceof Response) return error;
  const { status, message, headers } = failureOf(error, ctx);
  return new Response(messageIn(ctx.language, message), { status, headers });
}
