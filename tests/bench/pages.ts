import { chromium, type Browser, type BrowserContext } from 'playwright';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { ensureHindiLetters } from '../setup/executable.mjs';
import { preparePlatform } from '../setup/platform.mjs';
import { formatTable, writeMeasurements } from './measurements';

const PHONE = { width: 360, height: 740 };
const MEMBER = { phone: '9876543210', password: 'namaste108' };

/**
 * Network and CPU of a cheap phone. Throughput is in bytes per second and latency in milliseconds.
 */
const SLOW = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };
const PROCESSOR_SLOWDOWN = 4;

const VISITOR_PAGES = [
  '/',
  '/hi',
  '/landing',
  '/hi/landing',
  '/privacy',
  '/nowhere',
  '/login',
  '/register',
  '/resources',
];
const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard?tab=resources',
  '/dashboard?tab=referral',
  '/dashboard?tab=leaderboard',
];

const KINDS = ['Document', 'Stylesheet', 'Font', 'Image', 'Script'] as const;

/** Measures the transfer size and the load time of each page on a phone with an empty cache. */
async function measurePages(): Promise<string> {
  ensureHindiLetters();
  const { platform, remove } = await preparePlatform({ settings: {} });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    await platform.bringUp();
    const url = platform.getUrl('web');
    const session = await openSession(browser, url);
    const rows = [];
    for (const path of VISITOR_PAGES) rows.push(await measureRow(browser, url, path));
    for (const path of MEMBER_PAGES) rows.push(await measureRow(browser, url, path, session));
    return formatTable(
      ['Page', 'All, kB', ...KINDS, 'Requests', 'Script files', 'First paint, ms', 'Largest, ms', 'Shift'],
      rows,
    );
  } finally {
    await browser.close();
    await remove();
  }
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

async function openSession(browser: Browser, url: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Phone number').fill(MEMBER.phone);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: 'Click to join for free' }).click();
  await page.waitForURL(/dashboard/);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measureRow(browser: Browser, url: string, path: string, session?: Session): Promise<string[]> {
  const weight = await measureParts(browser, url + path, session);
  const { paint, largest, shift } = await measureTime(browser, url + path, session);
  const total = weight.reduce((sum, { bytes }) => sum + bytes, 0);
  const kinds = KINDS.map((kind) => formatKilobytes(weight.filter((part) => part.kind === kind)));
  const scripts = weight.filter(({ kind }) => kind === 'Script').length;
  process.stdout.write(`${path} ${(total / 1000).toFixed(1)} kB, ${scripts} scripts, painted after ${paint} ms\n`);
  const figures = [weight.length, scripts, paint, largest, shift];
  return [`\`${path}\``, (total / 1000).toFixed(1), ...kinds, ...figures.map(String)];
}

interface PagePart {
  kind: string;
  /** Number of transferred bytes, including headers. */
  bytes: number;
}

async function measureParts(browser: Browser, address: string, session?: Session): Promise<PagePart[]> {
  const context = await browser.newContext({ viewport: PHONE, ...(session ? { storageState: session } : {}) });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const parts: PagePart[] = [];
  network.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    parts.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  return parts;
}

async function measureTime(browser: Browser, address: string, session?: Session) {
  const context = await browser.newContext({ viewport: PHONE, ...(session ? { storageState: session } : {}) });
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', SLOW);
  await control.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle' });
  const entries = await page.evaluate(readTimings);
  await context.close();
  return entries;
}

/**
 * Runs in the page. It must not contain named functions, because the compiler's helper for them is
 * missing in the page.
 */
function readTimings(): Promise<{ paint: number; largest: number; shift: string }> {
  return new Promise((resolve) => {
    let [paint, largest, shift] = [0, 0, 0];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        if (entry.name === 'first-contentful-paint') paint = Math.round(entry.startTime);
        if (entry.entryType === 'largest-contentful-paint') largest = Math.round(entry.startTime);
        if (entry.entryType === 'layout-shift') shift += entry.value;
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      observer.observe({ type, buffered: true });
    setTimeout(() => resolve({ paint, largest, shift: shift.toFixed(3) }), 500);
  });
}

function formatKilobytes(parts: readonly PagePart[]): string {
  return (parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
}

await writeMeasurements('pages', await measurePages());
