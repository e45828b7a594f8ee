import type { InterfaceWords } from '~/i18n/en/interface';
import { type Language, languageNamed } from '~/i18n/languages';

const ID = 'interface-words';

let words: (language: Language) => InterfaceWords;
let documentsLanguage: Language | undefined;

/** On the server, the words of every form and list in each language. Its entry hands them over: what a browser loads does not name them. */
export function speakEveryLanguage(all: typeof words): void {
  words = all;
}

/** In a browser, the words that its document came with, whatever language is asked for. */
export function speakAsTheDocument(): void {
  const came = document.getElementById(ID);
  documentsLanguage = languageNamed(came?.lang ?? '');
  const spoken = JSON.parse(came?.textContent ?? 'null') as InterfaceWords;
  words = () => spoken;
}

/** The words of every form and list. */
export function interfaceIn(language: Language): InterfaceWords {
  return words(language);
}

/** The language that a browser's document came in; undefined on the server. */
export function documentCameIn(): Language | undefined {
  return documentsLanguage;
}

/** Hands a browser the words of its document's language, and those of no other. */
export function InterfaceWordsScript({ language }: { language: Language }) {
  const __html = JSON.stringify(interfaceIn(language)).replaceAll('<', '\\u003c');
  return <script id={ID} lang={language} type="application/json" dangerouslySetInnerHTML={{ __html }} />;
}
