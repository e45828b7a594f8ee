import type { Page } from 'playwright';

/** Doubles the size of letters, as a reader may have set it, and answers what then scrolls sideways, is cut off or did not grow. */
export async function largeTextFindings(page: Page): Promise<string[]> {
  const findings = [...(await page.evaluate(doubleLetters)), ...(await page.evaluate(textCutOff))];
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return findings;
}

/** Runs in the page: what reaches out of the window or of a box that hides what is outside of it. */
export function textCutOff(): string[] {
  const findings: string[] = [];
  const extra = document.documentElement.scrollWidth - innerWidth;
  if (extra > 0) findings.push(`the page scrolls sideways by ${extra}`);

  const isForEyes = (element: Element) => {
    if (element.closest('svg, option, .sr-only, [aria-hidden="true"]')) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** The box that hides a part of it, unless one scrolls on the way. */
  const cutBy = (element: Element, rect: DOMRect) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return null;
      const inner = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (rect.left < inner.left - 2 || rect.right > inner.right + 2)) return box;
      // A line of type is higher than its letters.
      const air = 0.4 * parseFloat(getComputedStyle(element).fontSize);
      if (overflowY !== 'visible' && (rect.top < inner.top - air || rect.bottom > inner.bottom + air)) return box;
      if (position === 'fixed') return null;
    }
    return rect.left < -2 || rect.right > innerWidth + 2 ? document.body : null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !isForEyes(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = cutBy(element, range.getBoundingClientRect());
    if (box) findings.push(`“${text.slice(0, 40)}” is cut off by ${box.outerHTML.slice(0, 100)}`);
  }
  return findings;
}

/** Runs in the page: doubles the letters and answers which did not follow. Headings are large already, and grow less. */
function doubleLetters(): string[] {
  const texts: { element: Element; size: number }[] = [];
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      element.closest('svg, script, style, [aria-hidden="true"], h1, h2, h3, .display')
    )
      continue;
    texts.push({ element, size: sizeOf(element) });
  }
  document.documentElement.style.fontSize = '200%';
  return texts
    .filter(({ element, size }) => size < 28 && sizeOf(element) < 1.9 * size)
    .map(({ element }) => `does not grow: “${element.textContent.trim().slice(0, 40)}”`);
}
