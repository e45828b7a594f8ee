import autocannon from 'autocannon';
import { type Caller, type Community, logIn } from './community';
import type { BareServers } from './bare-servers';
import { throughputOf } from './load';
import { tableOf, verdict } from './measurements';

const CLASSES = 5;
const MEMBERS = 1000;
const CONNECTIONS = 16;

/** How many marks a second are taken, every one of a member and a class of its own, beside a bare resource route. */
export async function measureMarks(community: Community, { servers }: BareServers): Promise<string> {
  const { db } = community;
  const classIds = await openClasses(community);
  const { rows } = await db.query<{ id: number }>('SELECT id FROM members ORDER BY id DESC LIMIT $1', [MEMBERS]);
  const callers: Caller[] = [];
  for (const { id } of rows) callers.push(await logIn(db, 'member', id));
  const marks = classIds.flatMap((class_id) => callers.map(({ token }) => ({ class_id, token })));
  const today = await civilToday(community);
  const { perSecond: bare } = await throughputOf(servers.Remix, { path: '/call', headers: {} });
  let next = 0;
  const result = await autocannon({
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
            body: JSON.stringify({ class_id, attendance_date: today }),
          };
        },
      },
    ],
  });
  const { rows: counted } = await db.query<{ marks: number }>(
    'SELECT sum(attendance_count)::int AS marks FROM classes WHERE id = ANY($1)',
    [classIds],
  );
  const rate = result.requests.total / result.duration;
  const ratio = rate / bare;
  const figures = [Math.round(bare), Math.round(rate), ratio.toFixed(2), '2', verdict(ratio >= 2)];
  const accepted = `${counted[0]?.marks ?? 0} of ${marks.length} accepted`;
  process.stdout.write(`Marks ${Math.round(rate)}/s, × ${ratio.toFixed(2)} of the bare route, ${accepted}\n`);
  return `${tableOf(['Call', 'Bare route, /s', 'Marks, /s', 'Ratio', 'Goal', 'Reached'], [['`/api/user/attendance/mark`', ...figures.map(String)]])}\n\n${accepted}.`;
}

/** Classes that are open now, for marks to be measured. */
export async function openClasses({ db, platform }: Community): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, live_link, instructor,
        created_at, updated_at)
      SELECT 'Measured', 'Marked by many at once', (now() AT TIME ZONE $1)::date, '00:00', '23:59', now() - interval '1 hour',
        now() + interval '1 hour', 1000, 'https://meet.example/measured', 'Sangha', now(), now()
      FROM generate_series(1, $2) RETURNING id`,
    [platform.env.COMMUNITY_TIME_ZONE ?? 'Asia/Kolkata', CLASSES],
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
