import type { Language } from '../languages';
import { english } from './en';
import { hindi } from './hi';

/** The same keys with any words: names of figures, icons and avatars are no words and stay as they are. */
type Translated<Words> = Words extends string
  ? string
  : Words extends null
    ? string | null
    : Words extends number
      ? Words
      : { readonly [Key in keyof Words]: Key extends 'pose' | 'icon' | 'avatar' ? Words[Key] : Translated<Words[Key]> };

/** What the public pages say, in one language. Null: said in that language by the server's content. */
export type PublicWords = Translated<typeof english>;

const catalogue: Record<Language, PublicWords> = { en: english, hi: hindi };

/** The public pages' words in a language. */
export function publicWords(language: Language): PublicWords {
  return catalogue[language];
}
