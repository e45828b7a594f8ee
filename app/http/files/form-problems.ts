import { fileRule, type FileKind } from '~/domain/content/policy';
import { DomainError } from '~/domain/errors';
import { say } from '~/i18n/messages/say';

export function formTooLarge(): DomainError {
  return new DomainError('too_large', say('The form is too large.'));
}

export function fileTooLarge(field: string, kind: FileKind): DomainError {
  const { tooLarge: message } = fileRule(kind);
  return new DomainError('too_large', message, { fields: { [field]: [message] } });
}

export function unreadable(cause?: unknown): DomainError {
  return new DomainError('invalid', say('The form could not be read. Please try again.'), { cause });
}

/** Error for a file field that contains text or has no content type. */
export function notAFile(field: string, kind: FileKind): DomainError {
  const { wrongType: message } = fileRule(kind);
  return new DomainError('unsupported_type', message, { fields: { [field]: [message] } });
}
