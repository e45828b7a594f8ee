import type { Page } from 'playwright';

/** Names, and what Hindi writes in Latin letters. */
const LATIN =
  /\b(Sangha|Razorpay|WhatsApp|OTP|UPI|QR|JPG|JPEG|PNG|5MB|kB|English|sangha|example)\b|SNG-\S*|\S+@\S+|Newcomer \d+|Asha Sharma/g;

/** What the page shows and tells in English although it should speak Hindi: its text, labels and placeholders. */
export async function leftoverEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = [document.title];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, style, noscript, body [lang^="en"]')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  return said.filter((text) => /[A-Za-z]{2}/.test(text.replace(LATIN, '')));
}
