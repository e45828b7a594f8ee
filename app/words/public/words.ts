import type { Language } from '../languages';
import type { Translated } from '../translated';
import { english } from './en';
import { hindi } from './hi';

/** What the public pages say, in one language. Null: said in that language by the server's content. */
export type PublicWords = Translated<typeof english>;

const catalogue: Record<Language, PublicWords> = { en: english, hi: hindi };

/** The public pages' words in a language. */
export function publicWords(language: Language): PublicWords {
  return catalogue[language];
}
