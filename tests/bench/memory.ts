import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BUILT_COMMANDS } from '../../sandbox/launch/commands.mjs';
import { waitUntilHealthy } from '../../sandbox/launch/health.mjs';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { startProgram } from '../../sandbox/launch/program.mjs';
import { getMemoryFlags } from '../../sandbox/launch/memory-flags.mjs';
import { padBytes } from '../factories/picture';
import { runConcurrently } from '../setup/concurrency.mjs';
import { MAX_RESIDENT_MB } from '../hostile/sizes';
import { type Caller, type Community, logIn } from './community';
import { measureThroughput } from './load';
import { formatTable, formatVerdict } from './measurements';
import { listCallerHeaders, PAGES } from './screens';

const AT_ONCE = 16;
/**
 * Number of concurrent uploads, equal to the limits of the server: `ofMany` for images from all
 * members, and `ofOne` for files from one member.
 */
const CONCURRENT_FILES = { ofMany: 8, ofOne: 4 };
const LOGINS = 400;
const SCREENSHOTS = 48;
const PDFS = 48;
const MEGABYTE = 1024 * 1024;

/**
 * Measures the peak memory of a web process after its start, and during reads, logins and uploads.
 */
export async function measureMemory(community: Community): Promise<string> {
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const env = { ...getMemoryFlags('web'), ...community.platform.env, PORT: String(port) };
  const log = path.join(community.platform.dataDir, 'logs', 'web-memory.log');
  const web = startProgram({ title: 'web', args: BUILT_COMMANDS.web, env, log });
  try {
    await waitUntilHealthy(`${url}/healthz`);
    const measured: Community = { ...community, url, pid: web.pid };
    const rows = [readFigures('At its start', web.pid)];
    rows.push(await measurePeak(web.pid, 'Pages, each for 3 s', () => read(measured)));
    rows.push(await measurePeak(web.pid, `${LOGINS} logins`, () => logInMany(measured)));
    rows.push(await measurePeak(web.pid, `${SCREENSHOTS} screenshots of 5 MB`, () => sendScreenshots(measured)));
    for (const megabytes of [5, 20])
      rows.push(await measurePeak(web.pid, `${PDFS} PDFs of ${megabytes} MB`, () => sendPdfs(measured, megabytes)));
    return formatTable(['Load', 'Peak, MB', 'After it, MB', 'Goal', 'Reached'], rows);
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
async function measurePeak(pid: number, load: string, work: () => Promise<unknown>): Promise<string[]> {
  const from = performance.now();
  fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  process.stdout.write(`${load} in ${Math.round(performance.now() - from)} ms\n`);
  return readFigures(load, pid);
}

function readFigures(load: string, pid: number): string[] {
  const [peak, after] = [readStatus(pid, 'VmHWM'), readStatus(pid, 'VmRSS')];
  process.stdout.write(`${load}: ${peak} MB at most, ${after} MB after it\n`);
  return [load, String(peak), String(after), String(MAX_RESIDENT_MB), formatVerdict(peak <= MAX_RESIDENT_MB)];
}

function readStatus(pid: number, figure: 'VmHWM' | 'VmRSS'): number {
  const kilobytes = new RegExp(`^${figure}:\\s+(\\d+) kB$`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes?.[1]) / 1024);
}

async function read(community: Community): Promise<void> {
  for (const screen of PAGES)
    await measureThroughput(community, { path: screen.path, callers: listCallerHeaders(screen, community) });
}

/** Each member logs in from a different IP address, to stay below the rate limits. */
async function logInMany({ db, url }: Community): Promise<void> {
  const { rows } = await db.query<{ phone: string }>('SELECT phone FROM members ORDER BY id DESC LIMIT $1', [LOGINS]);
  await runConcurrently(rows, AT_ONCE, async ({ phone }, at) => {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `127.2.${at % 250}.${1 + Math.floor(at / 250)}`,
      },
      body: JSON.stringify({ phonenumber: phone.slice(3), password: 'namaste108' }),
    });
    await readBody(answer);
  });
}

/**
 * Sends 12-megapixel photographs like those from phones, each from a different member and IP
 * address.
 */
async function sendScreenshots({ db, url }: Community): Promise<void> {
  const photograph = padBytes(await createNoiseImage(), 5 * MEGABYTE);
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
    await readBody(await fetch(`${url}/api/user/donations/qr`, { method: 'POST', headers, body }));
  };
  await runConcurrently(callers, CONCURRENT_FILES.ofMany, send);
}

async function createNoiseImage(): Promise<Uint8Array> {
  const create = { width: 4000, height: 3000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 9 } } as const;
  return sharp({ create: { ...create, background: '#888' } })
    .jpeg({ quality: 86 })
    .toBuffer();
}

async function sendPdfs({ url, admin }: Community, megabytes: number): Promise<void> {
  const pdf = padBytes(Buffer.from('%PDF-1.7\n%%EOF\n'), megabytes * MEGABYTE);
  const send = async (_none: unknown, at: number) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ title: `Measured ${at}`, description: 'Measured', type: 'free' }))
      body.set(name, value);
    body.set('media_url', new File([pdf], 'plan.pdf', { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${admin.token}` };
    await readBody(await fetch(`${url}/api/admin/diet-plans/upload`, { method: 'POST', headers, body }));
  };
  await runConcurrently(Array.from({ length: PDFS }), CONCURRENT_FILES.ofOne, send);
}

async function readBody(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
