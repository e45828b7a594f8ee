import type { CertificateWords } from './en/certificate';
import type { Language } from './languages';
import { WORDS } from './words';

export type { CertificateWords } from './en/certificate';

export function certificateWords(language: Language): CertificateWords {
  return WORDS[language].certificate;
}
