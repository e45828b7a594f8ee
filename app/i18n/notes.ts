import type { InterfaceWords } from './en/interface';
import { INTERFACES, type Language } from './languages';

/** The words of the 404 and of the page for failures. */
export function noteWords(language: Language): InterfaceWords['notes'] {
  return INTERFACES[language].notes;
}
