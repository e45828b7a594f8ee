import type { Catalogue } from '~/i18n/catalogue';
import { type Language, parseLanguage } from '~/i18n/languages';
import { loadBrowserCatalogue } from '~/i18n/load-browser-catalogue';
import type { BrowserPart } from '~/i18n/screen-messages';

/** A catalogue with at least the parts that browsers load. */
type PageCatalogue = Pick<Catalogue, BrowserPart> & Partial<Catalogue>;

type GetCatalogue = (language: Language) => PageCatalogue;

let getCatalogue: GetCatalogue;
let documentLanguage: Language | undefined;
let documentBrandNames: Readonly<Record<Language, string>> | undefined;

/** Sets where the server finds its messages: in the catalogues of all languages. */
export function setCatalogues(getCatalogueOf: GetCatalogue): void {
  getCatalogue = getCatalogueOf;
}

/**
 * Loads the messages of the document's language. Called in the browser before hydration. The
 * document is loaded again to change its language, so one catalogue is enough.
 */
export async function loadDocumentCatalogue(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  documentLanguage = parseLanguage(lang.slice(0, 2));
  if (dataset.brand) documentBrandNames = JSON.parse(dataset.brand) as Record<Language, string>;
  const catalogue = await loadBrowserCatalogue(documentLanguage);
  getCatalogue = () => catalogue;
}

/** Returns the language of the loaded document. Undefined on the server. */
export function getDocumentLanguage(): Language | undefined {
  return documentLanguage;
}

/** Returns the name of the organisation in each language. Undefined on the server. */
export function getDocumentBrandNames(): Readonly<Record<Language, string>> | undefined {
  return documentBrandNames;
}

/** Returns all messages on the server, and those that browsers load in a browser. */
export function getPageCatalogue(language: Language): PageCatalogue {
  return getCatalogue(language);
}
