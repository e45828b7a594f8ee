import type { Language } from '~/i18n/languages';
import { catalogue as en } from './en/catalogue';
import { catalogue as hi } from './hi/catalogue';
import { catalogue as mr } from './mr/catalogue';
import { fillBrand } from './brand';
import type { Translated } from './translated';

export type Catalogue = Translated<typeof en>;

/**
 * The messages of all languages. A loader sends a page only the messages that it needs, so that a
 * browser does not receive the whole catalogue.
 */
export const CATALOGUES: Record<Language, Catalogue> = { en, hi, mr };

/** Returns the messages of a language with the name of the organisation filled in. */
export function getCatalogue(language: Language, { names }: { names: Readonly<Record<Language, string>> }): Catalogue {
  return fillBrand(CATALOGUES[language], names[language]);
}
