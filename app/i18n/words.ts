import type { Language } from '~/i18n/languages';
import { words as en } from './en/words';
import { words as hi } from './hi/words';
import type { Translated } from './translated';

/** What a language has to say: each text of the English. */
export type Words = Translated<typeof en>;

/** Every language's words; a loader sends a page its own, so that a browser gets no others. */
export const WORDS: Record<Language, Words> = { en, hi };
