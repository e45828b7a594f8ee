// @ts-check
import { chromium } from 'playwright';
import { findExecutable, lookFor } from './executable.mjs';

const AS_ROOT = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that the tests drive: CHROMIUM_PATH, the system's, Playwright's own, or Debian's as
 * root. Throws one line without any.
 */
export function findChromium() {
  return findExecutable({
    title: 'A Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    debianPackage: 'chromium',
  });
}

/**
 * Chromium without its windows, which takes a quarter less of the processor: CHROMIUM_SHELL_PATH,
 * the system's, or Debian's as root; the whole one where there is none. It has no notices, and
 * pictures taken by it differ a little.
 */
export function findShell() {
  const names = ['chromium-headless-shell', 'chrome-headless-shell'];
  return (
    process.env.CHROMIUM_SHELL_PATH ?? lookFor({ names, debianPackage: 'chromium-headless-shell' }) ?? findChromium()
  );
}

/** Pages live too short for V8's optimisers, and what is drawn needs no process of its own. */
const QUICK = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu'];

/** What the tests start it with; as root it would not start without its share. */
export const chromiumArguments = [...QUICK, ...(process.getuid?.() === 0 ? AS_ROOT : [])];
