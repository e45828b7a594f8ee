import type { InterfaceWords } from '~/i18n/en/interface';
import { type Language, languageNamed } from '~/i18n/languages';

const ID = 'interface-words';

let words: (language: Language) => InterfaceWords;
let documentsLanguage: Language | undefined;

/** Called by the server's entry: the words of every language, which browsers must not load. */
export function speakEveryLanguage(all: typeof words): void {
  words = all;
}

/** Called in a browser: the words that its document came with, whatever language is asked for. */
export function speakAsTheDocument(): void {
  const came = document.getElementById(ID);
  documentsLanguage = languageNamed(came?.lang ?? '');
  const spoken = JSON.parse(came?.textContent ?? 'null') as InterfaceWords;
  words = () => spoken;
}

export function interfaceIn(language: Language): InterfaceWords {
  return words(language);
}

/** Undefined on the server. */
export function documentCameIn(): Language | undefined {
  return documentsLanguage;
}

/** Hands a browser the words of its document's language, and those of no other. */
export function InterfaceWordsScript({ language }: { language: Language }) {
  const __html = JSON.stringify(interfaceIn(language)).replaceAll('<', '\\u003c');
  return <script id={ID} lang={language} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}
