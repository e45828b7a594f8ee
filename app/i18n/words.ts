import type { Language } from '~/i18n/languages';
import { words as en } from './en/words';
import { words as hi } from './hi/words';
import type { Translated } from './translated';

export type Words = Translated<typeof en>;

/** A loader sends a page its own, so that a browser gets no others. */
export const WORDS: Record<Language, Words> = { en, hi };
