// @ts-check
import { chromium } from 'playwright';
import { findExecutable, findOptionalExecutable } from './executable.mjs';

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
 * Finds the browser for the tests: the one in CHROMIUM_PATH, an installed one or the one from
 * Playwright. If there is none and the tests run as root, installs the Debian package. Throws a
 * one-line error if there is no browser.
 */
export function findChromium() {
  return findExecutable({
    title: 'Chromium',
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
 * Finds Chromium's headless shell, which uses a quarter less CPU time than the complete browser:
 * the one in CHROMIUM_SHELL_PATH or an installed one. If there is none and the tests run as root,
 * installs the Debian package. Without a shell, the complete browser is used. The shell does not
 * support notifications, and its screenshots differ slightly.
 */
export function findShell() {
  const names = ['chromium-headless-shell', 'chrome-headless-shell'];
  return (
    process.env.CHROMIUM_SHELL_PATH ??
    findOptionalExecutable({ names, debianPackage: 'chromium-headless-shell' }) ??
    findChromium()
  );
}

/**
 * Options that save CPU time. Pages are open too briefly to benefit from V8's optimising compilers,
 * and rendering does not need a separate GPU process.
 */
const QUICK = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu'];

/** Command-line arguments for Chromium. As root it does not start without AS_ROOT. */
export const chromiumArguments = [...QUICK, ...(process.getuid?.() === 0 ? AS_ROOT : [])];
