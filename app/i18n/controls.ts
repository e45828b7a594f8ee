import type { InterfaceWords } from './en/interface';
import { INTERFACES, type Language } from './languages';

/** The words of fields, dialogs and lists wherever they stand. */
export function controlWords(language: Language): InterfaceWords['controls'] {
  return INTERFACES[language].controls;
}
