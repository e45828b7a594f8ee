import type { Page } from 'playwright';

/**
 * Returns Devanagari text with a style that suits only Latin text: letter spacing, which interrupts
 * the headline of the letters; a small line height, with which signs above and below overlap; or a
 * font that is not ours.
 */
export function findDevanagariProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!/\p{Script=Devanagari}/u.test(text) || !element?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const { letterSpacing, textTransform, lineHeight, fontSize, fontFamily } = getComputedStyle(element);
      const leading = lineHeight === 'normal' ? 1.5 : parseFloat(lineHeight) / parseFloat(fontSize);
      const wrong = [
        ...(letterSpacing === 'normal' || letterSpacing === '0px' ? [] : [`letters ${letterSpacing} apart`]),
        ...(textTransform === 'none' ? [] : [textTransform]),
        ...(lines < 2 || leading >= 1.3 ? [] : [`lines ${leading.toFixed(2)} apart`]),
        ...(/Laila|Mukta/.test(fontFamily) ? [] : [fontFamily]),
      ];
      if (wrong.length > 0) found.add(`${text.slice(0, 40)}: ${wrong.join(', ')}`);
    }
    return [...found];
  });
}
