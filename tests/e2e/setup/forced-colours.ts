import type { JSHandle, Page } from 'playwright';

interface Shapes {
  /**
   * Returns the small coloured shapes that become invisible in forced-colours mode, because they
   * have the colour of their background.
   */
  lost: () => string[];
}

/**
 * Returns the elements that cannot be read or distinguished in forced-colours mode: text with low
 * contrast, invisible shapes, current links that look like the other links of their navigation bar,
 * and checkboxes or radio buttons that look the same whether checked or not.
 */
export async function findForcedColourProblems(page: Page): Promise<string[]> {
  const shapes: JSHandle<Shapes> = await page.evaluateHandle(readShapes);
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found = [...(await shapes.evaluate((seen) => seen.lost())), ...(await page.evaluate(findIndistinctText))];
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  findings.push(...(await findIndistinctChoices(page)));
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return findings;
}

/**
 * Returns the checkboxes and radio buttons that look the same whether checked or not. Tests one of
 * each kind.
 */
async function findIndistinctChoices(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const modal = page.locator('dialog:modal');
  const shown = (await modal.count()) > 0 ? modal : page.locator('body');
  for (const kind of ['[role="switch"]', '[type="checkbox"]:not([role])', '[type="radio"]']) {
    const choice = shown.locator(`input${kind}:enabled`).first();
    if (!(await choice.count())) continue;
    const drawn = shown.locator('label').filter({ has: choice }).or(choice).first();
    if (!(await drawn.isVisible())) continue;
    const pictures: string[] = [];
    for (const checked of [true, false]) {
      await choice.evaluate((input: HTMLInputElement, value) => (input.checked = value), checked);
      pictures.push((await drawn.screenshot({ animations: 'disabled' })).toString('base64'));
    }
    if (pictures[0] === pictures[1]) findings.push(`looks the same on and off: ${kind}`);
  }
  return findings;
}

/** Runs in the page before the colours are forced. Collects the coloured shapes. */
function readShapes(): Shapes {
  const isOpaque = (colour: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const getBackground = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (isOpaque(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const isDrawn = (element: Element) => {
    const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(element);
    const isFilled = isOpaque(backgroundColor) && backgroundColor !== getBackground(element.parentElement);
    return isFilled || (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1);
  };
  const shapes = [...document.querySelectorAll('main *, nav *, header *')].filter((element) => {
    if (element.childElementCount > 0 || element.textContent.trim() || element.closest('svg')) return false;
    const { width, height } = element.getBoundingClientRect();
    return (
      Math.min(width, height) >= 2 && Math.max(width, height) <= 60 && element.checkVisibility() && isDrawn(element)
    );
  });
  return {
    lost: () =>
      shapes.filter((shape) => !isDrawn(shape)).map((shape) => `shape is gone: ${shape.outerHTML.slice(0, 120)}`),
  };
}

/**
 * Runs in the page. Returns text with a contrast below 4.5:1, and the current link (`aria-current`)
 * of each navigation bar in which all links look the same.
 */
function findIndistinctText(): string[] {
  const parseChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const getLuminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parseChannels(colour).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const getContrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const getBackground = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (parseChannels(backgroundColor)[3] !== 0) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const plate = getComputedStyle(document.body).backgroundColor;
  const findings: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      !element.checkVisibility() ||
      element.closest('svg, option, :disabled')
    )
      continue;
    const { color, forcedColorAdjust } = getComputedStyle(element);
    // In forced-colours mode the browser draws a backplate in the page's background colour behind
    // text, so the text needs contrast with both.
    const backgrounds = [getBackground(element), ...(forcedColorAdjust === 'none' ? [] : [plate])];
    if (backgrounds.some((ground) => getContrast(color, ground) < 4.5))
      findings.push(`cannot be read: “${node.textContent.trim().slice(0, 40)}”`);
  }

  const look = (link: Element) => {
    const { fontWeight, borderStyle, borderWidth, outlineStyle, textDecorationLine, forcedColorAdjust } =
      getComputedStyle(link);
    const shapes = link.querySelectorAll('svg *, span').length;
    return [fontWeight, borderStyle, borderWidth, outlineStyle, textDecorationLine, forcedColorAdjust, shapes].join();
  };
  for (const current of document.querySelectorAll('nav a[aria-current]')) {
    const others = [...(current.closest('nav')?.querySelectorAll('a:not([aria-current])') ?? [])];
    if (others.length > 0 && others.every((other) => look(other) === look(current))) {
      findings.push(`current looks like the others: ${current.outerHTML.slice(0, 100)}`);
    }
  }
  return findings;
}
