import type { InterfaceWords } from './en/interface';
import { INTERFACES, type Language } from './languages';

/** The words of error summaries and notices. */
export function noticeWords(language: Language): InterfaceWords['notices'] {
  return INTERFACES[language].notices;
}
