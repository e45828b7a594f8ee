import { untranslated, toEnglishText, type Message } from '~/i18n/messages/message';

export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'second_factor_required'
  | 'proof_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'rate_limited'
  | 'busy'
  | 'upstream_failed';

export type FieldErrors = Record<string, string[]>;

export type FieldMessages = Record<string, Message[]>;

interface Details {
  fields?: FieldMessages;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Error type for expected failures of commands and queries. Its message is shown to the caller. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** Message to translate for the user. `message` and `fieldErrors` are always in English. */
  readonly userMessage: Message;
  readonly fieldMessages: FieldMessages | undefined;
  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: Message, { fields, retryAfterSeconds, cause }: Details = {}) {
    super(toEnglishText(message), { cause });
    this.code = code;
    this.userMessage = message;
    this.fieldMessages = fields;
    this.fieldErrors = fields && toFieldErrors(fields, toEnglishText);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function toFieldErrors(fields: FieldMessages, render: (message: Message) => string): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages.map(render)]));
}

export function createInvalidFieldError(field: string, message: Message): DomainError {
  return new DomainError('invalid', message, { fields: { [field]: [message] } });
}

export function createFieldConflictError(field: string, message: Message): DomainError {
  return new DomainError('conflict', message, { fields: { [field]: [message] } });
}

export function createEditConflictError(what: string): DomainError {
  return new DomainError(
    'conflict',
    untranslated(
      `Someone else changed this ${what} meanwhile. Open it again to see their changes before you save yours.`,
    ),
  );
}
