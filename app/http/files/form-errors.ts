import { getFileRule, type FileKind } from '~/domain/content/policy';
import { DomainError } from '~/domain/errors';
import { t } from '~/i18n/messages/message';

export function createFormTooLargeError(): DomainError {
  return new DomainError('too_large', t('The form is too large.'));
}

export function createFileTooLargeError(field: string, kind: FileKind): DomainError {
  const { tooLarge: message } = getFileRule(kind);
  return new DomainError('too_large', message, { fields: { [field]: [message] } });
}

export function createUnreadableFormError(cause?: unknown): DomainError {
  return new DomainError('invalid', t('The form could not be read. Please try again.'), { cause });
}

/** Creates the error for a file field that contains text, or a file without a content type. */
export function createNotAFileError(field: string, kind: FileKind): DomainError {
  const { wrongType: message } = getFileRule(kind);
  return new DomainError('unsupported_type', message, { fields: { [field]: [message] } });
}
