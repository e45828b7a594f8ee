import { fileRule, type FileKind } from '~/domain/content/policy';
import { DomainError } from '~/domain/errors';

export function formTooLarge(): DomainError {
  return new DomainError('too_large', 'The form is too large.');
}

export function fileTooLarge(field: string, kind: FileKind): DomainError {
  const { tooLarge: message } = fileRule(kind);
  return new DomainError('too_large', message, { fieldErrors: { [field]: [message] } });
}

/** A form that is broken, or none. */
export function unreadable(cause?: unknown): DomainError {
  return new DomainError('invalid', 'The form could not be read. Please try again.', { cause });
}
