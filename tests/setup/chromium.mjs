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
 * Finds the browser of the tests: CHROMIUM_PATH, the system's, or Playwright's own. As root,
 * installs Debian's package if none exists. Throws a one-line error if there is no browser.
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
 * Finds Chromium's headless shell, which uses a quarter less processor time: CHROMIUM_SHELL_PATH,
 * the system's, or Debian's package as root. Without one, the complete browser is used. The shell
 * has no notifications, and its screenshots differ slightly.
 */
export function findShell() {
  const names = ['chromium-headless-shell', 'chrome-headless-shell'];
  return (
    process.env.CHROMIUM_SHELL_PATH ?? lookFor({ names, debianPackage: 'chromium-headless-shell' }) ?? findChromium()
  );
}

/** Pages live too briefly for V8's optimisers, and rendering does not need a separate process. */
const QUICK = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu'];

/** Command-line arguments of the tests' Chromium. As root, it does not start without AS_ROOT. */
export const chromiumArguments = [...QUICK, ...(process.getuid?.() === 0 ? AS_ROOT : [])];
