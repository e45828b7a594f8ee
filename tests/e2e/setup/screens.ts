import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { type Language, localizePath, parseLanguage } from '~/i18n/languages';
import { ASHA, openDashboard, MARY, openAsStaff } from './journeys';
import { type Screen, SCREENS } from './screen-list';

export const PHONE = { width: 360, height: 740 };

export const SIZES = [PHONE, { width: 1280, height: 900 }];

interface Person {
  enter: (page: Page) => Promise<void>;
  screens: readonly Screen[];
}

export const PEOPLE: Record<keyof typeof SCREENS, Person> = {
  visitor: { enter: () => Promise.resolve(), screens: SCREENS.visitor },
  member: { enter: (page) => openDashboard(page, ASHA), screens: SCREENS.member },
  'asked member': {
    enter: async (page) => {
      await openDashboard(page, MARY);
      await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible();
    },
    screens: SCREENS['asked member'],
  },
  admin: { enter: (page) => openAsStaff(page, '/admin/account'), screens: SCREENS.admin },
};

export const getScreenName = (screen: Screen) =>
  typeof screen === 'string' ? screen : `${screen.from}, then ${screen.through}`;

/**
 * Returns the URL of a screen. If the URL depends on the test data, finds the link to the screen.
 */
export async function findAddress(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === 'string') return screen;
  await page.goto(screen.from);
  return (await page.locator(screen.through).first().getAttribute('href')) ?? screen.through;
}

/** Returns the language in the URL of a screen. */
export function getLanguageOfScreen(screen: Screen): Language {
  const code = typeof screen === 'string' ? /[?&]lang=(\w+)|^\/(hi|mr)\b/.exec(screen) : null;
  return parseLanguage(code?.[1] ?? code?.[2] ?? 'en');
}

/**
 * Returns the screens in Hindi. Public pages have a Hindi URL, and the remaining pages depend on
 * the language setting. Pages for staff and developers are left out, because they exist only in
 * English.
 */
export function translateScreens(screens: readonly Screen[]): Screen[] {
  const translated = screens
    .filter((screen) => screen !== '/api/docs' && screen !== '/admin/login')
    .filter((screen) => ['en', 'hi'].includes(getLanguageOfScreen(screen)))
    .map((screen) => {
      if (typeof screen !== 'string') return screen;
      if (/^\/(?:|landing|privacy|refunds|terms|nowhere|c\/.*)$/.test(screen)) return localizePath('hi', screen);
      return getLanguageOfScreen(screen) === 'hi' ? screen : `${screen}${screen.includes('?') ? '&' : '?'}lang=hi`;
    });
  return [...new Set(translated)];
}

/**
 * Opens a screen. Waits until the page is hydrated and, if the screen is a dialog, until the dialog
 * is open.
 */
export async function showScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(await findAddress(page, screen));
  await waitForHydration(page);
}

/**
 * Waits until the page is hydrated and the effects of its components have run. Does not wait for a
 * page without JavaScript.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector('script[type="module"]') !== null;
    const isTakenOver = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    const areModal = [...document.querySelectorAll('dialog[open]')].every((open) => open.matches(':modal'));
    // React runs effects in a task after rendering. The browser is idle only after this task.
    return !hasScripts || (isTakenOver && areModal && new Promise((resolve) => requestIdleCallback(resolve)));
  });
}

/**
 * Waits until the page has run all scripts that it has requested. Some scripts are requested only
 * after hydration, such as the validation of a form when the user starts typing.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isLoaded = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href, 'resource').length > 0;
    let isComplete = false;
    while (!isComplete) {
      const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
      isComplete = scripts.every(isLoaded);
      // A loaded script can request another one. When the browser is idle, that one has a `link`.
      await new Promise((resolve) => requestIdleCallback(resolve));
      isComplete &&= document.querySelectorAll('link[rel="modulepreload"]').length === scripts.length;
    }
  });
}
