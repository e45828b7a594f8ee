import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BUILT } from '../../sandbox/launch/commands.mjs';
import { untilHealthy } from '../../sandbox/launch/health.mjs';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { startProgram } from '../../sandbox/launch/program.mjs';
import { memoryFlagsOf } from '../../sandbox/launch/memory-flags.mjs';
import { padded } from '../factories/picture';
import { MOST_RESIDENT_MB } from '../hostile/sizes';
import { type Caller, type Community, logIn } from './community';
import { throughputOf } from './load';
import { tableOf, verdict } from './measurements';
import { listCallerHeaders, PAGES } from './screens';

const AT_ONCE = 16;
/**
 * Number of concurrent uploads, equal to the limits of the server: `ofMany` for images from all
 * members, and `ofOne` for files from one member.
 */
const FILES_AT_ONCE = { ofMany: 8, ofOne: 4 };
const LOGINS = 400;
const SCREENSHOTS = 48;
const PDFS = 48;
const MEGABYTE = 1024 * 1024;

/**
 * Measures the peak memory of a web process after its start, and during reads, logins and uploads.
 */
export async function measureMemory(community: Community): Promise<string> {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = { ...memoryFlagsOf('web'), ...community.platform.env, PORT: String(port) };
  const log = path.join(community.platform.dataDir, 'logs', 'web-memory.log');
  const web = startProgram({ title: 'web', args: BUILT.web, env, log });
  try {
    await untilHealthy(`${url}/healthz`);
    const measured: Community = { ...community, url, pid: web.pid };
    const rows = [figures('At its start', web.pid)];
    rows.push(await peakOf(web.pid, 'Pages, each for 3 s', () => read(measured)));
    rows.push(await peakOf(web.pid, `${LOGINS} logins`, () => logInMany(measured)));
    rows.push(await peakOf(web.pid, `${SCREENSHOTS} screenshots of 5 MB`, () => sendScreenshots(measured)));
    for (const megabytes of [5, 20])
      rows.push(await peakOf(web.pid, `${PDFS} PDFs of ${megabytes} MB`, () => sendPdfs(measured, megabytes)));
    return tableOf(['Load', 'Peak, MB', 'After it, MB', 'Goal', 'Reached'], rows);
  } finally {
    await web.stop();
    // The diet plans that were created for this measurement are deleted, because lists of diet
    // plans are measured later.
    await community.db.query(`DELETE FROM diet_plans WHERE title LIKE 'Measured %'`);
  }
}

/**
 * Runs `work` and returns a table row with the peak resident memory (RSS) and the memory
 * afterwards. Writing 5 to `clear_refs` resets the kernel's peak value.
 */
async function peakOf(pid: number, load: string, work: () => Promise<unknown>): Promise<string[]> {
  const from = performance.now();
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  process.stdout.write(`${load} in ${Math.round(performance.now() - from)} ms\n`);
  return figures(load, pid);
}

function figures(load: string, pid: number): string[] {
  const [peak, after] = [statusOf(pid, 'VmHWM'), statusOf(pid, 'VmRSS')];
  process.stdout.write(`${load}: ${peak} MB at most, ${after} MB after it\n`);
  return [load, String(peak), String(after), String(MOST_RESIDENT_MB), verdict(peak <= MOST_RESIDENT_MB)];
}

function statusOf(pid: number, figure: 'VmHWM' | 'VmRSS'): number {
  const kilobytes = new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes?.[1]) / 1024);
}

async function read(community: Community): Promise<void> {
  for (const screen of PAGES)
    await throughputOf(community, { path: screen.path, askers: listCallerHeaders(screen, community) });
}

/** Each member logs in from a different IP address, to stay below the rate limits. */
async function logInMany({ db, url }: Community): Promise<void> {
  const { rows } = await db.query<{ phone: string }>('SELECT phone FROM members ORDER BY id DESC LIMIT $1', [LOGINS]);
  await atOnce(rows, async ({ phone }, at) => {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `127.2.${at % 250}.${1 + Math.floor(at / 250)}`,
      },
      body: JSON.stringify({ phonenumber: phone.slice(3), password: 'namaste108' }),
    });
    await taken(answer);
  });
}

/**
 * Sends 12-megapixel photographs like those from phones, each from a different member and IP
 * address.
 */
async function sendScreenshots({ db, url }: Community): Promise<void> {
  const photograph = padded(await noise(), 5 * MEGABYTE);
  const { rows } = await db.query<{ id: number }>(
    `SELECT id FROM members WHERE NOT EXISTS (SELECT FROM donations WHERE member_id = members.id) ORDER BY id DESC LIMIT $1`,
    [SCREENSHOTS],
  );
  const callers: Caller[] = [];
  for (const { id } of rows) callers.push(await logIn(db, 'member', id));
  const send = async ({ token }: Caller, at: number) => {
    const body = new FormData();
    body.set('amount', '501');
    body.set('screenshot', new File([photograph], 'payment.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `127.3.0.${1 + at}` };
    await taken(await fetch(`${url}/api/user/donations/qr`, { method: 'POST', headers, body }));
  };
  await atOnce(callers, send, FILES_AT_ONCE.ofMany);
}

async function noise(): Promise<Uint8Array> {
  const create = { width: 4000, height: 3000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 9 } } as const;
  return sharp({ create: { ...create, background: '#888' } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

async function sendPdfs({ url, admin }: Community, megabytes: number): Promise<void> {
  const pdf = padded(Buffer.from('%PDF-1.7\n%%EOF\n'), megabytes * MEGABYTE);
  const send = async (_none: unknown, at: number) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ title: `Measured ${at}`, description: 'Measured', type: 'free' }))
      body.set(name, value);
    body.set('media_url', new File([pdf], 'plan.pdf', { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${admin.token}` };
    await taken(await fetch(`${url}/api/admin/diet-plans/upload`, { method: 'POST', headers, body }));
  };
  await atOnce(Array.from({ length: PDFS }), send, FILES_AT_ONCE.ofOne);
}

async function taken(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function atOnce<Item>(
  items: Item[],
  work: (item: Item, at: number) => Promise<void>,
  places = AT_ONCE,
): Promise<void> {
  let next = 0;
  const line = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item, at);
  };
  await Promise.all(Array.from({ length: places }, line));
}
