import { createHash, randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { type Community, deleteBenchmarkClasses } from './community';
import type { BareServer } from './bare-server';
import { readProcessorMs, type Throughput, measureThroughput } from './load';
import { formatTable, formatVerdict } from './measurements';

const CLASSES = 16;
const MEMBERS = 6000;
const ROUNDS = 3;
const CONNECTIONS = 64;

/** Number of members in one class whose attendance count must be exact. */
export const CROWD_SIZE = 200_000;
const LOGIN_CHUNK_SIZE = 10_000;

interface Mark {
  class_id: number;
  token: string;
}

interface Marked extends Throughput {
  p99: number;
}

interface Round {
  bare: Throughput;
  sixteen: Marked;
  one: Marked;
}

/**
 * Measures marking attendance compared with a minimal Remix route, and its cost for the database.
 * Each round measures the minimal route, marking attendance in sixteen classes, and marking
 * attendance in one class that is open to all. The result is the round in which our routes are
 * worst.
 */
export async function measureMarks(community: Community, bareServer: BareServer): Promise<string> {
  const { db } = community;
  const tokens = await logInAll(db, MEMBERS);
  const day = await readToday(community);
  const [rounds, classIds]: [Round[], number[]] = [[], []];
  const before = await readWriteCounters(db);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [limited, open] = [
      await openClasses(community, CLASSES),
      await openClasses(community, 1, { unlimited: true }),
    ];
    classIds.push(...limited, ...open);
    const bare = await measureThroughput(bareServer, { path: '/call', callers: [{}] });
    const measureSixteenClasses = () => measureMarkThroughput(community, buildMarks(tokens, limited), day);
    const measureOneClass = () => measureMarkThroughput(community, buildMarks(tokens, open), day);
    // The order alternates between rounds. Round 0 only warms up both processes and is not counted.
    const first = round % 2 ? await measureSixteenClasses() : await measureOneClass();
    const second = round % 2 ? await measureOneClass() : await measureSixteenClasses();
    const [sixteen, one] = round % 2 ? [first, second] : [second, first];
    if (round > 0) rounds.push({ bare, sixteen, one });
  }
  const after = await readWriteCounters(db);
  const marks = 2 * MEMBERS * (ROUNDS + 1);
  const counted = await countMarks(db, classIds);
  await deleteBenchmarkClasses(db);
  if (counted !== marks) throw new Error(`${marks} marks are counted as ${counted}`);
  const { bare, sixteen } = findWorstRound(rounds, ({ bare: theirs, sixteen: ours }) => theirs.cpuMs / ours.cpuMs);
  const ofOne = findWorstRound(rounds, ({ one, sixteen: many }) => one.perSecond / many.perSecond);
  const p99 = Math.max(...rounds.flatMap((round) => [round.sixteen.p99, round.one.p99]));
  const bytes = (after.log - before.log) / marks;
  const heapOnly = (100 * (after.heapOnly - before.heapOnly)) / (after.updates - before.updates);
  const indexes = await countUpdatedIndexes(db);
  const [cpu, one] = [bare.cpuMs / sixteen.cpuMs, ofOne.one.perSecond / ofOne.sixteen.perSecond];
  const rows = [
    [
      'Processor time of the process, ms; bare route',
      `${sixteen.cpuMs.toFixed(2)}; ${bare.cpuMs.toFixed(2)}`,
      formatRatio(cpu),
      '≥ 2 ×',
      formatVerdict(cpu >= 2),
    ],
    [
      'Marks a second; bare route',
      `${formatRate(sixteen)}; ${formatRate(bare)}`,
      formatRatio(sixteen.perSecond / bare.perSecond),
      '',
      '',
    ],
    [
      'In one class; in sixteen',
      `${formatRate(ofOne.one)}; ${formatRate(ofOne.sixteen)}`,
      formatRatio(one),
      '≥ 0.9 ×',
      formatVerdict(one >= 0.9),
    ],
    ['99 of 100 answered within, ms', String(p99), '', '≤ 250', formatVerdict(p99 <= 250)],
    ['Write-ahead log a mark, bytes', bytes.toFixed(0), '', '≤ 1,000', formatVerdict(bytes <= 1000)],
    ['Updates of members that are heap-only', `${heapOnly.toFixed(0)} %`, '', '≥ 95 %', formatVerdict(heapOnly >= 95)],
    [
      'Indexes of members that hold what a mark changes',
      String(indexes.members),
      '',
      '0',
      formatVerdict(indexes.members === 0),
    ],
    [
      'Indexes of leaderboard_entries that do',
      String(indexes.leaderboard_entries),
      '',
      '≤ 1',
      formatVerdict(indexes.leaderboard_entries <= 1),
    ],
  ];
  for (const row of rows) process.stdout.write(`${row.join(' | ')}\n`);
  const table = formatTable(['`/api/user/attendance/mark`', 'Measured', 'Ratio', 'Goal', 'Reached'], rows);
  return `${table}\n\nAll ${marks} marks were accepted and counted.`;
}

export async function measureCrowd(community: Community): Promise<string> {
  const { db } = community;
  const tokens = await logInAll(db, CROWD_SIZE);
  const classIds = await openClasses(community, 1, { unlimited: true });
  const { perSecond: rate, p99 } = await measureMarkThroughput(
    community,
    buildMarks(tokens, classIds),
    await readToday(community),
  );
  const { rows } = await db.query<{ marks: number }>(
    'SELECT count(*)::int AS marks FROM attendances WHERE class_id = $1',
    classIds,
  );
  const [counted, marks] = [await countMarks(db, classIds), rows[0]?.marks ?? 0];
  const isExact = counted === CROWD_SIZE && marks === CROWD_SIZE;
  process.stdout.write(
    `${CROWD_SIZE} in one class: ${rate.toFixed(0)} marks/s, p99 ${p99} ms, counted ${counted}, rows ${marks}\n`,
  );
  return formatTable(
    ['Members in one class', 'Marks a second', '99 of 100 within, ms', 'Counted', 'Rows', 'Exact'],
    [[CROWD_SIZE, rate.toFixed(0), p99, counted, marks, formatVerdict(isExact)].map(String)],
  );
}

function findWorstRound(rounds: readonly Round[], ratioOf: (round: Round) => number): Round {
  return rounds.reduce((found, round) => (ratioOf(round) < ratioOf(found) ? round : found));
}

function formatRatio(value: number): string {
  return `${value.toFixed(2)} ×`;
}

function formatRate({ perSecond: rate }: Throughput): string {
  return rate.toFixed(0);
}

/**
 * Creates one request per member for marking attendance. The members are distributed evenly over
 * the classes.
 */
function buildMarks(tokens: readonly string[], classIds: readonly number[]): Mark[] {
  return tokens.map((token, at) => ({ token, class_id: classIds[at % classIds.length] ?? 0 }));
}

/**
 * Creates sessions for the newest members and returns their tokens in random order, so that
 * adjacent rows are not updated one after the other.
 */
export async function logInAll(db: Community['db'], count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: number }>(
    'SELECT id FROM (SELECT id FROM members ORDER BY id DESC LIMIT $1) AS last ORDER BY md5(id::text)',
    [count],
  );
  if (rows.length < count) throw new Error(`${rows.length} members are too few`);
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  for (let from = 0; from < count; from += LOGIN_CHUNK_SIZE) {
    const some = tokens.slice(from, from + LOGIN_CHUNK_SIZE);
    await db.query(
      `INSERT INTO sessions (token_hash, kind, member_id, created_at, last_seen_at, expires_at)
        SELECT hash, 'member', member_id, now(), now(), now() + interval '1 day' FROM unnest($1::bytea[], $2::int[]) AS new (hash, member_id)`,
      [
        some.map((token) => createHash('sha256').update(token).digest()),
        rows.slice(from, from + some.length).map(({ id }) => id),
      ],
    );
  }
  return tokens;
}

/**
 * Sends each request once and measures the requests per second. Throws if an attendance is not
 * accepted.
 */
async function measureMarkThroughput(
  community: Community,
  marks: readonly Mark[],
  attendance_date: string,
): Promise<Marked> {
  const from = readProcessorMs(community.pid);
  let next = 0;
  const startedAt = performance.now();
  let answeredAt = startedAt;
  const { requests, latency, non2xx } = await autocannon({
    url: `${community.url}/api/user/attendance/mark`,
    connections: CONNECTIONS,
    amount: marks.length,
    requests: [
      {
        method: 'POST',
        // The load generator checks only once per second whether it has finished, so the time of
        // the last response is recorded here.
        onResponse: () => (answeredAt = performance.now()),
        setupRequest: (request) => {
          const { class_id, token } = marks[next++ % marks.length] ?? { class_id: 0, token: '' };
          return {
            ...request,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            body: JSON.stringify({ class_id, attendance_date }),
          };
        },
      },
    ],
  });
  if (non2xx) throw new Error(`${non2xx} marks were refused`);
  return {
    perSecond: (1000 * requests.total) / (answeredAt - startedAt),
    cpuMs: (readProcessorMs(community.pid) - from) / requests.total,
    p99: latency.p99,
  };
}

async function countMarks(db: Community['db'], classIds: readonly number[]): Promise<number> {
  const { rows } = await db.query<{ marks: number }>(
    'SELECT sum(count_class_attendances(classes))::int AS marks FROM classes WHERE id = ANY($1)',
    [classIds],
  );
  return rows[0]?.marks ?? 0;
}

/**
 * Returns the number of WAL bytes written so far, and how many updates of `members` there were, in
 * total and heap-only (HOT).
 */
async function readWriteCounters(db: Community['db']): Promise<{ log: number; updates: number; heapOnly: number }> {
  await db.query('SELECT pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await db.query<{ log: string; updates: string; heap_only: string }>(
    `SELECT pg_current_wal_lsn() - '0/0' AS log, n_tup_upd AS updates, n_tup_hot_upd AS heap_only
      FROM pg_stat_user_tables WHERE relname = 'members'`,
  );
  const [row] = rows;
  return { log: Number(row?.log), updates: Number(row?.updates), heapOnly: Number(row?.heap_only) };
}

/** Returns the number of indexes with a column that changes when attendance is marked. */
async function countUpdatedIndexes(db: Community['db']): Promise<{ members: number; leaderboard_entries: number }> {
  const { rows } = await db.query<{ members: number; leaderboard_entries: number }>(
    `SELECT count(DISTINCT indexrelid) FILTER (WHERE indrelid = 'members'::regclass)::int AS members,
        count(DISTINCT indexrelid) FILTER (WHERE indrelid = 'leaderboard_entries'::regclass)::int AS leaderboard_entries
      FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE attname IN ('total_classes_attended', 'total_days_attended', 'current_streak', 'longest_streak', 'rests_left', 'rested_on',
        'last_attended_on', 'title', 'updated_at', 'streak', 'classes', 'longest')`,
  );
  return rows[0] ?? { members: 0, leaderboard_entries: 0 };
}

export async function openClasses(
  { db, platform }: Community,
  count: number,
  { unlimited = false } = {},
): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link, instructor,
        created_at, updated_at)
      SELECT 'Measured', 'Marked by many at once', (now() AT TIME ZONE $1)::date, '00:00', '23:59', now() - interval '1 hour',
        now() + interval '1 hour', CASE WHEN $3::boolean THEN NULL ELSE 1000 END, 'https://meet.example/measured', 'Sangha', now(), now()
      FROM generate_series(1, $2) RETURNING id`,
    [platform.env.COMMUNITY_TIME_ZONE ?? 'Asia/Kolkata', count, unlimited],
  );
  return rows.map(({ id }) => id);
}

export async function readToday({ db, platform }: Community): Promise<string> {
  const { rows } = await db.query<{ today: string }>('SELECT (now() AT TIME ZONE $1)::date::text AS today', [
    platform.env.COMMUNITY_TIME_ZONE ?? 'Asia/Kolkata',
  ]);
  return rows[0]?.today ?? '';
}
