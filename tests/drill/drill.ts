import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { formatTable, formatVerdict, writeMeasurements } from '../bench/measurements';
import { createPeople, type People } from '../faults/people';
import { startFaultPlatform } from '../faults/platform';
import { startSentinel } from '../faults/redis-groups';
import { findInconsistencies } from '../faults/inconsistencies';
import { startDatabaseGroup } from './database-group';
import { preparePulse, startPulse, type Pulse } from './pulse';

// Runs the platform in the setup for several machines, causes one failure after another, and prints
// for how long marking attendance was interrupted.

const MEMBERS = 12_000;
const GOAL_SECONDS = 30;
const LOOK_ON_MS = 6_000;
const SETTLE_MS = 60_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function preparePeople(databaseUrl: string): ReturnType<typeof preparePulse> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return await preparePulse(
      async <Row extends object>(sql: string, ...values: unknown[]) => (await db.query<Row>(sql, values)).rows,
      MEMBERS,
    );
  } finally {
    await db.end();
  }
}

/**
 * Waits until no work is pending, and returns the names of the totals that do not match their rows.
 * After a time limit, returns them even if work is pending.
 */
async function listWrongTotals(people: People): Promise<string[]> {
  for (const end = Date.now() + SETTLE_MS; ; await delay(1_000)) {
    const wrong = Object.keys(await findInconsistencies(people));
    if (wrong.length === 0 || Date.now() > end) return wrong;
  }
}

async function findReadTarget(url: string): Promise<'standby' | 'primary'> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows } = await db.query<{ follows: boolean }>('SELECT pg_is_in_recovery() AS follows');
    return rows[0]?.follows ? 'standby' : 'primary';
  } finally {
    await db.end();
  }
}

async function runWithFault(pulse: Pulse, what: string, deed: () => Promise<void>): Promise<string[]> {
  const [from, before] = [performance.now(), pulse.countUnanswered()];
  await deed();
  for (const end = from + 120_000; performance.now() < end;) {
    await delay(LOOK_ON_MS);
    if (pulse.findLongestSilence(performance.now() - LOOK_ON_MS / 2) < LOOK_ON_MS / 4000) break;
  }
  const seconds = pulse.findLongestSilence(from);
  const row = [
    what,
    seconds.toFixed(1),
    String(pulse.countUnanswered() - before),
    formatVerdict(seconds <= GOAL_SECONDS),
  ];
  print(row.join(' | '));
  return row;
}

print(
  'Starting etcd, two PostgreSQL under Patroni, HAProxy, Redis with three sentinels, two web processes and two workers',
);
const database = await startDatabaseGroup();
const redis = await startSentinel(3);
const platform = await startFaultPlatform('postgres', {
  env: {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_STANDBY_URL: database.standbyUrl,
    REDIS_MODE: 'sentinel',
    REDIS_URL: redis.location.urls.join(','),
    REDIS_MASTER_NAME: redis.location.masterName,
  },
});
try {
  const members = await preparePeople(database.url);
  const people = await createPeople(platform);
  const pulse = startPulse(people, members);
  await delay(LOOK_ON_MS);
  const reads = [await findReadTarget(database.standbyUrl)];
  const rows = [await runWithFault(pulse, 'the primary’s machine', () => database.killPrimary())];
  reads.push(await findReadTarget(database.standbyUrl));
  await database.bringBack();
  await delay(LOOK_ON_MS);
  reads.push(await findReadTarget(database.standbyUrl));
  print('The killed server follows as a standby');
  rows.push(await runWithFault(pulse, 'a sentinel', async () => redis.servers.at(-1)?.kill()));
  rows.push(await runWithFault(pulse, 'a web process', () => platform.webs[0].kill()));
  await platform.webs[0].start();
  rows.push(await runWithFault(pulse, 'a worker', () => platform.workers[0].kill()));
  await platform.workers[0].start();
  await pulse.end();
  const { marks, donations } = pulse.countAcknowledged();
  const lost = await people.lost();
  const still = await pulse.retryFailed();
  const doubled = await listWrongTotals(people);
  const silence = Math.max(...rows.map(([, seconds]) => Number(seconds)));
  const kept = `${marks} marks and ${donations} donations were acknowledged: ${lost.length} lost, ${doubled.length} sums or counts doubled. Whoever heard nothing asked again: ${still.length} of them in vain. Reads for a standby went, before, without and after it, to the ${reads.join(', the ')}.`;
  print(kept);
  for (const line of [...lost, ...doubled, ...still]) print(line);
  const table = formatTable(['Killed', 'No mark for, s', 'Requests unanswered', `≤ ${GOAL_SECONDS} s`], rows);
  await writeMeasurements('drill', `${table}\n\n${kept}`);
  if (lost.length + doubled.length + still.length > 0 || silence > GOAL_SECONDS) process.exitCode = 1;
  await people.leave();
} finally {
  await platform.remove();
  await redis.remove();
  await database.remove();
}
