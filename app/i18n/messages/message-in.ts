import type { Language } from '~/i18n/languages';
import { fill } from '~/i18n/fill';
import { anywhere } from './anywhere';
import { entrance } from './entrance';
import { giving } from './giving';
import { practice, titles } from './practice';

/** Each message of the server that members and visitors read, with its Hindi; `{names}` are blanks. */
export const HINDI_MESSAGES: Readonly<Record<string, string>> = {
  ...anywhere,
  ...entrance,
  ...practice,
  ...titles,
  ...giving,
};

const known = new Map(Object.entries(HINDI_MESSAGES));

const patterns = Object.entries(HINDI_MESSAGES)
  .filter(([english]) => english.includes('{'))
  .map(([english, hindi]) => ({ pattern: patternOf(english), hindi }));

function patternOf(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 's');
}

/**
 * A message of the server in the language of the page that shows it. The server speaks English, also through the API; what has no Hindi, such
 * as a word of the payment provider or of staff, is passed on as it is.
 */
export function messageIn(language: Language, message: string): string {
  return language === 'en' ? message : (known.get(message) ?? filledIn(message) ?? message);
}

function filledIn(message: string): string | null {
  for (const { pattern, hindi } of patterns) {
    const blanks = pattern.exec(message)?.groups;
    if (blanks) {
      const values = Object.entries(blanks).map(([name, value]) => [name, known.get(value) ?? value] as const);
      return fill(hindi, Object.fromEntries(values));
    }
  }
  return null;
}
