import type { Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';

const FRIEND = t('friend');

const PLAIN_WORD = /^(?:[\p{L}\p{M}'\u200c\u200d-]+\.?|[cdhsw]\/o\.?)$/iu;

/**
 * Returns the name for a greeting. Only words of letters are kept, so that a name cannot put a link
 * or a number into a message.
 */
export function getGreetingName(name: string, language: Language): string {
  const words = name.split(/\s+/).filter((word) => PLAIN_WORD.test(word));
  return words.join(' ') || translate(language, FRIEND);
}
