import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Names, short forms and words to be typed that Hindi writes in Latin letters. */
const NAMES =
  /\b(Sangha|WhatsApp|WA|Telegram|PDF|UPI|OTP|QR|AM|PM|Chrome|Edge|Linux|Windows|Android|macOS|Facebook|Instagram|YouTube|LinkedIn|Twitter|Razorpay|JPG|JPEG|PNG|5MB|kB|STOP|SNG-\w+)\b/g;

/**
 * Expects that the page speaks Hindi: no Latin letters outside of what is marked as English (`lang`) or as a name (`translate="no"`). A label
 * cannot be marked within, so it may name a class, but not without Hindi around.
 */
export async function expectInHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const { texts, labels } = await page.evaluate(wordsOf);
  expect(texts.join(' ')).toMatch(/\p{Script=Devanagari}/u);
  const isEnglish = (text: string) => /[A-Za-z]/.test(text.replace(NAMES, ''));
  expect(texts.filter(isEnglish)).toEqual([]);
  expect(labels.filter((label) => isEnglish(label) && !/\p{Script=Devanagari}/u.test(label))).toEqual([]);
}

/** The title and texts of a document, and its labels, that are neither English on purpose nor names. */
function wordsOf(): { texts: string[]; labels: string[] } {
  const marked = (element: Element | null) =>
    element?.closest('script, style, noscript, [lang|="en"], [translate="no"]') instanceof Element;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!marked(node.parentElement)) texts.push(node.textContent ?? '');
  }
  const labels = [...document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')]
    .filter((element) => !marked(element))
    .flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
  return { texts: texts.map((text) => text.trim()).filter(Boolean), labels };
}
