import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { DEMO_TRANSLATIONS } from '../../../prisma/seed/translate';
import { type Language, LOCALES } from '~/i18n/languages';

/** Names, abbreviations and keywords to type, which are written in Latin letters in Hindi texts. */
const NAMES =
  /\b(WhatsApp|WA|Telegram|PDF|UPI|OTP|QR|AM|PM|Chrome|Edge|Linux|Windows|Android|macOS|Facebook|Instagram|YouTube|LinkedIn|Twitter|Razorpay|JPG|JPEG|PNG|5 ?MB|kB|STOP|SNG-\w+|O|I|L)\b/g;

/** Expects that a page is in Hindi. */
export function expectInHindi(page: Page): Promise<void> {
  return expectTranslated(page, 'hi');
}

/**
 * Expects that a page is in a language that is written in Devanagari. Latin letters are allowed
 * only in elements marked as English (`lang`) or as a name (`translate="no"`). Labels cannot
 * contain elements, so a label may contain Latin letters (for example the title of a yoga class) if
 * it also contains Devanagari. Demo content that has a translation must not appear in English.
 */
export async function expectTranslated(page: Page, language: Exclude<Language, 'en'>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[language]);
  // The beginning of a document has this attribute before the browser has received the rest.
  await page.waitForLoadState('domcontentloaded');
  const { texts, labels, english, data } = await page.evaluate(collectTexts);
  expect(texts.join(' ')).toMatch(/\p{Script=Devanagari}/u);
  const isEnglish = (text: string) => /[A-Za-z]/.test(text.replace(NAMES, ''));
  expect([...texts, ...english].filter((text) => text in DEMO_TRANSLATIONS[language])).toEqual([]);
  expect(data.flatMap((json) => listTexts(JSON.parse(json))).filter(isEnglish)).toEqual([]);
  expect(texts.filter(isEnglish)).toEqual([]);
  expect(labels.filter((label) => isEnglish(label) && !/\p{Script=Devanagari}/u.test(label))).toEqual([]);
}

/** Returns the texts in structured data, without URLs, countries and currencies. */
function listTexts(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listTexts);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'address') return [];
    if (typeof value === 'string') return ['name', 'description', 'text'].includes(key) ? [value] : [];
    return listTexts(value);
  });
}

/**
 * Returns the texts, titles, previews and labels of a document, except those marked as English or
 * as a name.
 */
function collectTexts(): { texts: string[]; labels: string[]; english: string[]; data: string[] } {
  const isMarkedForeign = (element: Element | null) =>
    element?.closest('script, style, noscript, [lang|="en"], [translate="no"]') instanceof Element;
  const texts: string[] = [];
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  const english: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    (isMarkedForeign(node.parentElement) ? english : texts).push(node.textContent ?? '');
  }
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'];
  const HEAD = ['description', 'og:title', 'og:site_name', 'og:description', 'og:image:alt'];
  const previews = HEAD.map((name) => `meta[name="${name}"], meta[property="${name}"]`).join();
  const labels = [
    document.title,
    ...[...document.querySelectorAll<HTMLMetaElement>(previews)].map(({ content }) => content),
    ...[...document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())]
      .filter((element) => !isMarkedForeign(element))
      .flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')),
  ];
  const trimAll = (all: string[]) => all.map((text) => text.trim()).filter(Boolean);
  return { texts: trimAll(texts), labels, english: trimAll(english), data };
}
