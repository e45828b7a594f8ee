/** Why a command refused; the doors map each code to a status. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'second_factor_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'rate_limited'
  | 'busy'
  | 'upstream_failed';

/** What was wrong with which field, by the field's name in the form and the API. */
export type FieldErrors = Record<string, string[]>;

interface Details {
  fieldErrors?: FieldErrors;
  /** When another try makes sense, in seconds. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error that commands and queries throw; its message is meant for the person who asked. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, { fieldErrors, retryAfterSeconds, cause }: Details = {}) {
    super(message, { cause });
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A value that one field must not have; the message stands at the field and heads the answer. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { fieldErrors: { [field]: [message] } });
}

/** A value that somebody else holds already. */
export function conflictAt(field: string, message: string): DomainError {
  return new DomainError('conflict', message, { fieldErrors: { [field]: [message] } });
}

/** The second of two editors is told, and nothing of the first one's work is lost. */
export function changedMeanwhile(what: string): DomainError {
  return new DomainError(
    'conflict',
    `Someone else changed this ${what} meanwhile. Open it again to see their changes before you save yours.`,
  );
}
