import type { Language } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';
import { say } from '~/i18n/messages/say';

const FRIEND = say('friend');

const PLAIN_WORD = /^(?:[\p{L}\p{M}'\u200c\u200d-]+\.?|[cdhsw]\/o\.?)$/iu;

/** Keeps only words of letters, so a name cannot put a link or a number into a message. */
export function greetingOf(name: string, language: Language): string {
  const words = name.split(/\s+/).filter((word) => PLAIN_WORD.test(word));
  return words.join(' ') || messageIn(language, FRIEND);
}
