import type { Page } from 'playwright';

/** Text sizes that users set, as a percentage of the browser's default. */
const LETTERS = [130, 150, 200];

/** Window widths in addition to the two widths at which every screen is tested. */
const WIDTHS = [320, 768, 1024, 1920];

/**
 * Returns content that overflows horizontally, is cut off, overlaps other text or does not grow,
 * with large text on a phone and at various window widths.
 */
export async function findReflowProblems(page: Page): Promise<string[]> {
  const findings = await page.evaluate(findContainersInFieldsets);
  const look = async (at: string) =>
    findings.push(...(await page.evaluate(findTextProblems)).map((one) => `${at}: ${one}`));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const percent of LETTERS) {
    const small = await page.evaluate(enlarge, percent);
    findings.push(...small.map((text) => `${percent} %: does not grow: “${text}”`));
    await look(`${percent} %`);
  }
  await page.setViewportSize({ width: 320, height: 740 });
  await look('the largest letters at 320 px');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await look(`${width} px`);
  }
  return findings;
}

/**
 * Runs in the page. Returns containers with `container-type` inside a fieldset, because Chromium
 * 150 may not render their content.
 */
function findContainersInFieldsets(): string[] {
  return [...document.querySelectorAll('fieldset, fieldset *')]
    .filter((box) => getComputedStyle(box).containerType !== 'normal')
    .map((box) => `may stay undrawn, a size container within a fieldset: ${box.outerHTML.slice(0, 100)}`);
}

/**
 * Runs in the page. Sets the text size and returns texts that did not grow with it. Headings are
 * not checked, because they may grow less.
 */
function enlarge(percent: number): string[] {
  const root = document.documentElement;
  const getFontSize = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      !element.closest('svg, script, style, [aria-hidden="true"], h1, h2, h3, .display') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  root.style.removeProperty('font-size');
  const before = texts.map(getFontSize);
  root.style.fontSize = `${percent}%`;
  const least = 1 + 0.9 * (percent / 100 - 1);
  return texts
    .filter((element, at) => (before[at] ?? 0) < 28 && getFontSize(element) < least * (before[at] ?? 0))
    .map((element) => element.textContent.trim().slice(0, 40));
}

/**
 * Runs in the page. Returns text that overflows the window, is cut off by a box, or is covered by a
 * different element.
 */
function findTextProblems(): string[] {
  const findings: string[] = [];
  const extra = document.documentElement.scrollWidth - innerWidth;
  if (extra > 0) findings.push(`the page scrolls sideways by ${extra}`);

  // Caches the result per box, because it is needed for every text inside the box.
  const memoize = <Answer>(look: (box: Element) => Answer) => {
    const answers = new Map<Element, Answer>();
    return (box: Element): Answer => {
      const known = answers.get(box);
      if (known !== undefined) return known;
      const answer = look(box);
      answers.set(box, answer);
      return answer;
    };
  };
  const rectOf = memoize((box) => box.getBoundingClientRect());
  const styleOf = memoize((box) => {
    const { overflowX, overflowY, position, clipPath, textOverflow } = getComputedStyle(box);
    return { overflowX, overflowY, position, clipPath, textOverflow };
  });

  const isForEyes = (element: Element) => {
    if (element.closest('svg, option, .sr-only, [aria-hidden="true"]')) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (styleOf(box).clipPath === 'inset(50%)') return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /**
   * Returns the box that cuts off the element, or null. A scrollable box is not counted, because
   * its content can be scrolled into view.
   */
  const findCuttingBox = (element: Element, rect: DOMRect) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath, textOverflow } = styleOf(box);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return null;
      const inner = rectOf(box);
      if (overflowX !== 'visible' && (rect.left < inner.left - 2 || rect.right > inner.right + 2)) return box;
      // Tolerance, because line boxes are higher than the glyphs inside them.
      const air = 0.4 * parseFloat(getComputedStyle(element).fontSize);
      if (overflowY !== 'visible' && (rect.top < inner.top - air || rect.bottom > inner.bottom + air)) return box;
      if (position === 'fixed') return null;
    }
    return rect.left < -2 || rect.right > innerWidth + 2 ? document.body : null;
  };
  /**
   * Returns the layer of an element. Fixed, sticky, scrollable and modal boxes are separate layers,
   * which may cover content of another layer.
   */
  const findLayer = (element: Element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { position, overflowY } = styleOf(box);
      if (/fixed|sticky/.test(position) || /auto|scroll/.test(overflowY) || box.matches('dialog, [popover]'))
        return box;
    }
    return null;
  };

  /**
   * Returns true if a text has more lines than words, although its longest word would fit into the
   * window.
   */
  const isTorn = (element: Element, text: string, rects: readonly DOMRect[]) => {
    const words = text.split(/[\s\u200b\u00ad/–—.@_-]+/).filter(Boolean);
    const hasRoom = new Set(rects.map(({ top }) => Math.round(top))).size <= Math.max(words.length, 1);
    if (hasRoom) return false;
    const longest = Math.max(...words.map(({ length }) => length));
    return longest * 0.55 * parseFloat(getComputedStyle(element).fontSize) <= 0.6 * innerWidth;
  };

  const lines: { rect: DOMRect; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!element || !text || !isForEyes(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = findCuttingBox(element, range.getBoundingClientRect());
    if (box) findings.push(`“${text}” is cut off by ${box.outerHTML.slice(0, 100)}`);
    const layer = findLayer(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    lines.push(...rects.map((rect) => ({ rect, text, layer })));
    if (isTorn(element, node.textContent ?? '', rects)) findings.push(`“${text}” is torn within a word`);
  }
  // Line boxes may touch, because the glyphs fill only about half of the height of a line.
  // Therefore only this half is compared.
  const letters = lines.map(({ rect, ...line }) => ({
    ...line,
    rect,
    top: rect.top + rect.height * 0.27,
    bottom: rect.bottom - rect.height * 0.27,
  }));
  letters.sort((one, other) => one.top - other.top);
  for (const [at, { rect, text, layer, bottom }] of letters.entries()) {
    for (let next = at + 1; next < letters.length; next += 1) {
      const other = letters[next];
      if (!other || other.top >= bottom - 1) break;
      if (other.layer !== layer || other.text === text) continue;
      const wide = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      if (wide > 2 && Math.min(bottom, other.bottom) - other.top > 1)
        findings.push(`“${text}” and “${other.text}” lie over each other`);
    }
  }
  return [...new Set(findings)];
}
