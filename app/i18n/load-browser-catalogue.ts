import type { Catalogue } from './catalogue';
import type { Language } from './languages';
import type { BrowserPart } from './screen-messages';

const CATALOGUES: Readonly<Record<Language, () => Promise<{ browserCatalogue: Pick<Catalogue, BrowserPart> }>>> = {
  en: () => import('./en/browser-catalogue'),
  hi: () => import('./hi/browser-catalogue'),
  mr: () => import('./mr/browser-catalogue'),
};

/** Loads the messages of one language in a browser. */
export async function loadBrowserCatalogue(language: Language): Promise<Pick<Catalogue, BrowserPart>> {
  const { browserCatalogue } = await CATALOGUES[language]();
  return browserCatalogue;
}
