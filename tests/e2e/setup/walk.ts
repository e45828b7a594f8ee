import type { CDPSession, JSHandle, Page } from 'playwright';

interface Walk {
  /** Returns true if the focus is back at the start of the page. */
  isOver: () => boolean;
  /**
   * Returns the problems found: focused elements with a defect, and clickable elements that never
   * received the focus.
   */
  findings: () => string[];
}

const MAX_STOPS = 400;
const STOPS_PER_CHECK = 12;

/**
 * Presses Tab from the top of a page until the focus leaves the page. Reports each focused element
 * that has no focus ring or is out of view or covered, each control that never has the focus, and a
 * focus trap.
 */
export async function findKeyboardProblems(page: Page): Promise<string[]> {
  await page.evaluate(focusStart);
  const walk: JSHandle<Walk> = await page.evaluateHandle(startWalk);
  const devtools = await page.context().newCDPSession(page);
  try {
    for (let stop = 0; stop < MAX_STOPS; stop += STOPS_PER_CHECK) {
      await Promise.all(Array.from({ length: STOPS_PER_CHECK }, () => pressTab(devtools)).flat());
      if (await walk.evaluate((there) => there.isOver())) return await walk.evaluate((there) => there.findings());
    }
  } finally {
    await devtools.detach();
  }
  return [...(await walk.evaluate((there) => there.findings())), 'the focus never comes round'];
}

/**
 * Sends key down and key up without waiting in between, because the browser handles keys in order.
 */
function pressTab(devtools: CDPSession): Promise<unknown>[] {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  return (['rawKeyDown', 'keyUp'] as const).map((type) => devtools.send('Input.dispatchKeyEvent', { type, ...tab }));
}

/**
 * Runs in the page. Removes the focus, so that the next Tab goes to the first element of the page
 * or of the open dialog.
 */
function focusStart(): void {
  const top = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
  top.tabIndex = -1;
  top.focus();
  top.blur();
  top.removeAttribute('tabindex');
}

/** Runs in the page. Records which elements receive the focus, and their problems. */
function startWalk(): Walk {
  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const visited = new Set<Element>();
  let last: { element: Element; ring: string; owner: Element } | undefined;
  let stays = 0;
  let turns = 0;

  const describeElement = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);

  const describeFocusRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    return isDrawn
      ? { text: `${outlineStyle} ${outlineWidth}`, reach: parseFloat(outlineWidth) + parseFloat(outlineOffset) }
      : null;
  };

  /** A control may be drawn by its label. In this case the label may have the focus ring. */
  const findRingOwner = (element: Element) =>
    [element, element.closest('label')].find((owner) => owner !== null && describeFocusRing(owner) !== null) ?? null;

  const isClipping = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== 'visible' || overflowY !== 'visible';

  const findCuttingBox = (owner: Element, reach: number) => {
    const { left, top, right, bottom } = owner.getBoundingClientRect();
    const isOutside = (box: { left: number; top: number; right: number; bottom: number }) =>
      left - reach < box.left - 1 ||
      right + reach > box.right + 1 ||
      top - reach < box.top - 1 ||
      bottom + reach > box.bottom + 1;
    if (bottom - top > innerHeight) return null;
    if (isOutside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return 'the edge of the window';
    for (let box = owner.parentElement; box && box !== document.body; box = box.parentElement) {
      if (isClipping(getComputedStyle(box)) && isOutside(box.getBoundingClientRect())) return describeElement(box);
    }
    return null;
  };

  const findCover = (owner: Element) => {
    const [box] = owner.getClientRects();
    if (!box) return 'nothing: it has no box';
    const inset = 3;
    const points = [
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      const isItsOwn = hit && (owner.parentElement?.contains(hit) || hit.contains(owner));
      if (!isItsOwn) return hit ? describeElement(hit) : 'the edge of the window';
    }
    return null;
  };

  const listFocusProblems = (element: Element, owner: Element | null) => {
    const ring = owner && describeFocusRing(owner);
    if (!owner || !ring) return [`no ring: ${describeElement(element)}`];
    const cut = findCuttingBox(owner, ring.reach);
    const cover = findCover(owner);
    return [
      ...(cut ? [`ring cut off by ${cut}: ${describeElement(element)}`] : []),
      ...(cover ? [`covered by ${cover}: ${describeElement(element)}`] : []),
    ];
  };

  /**
   * Reports a ring that is still there after the focus has moved on, because such a ring does not
   * indicate the focus.
   */
  const checkRingIsGone = () =>
    last && describeFocusRing(last.owner)?.text === last.ring
      ? [`same ring without focus: ${describeElement(last.element)}`]
      : [];

  const isStop = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [tabindex="-1"]') &&
    !element.closest('[inert]');

  /**
   * A radio group has only one tab stop, the checked radio button or, if none is checked, any of
   * them.
   */
  const isReached = (control: Element) =>
    visited.has(control) ||
    (control instanceof HTMLInputElement &&
      control.type === 'radio' &&
      [...visited].some((other) => other instanceof HTMLInputElement && other.name === control.name));

  const listStops = () => {
    const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    return [...front.querySelectorAll(CONTROLS)].filter(isStop);
  };

  // A control that appears during the walk, for example when a class starts, may be behind the
  // focus.
  const stopsAtStart = new Set(listStops());

  const listMissed = () =>
    listStops()
      .filter((control) => stopsAtStart.has(control) && !isReached(control))
      .map((control) => `never reached: ${describeElement(control)}`);

  /** Returns the problems of the focused element, or null if the focus is back at the start. */
  const checkFocus = () => {
    const element = document.activeElement;
    // A field may take focus after the first Tab, so the walk can start in the middle of the page.
    // When focus leaves the last element, the walk continues from the top of the page.
    if (!element || element === document.body) return visited.size > 0 && (turns += 1) > 1 ? null : [];
    if (element === last?.element) {
      // A date field has several tab stops: day, month and year belong to the same element.
      stays += 1;
      return stays > 8 ? [`the focus stays on ${describeElement(element)}`] : [];
    }
    if (visited.has(element)) return null;
    const left = checkRingIsGone();
    visited.add(element);
    stays = 0;
    const owner = findRingOwner(element);
    last = owner ? { element, owner, ring: describeFocusRing(owner)?.text ?? '' } : undefined;
    return [...left, ...listFocusProblems(element, owner)];
  };

  const findings: string[] = [];
  let isOver = false;
  addEventListener('keyup', () => {
    if (isOver) return;
    const found = checkFocus();
    if (found) findings.push(...found);
    else isOver = true;
  });
  return { isOver: () => isOver, findings: () => [...findings, ...listMissed()] };
}
