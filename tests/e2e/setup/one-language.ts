import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { LABELS_FOR_OTHER_LANGUAGES, LANGUAGE_NAMES, LANGUAGES, DEFAULT_BRAND_NAMES } from '~/i18n/languages';
import { serverMessages } from '~/i18n/hi/messages';
import { CATALOGUES } from '~/i18n/catalogue';
import { waitForScripts } from './screens';

/**
 * Devanagari text that is allowed on pages in every language: terms of the movement, the names of
 * the languages, and the banners that offer them.
 */
const EVERYWHERE = [
  'सेवा',
  'सहयोग',
  'समर्पण',
  'संकल्प',
  ...LANGUAGES.flatMap((language) => [
    DEFAULT_BRAND_NAMES[language],
    LANGUAGE_NAMES[language],
    ...Object.values(LABELS_FOR_OTHER_LANGUAGES[language]).flatMap((labels) => Object.values(labels)),
  ]),
];

/**
 * English messages of at least three words. Server messages are left out, because their English
 * text is the key in the code.
 */
const ENGLISH = listSentences(CATALOGUES.en).filter(
  (text) => text.trim().split(' ').length > 2 && !(text in serverMessages),
);
if (ENGLISH.length <= 200) throw new Error('There are no English sentences to look for');

function listSentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listSentences) : [];
}

/**
 * Returns texts in the other language that the loaded scripts contain. This includes scripts that
 * are loaded after a password is typed.
 */
export async function findOtherLanguageTexts(page: Page): Promise<string[]> {
  const password = page.locator('main input[type="password"]').first();
  if (await password.isVisible()) {
    await password.fill('1');
    await waitForScripts(page);
  }
  const { language, hasScripts, scripts } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    hasScripts: document.querySelector('script[type="module"]') !== null,
    scripts: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith('.js'))
      .map(({ pathname }) => pathname),
  }));
  if (hasScripts && scripts.length <= 5) return [`only ${scripts.length} scripts were seen`];
  return scripts.flatMap((script) =>
    (language.startsWith('en') ? devanagariIn(script) : englishIn(script)).map((text) => `${script} says “${text}”`),
  );
}

const devanagariIn = cachePerScript((script) =>
  (script.match(/[\u0900-\u097f][\u0900-\u097f\u200c\u200d ।,]*/g) ?? [])
    .map((text) => text.trim())
    .filter((text) => !EVERYWHERE.some((one) => one.includes(text))),
);

const englishIn = cachePerScript((script) =>
  ENGLISH.filter((text) => ['"', '`', "'"].some((quote) => script.includes(quote + text + quote))),
);

/** Caches the result per script, because most scripts are shared by many screens. */
function cachePerScript(find: (script: string) => string[]): (address: string) => string[] {
  const found = new Map<string, string[]>();
  return (address) => {
    const known = found.get(address) ?? find(fs.readFileSync(path.join('build/client', address), 'utf8'));
    found.set(address, known);
    return known;
  };
}
