import { DomainError } from '~/domain/errors';
import { LANGUAGES, type Language } from '~/i18n/languages';
import type { Message } from '~/i18n/messages/message';

/**
 * Parses the language in a path. Throws `not_found` with the given message if there is no such
 * language.
 */
export function parsePathLanguage(code: string | undefined, notFound: Message): Language {
  const language = LANGUAGES.find((one) => one === code);
  if (!language) throw new DomainError('not_found', notFound);
  return language;
}
