import autocannon from 'autocannon';
import { type Caller, type Community, logIn } from './community';
import type { BareServers } from './bare-servers';
import { processorMs, type Throughput, throughputOf } from './load';
import { tableOf, verdict } from './measurements';

const CLASSES = 15;
const MEMBERS = 1000;
const ROUNDS = 3;
const CONNECTIONS = 64;

interface Mark {
  class_id: number;
  token: string;
}

interface Marked extends Throughput {
  p99: number;
}

/**
 * What a mark costs beside a bare resource route, the two taking turns, every mark one of a member and a class of its own; of three rounds the
 * one that is worst for us. And what it costs the database.
 */
export async function measureMarks(community: Community, { servers }: BareServers): Promise<string> {
  const { db } = community;
  const classIds = await openClasses(community, CLASSES);
  const marks = shuffled(await marksOf(db, classIds));
  const day = await civilToday(community);
  const share = marks.length / ROUNDS;
  const rounds: { ours: Marked; bare: Throughput }[] = [];
  const before = await writtenSoFar(db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await throughputOf(servers.Remix, { path: '/call', headers: {} });
    rounds.push({
      bare,
      ours: await throughputOfMarks(community, marks.slice(round * share, (round + 1) * share), day),
    });
  }
  const after = await writtenSoFar(db);
  const ratioOf = ({ ours, bare }: (typeof rounds)[number]) => bare.cpuMs / ours.cpuMs;
  const worst = rounds.reduce((found, round) => (ratioOf(round) < ratioOf(found) ? round : found));
  const { ours, bare } = worst;
  const accepted = `${await countedIn(db, classIds)} of ${marks.length} accepted`;
  const bytes = (after.log - before.log) / marks.length;
  const heapOnly = (100 * (after.heapOnly - before.heapOnly)) / (after.updates - before.updates);
  process.stdout.write(
    `Marks ${ours.perSecond.toFixed(0)}/s beside ${bare.perSecond.toFixed(0)}, ${ours.cpuMs.toFixed(2)} ms CPU beside ${bare.cpuMs.toFixed(2)}, ` +
      `p99 ${ours.p99} ms, ${bytes.toFixed(0)} bytes of log, ${heapOnly.toFixed(0)} % heap-only, ${accepted}\n`,
  );
  const rows = [
    [
      'Marks a second, bare route',
      `${ours.perSecond.toFixed(0)}, ${bare.perSecond.toFixed(0)}`,
      ratio(ours.perSecond / bare.perSecond),
      '',
    ],
    [
      'Processor time of the process, ms',
      `${ours.cpuMs.toFixed(2)}, ${bare.cpuMs.toFixed(2)}`,
      ratio(ratioOf(worst)),
      '≥ 2 ×',
      verdict(ratioOf(worst) >= 2),
    ],
    ['99 of 100 answered within, ms', String(ours.p99), '', '≤ 250', verdict(ours.p99 <= 250)],
    ['Write-ahead log a mark, bytes', bytes.toFixed(0), '', '≤ 1,000', verdict(bytes <= 1000)],
    ['Updates of members that are heap-only', `${heapOnly.toFixed(0)} %`, '', '≥ 95 %', verdict(heapOnly >= 95)],
  ];
  return `${tableOf(['`/api/user/attendance/mark`', 'Measured', 'Ratio', 'Goal', 'Reached'], rows)}\n\n${accepted}.`;
}

function ratio(value: number): string {
  return `${value.toFixed(2)} ×`;
}

/** Each of the last members in each class. */
async function marksOf(db: Community['db'], classIds: readonly number[]): Promise<Mark[]> {
  const { rows } = await db.query<{ id: number }>('SELECT id FROM members ORDER BY id DESC LIMIT $1', [MEMBERS]);
  const callers: Caller[] = [];
  for (const { id } of rows) callers.push(await logIn(db, 'member', id));
  return classIds.flatMap((class_id) => callers.map(({ token }) => ({ class_id, token })));
}

/** The same mixture each time. */
function shuffled(marks: readonly Mark[]): Mark[] {
  return marks.map((_, at) => marks[(at * 7919) % marks.length] ?? { class_id: 0, token: '' });
}

/** Sends each mark once, and fails where one is not accepted. */
async function throughputOfMarks(
  community: Community,
  marks: readonly Mark[],
  attendance_date: string,
): Promise<Marked> {
  const from = processorMs(community.pid);
  let next = 0;
  const { requests, duration, latency, non2xx } = await autocannon({
    url: `${community.url}/api/user/attendance/mark`,
    connections: CONNECTIONS,
    amount: marks.length,
    requests: [
      {
        method: 'POST',
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
    perSecond: requests.total / duration,
    cpuMs: (processorMs(community.pid) - from) / requests.total,
    p99: latency.p99,
  };
}

async function countedIn(db: Community['db'], classIds: readonly number[]): Promise<number> {
  const { rows } = await db.query<{ marks: number }>(
    'SELECT sum(attendance_count)::int AS marks FROM classes WHERE id = ANY($1)',
    [classIds],
  );
  return rows[0]?.marks ?? 0;
}

/** How much log the database has written, and what it counted of the rows that a mark changes. */
async function writtenSoFar(db: Community['db']): Promise<{ log: number; updates: number; heapOnly: number }> {
  await db.query('SELECT pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await db.query<{ log: string; updates: string; heap_only: string }>(
    `SELECT pg_current_wal_lsn() - '0/0' AS log, n_tup_upd AS updates, n_tup_hot_upd AS heap_only
      FROM pg_stat_user_tables WHERE relname = 'members'`,
  );
  const [row] = rows;
  return { log: Number(row?.log), updates: Number(row?.updates), heapOnly: Number(row?.heap_only) };
}

/** Classes that are open now, for marks to be measured. */
export async function openClasses({ db, platform }: Community, count: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link, instructor,
        created_at, updated_at)
      SELECT 'Measured', 'Marked by many at once', (now() AT TIME ZONE $1)::date, '00:00', '23:59', now() - interval '1 hour',
        now() + interval '1 hour', 1000, 'https://meet.example/measured', 'Sangha', now(), now()
      FROM generate_series(1, $2) RETURNING id`,
    [platform.env.COMMUNITY_TIME_ZONE ?? 'Asia/Kolkata', count],
  );
  return rows.map(({ id }) => id);
}

/** Today, as the community has it. */
export async function civilToday({ db, platform }: Community): Promise<string> {
  const { rows } = await db.query<{ today: string }>('SELECT (now() AT TIME ZONE $1)::date::text AS today', [
    platform.env.COMMUNITY_TIME_ZONE ?? 'Asia/Kolkata',
  ]);
  return rows[0]?.today ?? '';
}
