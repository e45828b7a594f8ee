import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { pathIn } from '~/i18n/languages';
import { ASHA, dashboardOf, MARY, staffAt } from './journeys';
import { type Screen, SCREENS } from './screen-list';

export const PHONE = { width: 360, height: 740 };

/** The two widths at which every screen is looked at: a phone and a laptop. */
export const SIZES = [PHONE, { width: 1280, height: 900 }];

interface Person {
  /** Lets the person in. */
  enter: (page: Page) => Promise<void>;
  screens: readonly Screen[];
}

/** Everybody whom the product knows, each with every screen. */
export const PEOPLE: Record<keyof typeof SCREENS, Person> = {
  visitor: { enter: () => Promise.resolve(), screens: SCREENS.visitor },
  member: { enter: (page) => dashboardOf(page, ASHA), screens: SCREENS.member },
  'asked member': {
    enter: async (page) => {
      await dashboardOf(page, MARY);
      await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible();
    },
    screens: SCREENS['asked member'],
  },
  admin: { enter: (page) => staffAt(page, '/admin/account'), screens: SCREENS.admin },
};

/** What a screen is called in a report. */
export const nameOf = (screen: Screen) =>
  typeof screen === 'string' ? screen : `${screen.from}, then ${screen.through}`;

/** The address of a screen, looked up where only the data know it. */
export async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === 'string') return screen;
  await page.goto(screen.from);
  return (await page.locator(screen.through).first().getAttribute('href')) ?? screen.through;
}

/** Whether a screen's own address says that it is in Hindi. */
export const isHindi = (screen: Screen) => typeof screen === 'string' && /[?&]lang=hi\b|^\/hi\b/.test(screen);

/**
 * The screens of people who read Hindi: a public page in its own address, any other by the setting;
 * staff and developers read English.
 */
export function inHindi(screens: readonly Screen[]): Screen[] {
  const translated = screens
    .filter((screen) => screen !== '/api/docs' && screen !== '/admin/login')
    .map((screen) => {
      if (typeof screen !== 'string') return screen;
      if (/^\/(?:|landing|privacy|refunds|terms|nowhere|c\/.*)$/.test(screen)) return pathIn('hi', screen);
      return isHindi(screen) ? screen : `${screen}${screen.includes('?') ? '&' : '?'}lang=hi`;
    });
  return [...new Set(translated)];
}

/** Goes to a screen and waits until what belongs before it, such as a dialog, stands there. */
export async function showScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(await addressOf(page, screen));
  await untilTakenOver(page);
}

/** Waits until a page's scripts, where it has any, answer what is pressed. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector('script[type="module"]') !== null;
    const isTakenOver = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    const areModal = [...document.querySelectorAll('dialog[open]')].every((open) => open.matches(':modal'));
    return !hasScripts || (isTakenOver && areModal);
  });
}
