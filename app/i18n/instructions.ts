import type { Language } from './languages';
import { CATALOGUES, type Catalogue } from './catalogue';

/** Returns the focus of each weekday in a language until staff change it. */
export function getDefaultInstructions(language: Language): Catalogue['instructions'] {
  return CATALOGUES[language].instructions;
}
