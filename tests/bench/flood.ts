import { setTimeout as delay } from 'node:timers/promises';
import os from 'node:os';
import autocannon from 'autocannon';
import { type Community, deleteBenchmarkClasses, logIn } from './community';
import { logInAll, openClasses, readToday } from './marks';
import { formatTable, formatVerdict } from './measurements';

const CONNECTIONS = 64;
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 20);
const PAUSE_MS = 100;

/** Settings of a web process that limits rendering, as in production. */
export const FLOOD_SETTINGS = { LOAD_SHEDDING_DELAY_MS: '500' };

/** The address of the client that floods. All others have an address of their own. */
const FLOOD_ADDRESS = '10.66.6.6';

interface Flood {
  name: string;
  path: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Probe {
  times: number[];
  statuses: Map<number, number>;
}

/**
 * Measures how fast others are served while one address floods one page after the other over 64
 * connections.
 */
export async function measureFlood(community: Community): Promise<string> {
  const flooder = await logIn(community.db, 'member', community.newcomer.id);
  const floods: Flood[] = [
    { name: '`/register?x=1`', path: '/register?x=1' },
    { name: '`/login?next=/streak`', path: '/login?next=/streak' },
    { name: '`/nowhere.html`', path: '/nowhere.html' },
    { name: '`/resources`', path: '/resources', headers: { cookie: 'sangha_admitted=x' } },
    { name: '`/api/docs`', path: '/api/docs' },
    { name: '`/dashboard` of one member', path: '/dashboard', headers: { cookie: flooder.cookie } },
    {
      name: '`POST /register`',
      path: '/register',
      method: 'POST',
      headers: { ...FORM, origin: community.url },
      body: 'name=A&phonenumber=1',
    },
  ];
  const rows: string[][] = [];
  for (const flood of floods) rows.push(await measureOne(community, flood));
  await deleteBenchmarkClasses(community.db);
  const head = ['Flooded page', 'Answers; 503', '`/healthz` p99, ms', 'Classes p95, ms', 'Dashboard p95, ms'];
  const load = os.loadavg()[1]?.toFixed(1);
  const table = formatTable([...head, 'Joined; refused', 'Reached'], rows);
  return `${table}\n\nThe system load of the last five minutes was ${load} on ${os.cpus().length} cores.`;
}

async function measureOne(community: Community, { name, path, headers = {}, ...sent }: Flood): Promise<string[]> {
  const { url } = community;
  const [class_id = 0] = await openClasses(community, 1, { unlimited: true });
  const attendance_date = await readToday(community);
  const tokens = await logInAll(community.db, 10 * SECONDS);
  const [member] = community.members;
  const end = Date.now() + SECONDS * 1000;
  const flood = autocannon({
    url: url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...headers, 'x-forwarded-for': FLOOD_ADDRESS },
    workers: 1,
    ...sent,
  });
  await delay(1000);
  const mark = (at: number) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[at % tokens.length]}` },
    body: JSON.stringify({ class_id, attendance_date }),
  });
  const [health, classes, dashboard, joins] = await Promise.all([
    probe(end, 1, () => [`${url}/healthz`, {}]),
    probe(end, 2, () => [`${url}/api/classes/today`, {}]),
    probe(end, 3, () => [`${url}/dashboard`, { headers: { cookie: member?.cookie ?? '' } }]),
    probe(end, 4, (at) => [`${url}/api/user/attendance/mark`, mark(at)]),
  ]);
  const { statusCodeStats = {} } = await flood;
  const answers = Object.values(statusCodeStats).reduce((sum, { count = 0 }) => sum + count, 0);
  const [healthMs, classesMs, dashboardMs] = [
    percentile(health, 99),
    percentile(classes, 95),
    percentile(dashboard, 95),
  ];
  const isServed = [health, classes, dashboard].every(({ statuses }) =>
    [...statuses.keys()].every((one) => one === 200),
  );
  const joined = [...joins.statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
  const refused = joins.times.length - joined;
  const isReached = isServed && refused === 0 && healthMs <= 200 && classesMs <= 1000 && dashboardMs <= 1000;
  const row = [
    name,
    `${answers}; ${statusCodeStats['503']?.count ?? 0}`,
    ...[healthMs, classesMs, dashboardMs].map((ms) => ms.toFixed(0)),
    `${joined}; ${refused}`,
    formatVerdict(isReached),
  ];
  const seen = [health, classes, dashboard, joins].map(({ statuses }) => JSON.stringify(Object.fromEntries(statuses)));
  process.stdout.write(`${row.join(' | ')} | ${seen.join(' ')}\n`);
  return row;
}

/** Sends one request after the other until the end and records the times and statuses. */
async function probe(end: number, nr: number, next: (at: number) => [string, RequestInit]): Promise<Probe> {
  const result: Probe = { times: [], statuses: new Map() };
  while (Date.now() < end) {
    const [url, init] = next(result.times.length);
    const startedAt = performance.now();
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `10.7.0.${nr}`);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    await response.arrayBuffer();
    result.times.push(performance.now() - startedAt);
    result.statuses.set(response.status, (result.statuses.get(response.status) ?? 0) + 1);
    await delay(PAUSE_MS);
  }
  return result;
}

function percentile({ times }: Probe, percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Infinity;
}
