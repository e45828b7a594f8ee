import type { Language } from './languages';
import { CATALOGUES, type Catalogue } from './catalogue';

/** Returns the default focus of each weekday in a language. It is used until staff change it. */
export function getDefaultInstructions(language: Language): Catalogue['instructions'] {
  return CATALOGUES[language].instructions;
}
