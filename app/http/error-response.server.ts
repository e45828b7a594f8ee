import { isDatabaseDownError, isDeadlockError } from '~/db/sql-state';
import { reportError } from '~/lib/error-reports.server';
import { findTrackedRequestById } from '~/server/request-tracking.server';
import type { Context } from '~/domain/context';
import { toFieldErrors, DomainError, type ErrorCode, type FieldErrors } from '~/domain/errors';
import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { type Message, t } from '~/i18n/messages/message';
import type { PageContext } from './context.server';

export const HTTP_STATUS_BY_CODE = {
  invalid: 400,
  unauthenticated: 401,
  second_factor_required: 401,
  proof_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  busy: 503,
  upstream_failed: 503,
} as const satisfies Record<ErrorCode, number>;

const UNEXPECTED = t('Something went wrong. Please try again later.');
const UNAVAILABLE = t('We cannot reach our database just now. Please try again in a moment.');

export interface ErrorDetails {
  status: number;
  userMessage: Message;
  message: string;
  fieldErrors: FieldErrors | undefined;
  headers: Record<string, string>;
}

/**
 * Converts an error to the status, headers and message of a response. The API always uses English.
 * An unexpected error is logged, and its details are hidden from the client. A database outage is
 * logged only once for all requests.
 */
export function toErrorDetails(error: unknown, ctx: Context, language: Language = 'en'): ErrorDetails {
  const { requestId } = ctx.origin;
  const tracked = findTrackedRequestById(requestId);
  if (tracked) tracked.reason = describeError(error);
  const translateMessage = (message: Message) => translate(language, message);
  if (error instanceof DomainError) {
    const { retryAfterSeconds } = error;
    const headers: Record<string, string> = retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {};
    const fieldErrors = error.fieldMessages && toFieldErrors(error.fieldMessages, translateMessage);
    return {
      status: HTTP_STATUS_BY_CODE[error.code],
      userMessage: error.userMessage,
      message: translateMessage(error.userMessage),
      fieldErrors,
      headers,
    };
  }
  const isDown = isDatabaseDownError(error);
  const unavailable = isDown || isDeadlockError(error);
  if (isDown) ctx.databaseFailed(error, requestId);
  else ctx.log.error({ err: error, requestId }, unavailable ? 'deadlock retry failed' : 'unexpected error');
  if (!unavailable) reportError(error, { requestId, route: tracked?.route });
  const userMessage = unavailable ? UNAVAILABLE : UNEXPECTED;
  const headers: Record<string, string> = unavailable ? { 'Retry-After': '5' } : {};
  return {
    status: unavailable ? 503 : 500,
    userMessage,
    message: translateMessage(userMessage),
    fieldErrors: undefined,
    headers,
  };
}

/**
 * Returns the reason for the log line. Parameters of messages are left out, because they may be
 * personal data.
 */
function describeError(error: unknown): string {
  if (!(error instanceof DomainError)) return isDatabaseDownError(error) ? 'database unavailable' : 'unexpected error';
  const fields = Object.keys(error.fieldMessages ?? {});
  return [`${error.code}: ${error.userMessage.text}`, ...fields].join(' | ');
}

/**
 * Converts an error to a response to be thrown by a loader or action, so that the error boundary is
 * rendered.
 */
export function toThrownResponse(error: unknown, ctx: PageContext): Response {
  if (error instanceof Response) return error;
  const { status, message, headers } = toErrorDetails(error, ctx, ctx.language);
  return new Response(message, { status, headers });
}
