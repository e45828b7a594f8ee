import type { Language } from '~/i18n/languages';
import { catalogue as en } from './en/catalogue';
import { catalogue as hi } from './hi/catalogue';
import type { Translated } from './translated';

export type Catalogue = Translated<typeof en>;

/** A loader sends a page its own, so that a browser gets no others. */
export const CATALOGUES: Record<Language, Catalogue> = { en, hi };
