import { setTimeout as delay } from 'node:timers/promises';
import { parseEnvironment } from '~/config/env.server';
import { openApp, createSystemContext } from '~/context.server';
import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import { type Community, logIn } from './community';
import { readToday, openClasses } from './marks';
import { formatVerdict } from './measurements';

export const ENDED_STREAKS = 1_000_000;
const MARKING = 3_000;

/** Time limit in milliseconds after which the database cancels a statement. */
const STATEMENT_LIMIT_MS = 20_000;

/**
 * Measures the time for expiring a million ended streaks, its longest statement, and the response
 * times for marking attendance at the same time.
 */
export async function measureSweeps(community: Community): Promise<string[][]> {
  await addEndedStreaks(community);
  const app = openApp(parseEnvironment({ ...process.env, ...community.platform.env }));
  try {
    const ctx = createSystemContext(app);
    let longest = 0;
    const measureStatement = async (...args: Parameters<typeof ctx.db.$executeRaw>) => {
      const from = performance.now();
      const count = await ctx.db.$executeRaw(...args);
      longest = Math.max(longest, performance.now() - from);
      return count;
    };
    const db = Object.create(ctx.db, { $executeRaw: { value: measureStatement } }) as typeof ctx.db;
    const over = new AbortController();
    const marks = measureMarks(community, over.signal);
    const from = performance.now();
    const ended = await expireStreaks({ ...ctx, db });
    const seconds = (performance.now() - from) / 1000;
    over.abort();
    const times = (await marks).toSorted((a, b) => a - b);
    const [p99 = 0, slowest = 0] = [times[Math.floor(times.length * 0.99)], times.at(-1)];
    process.stdout.write(
      `${ended} streaks written down in ${seconds.toFixed(1)} s, a statement ${longest.toFixed(0)} ms at most; ${times.length} marks, p99 ${p99.toFixed(0)} ms, ${slowest.toFixed(0)} ms at most\n`,
    );
    return [
      [`Streaks written down, ${ended} ended`, `${seconds.toFixed(1)} s`, '', ''],
      [
        'The longest statement of it',
        `${longest.toFixed(0)} ms`,
        `${STATEMENT_LIMIT_MS} ms`,
        formatVerdict(longest < STATEMENT_LIMIT_MS),
      ],
      [`Marks meanwhile, p99 of ${times.length}`, `${p99.toFixed(0)} ms`, '', ''],
      ['The slowest of them', `${slowest.toFixed(0)} ms`, '1000 ms', formatVerdict(slowest < 1000)],
    ];
  } finally {
    await app.close();
    await removeEndedStreaks(community);
  }
}

/** Inserts a million members whose streaks have ended but are not expired yet. */
export async function addEndedStreaks(community: Community): Promise<void> {
  // The search index is dropped first, because updating it row by row would take longer than the
  // rest of the measurement.
  await community.db.query('DROP INDEX IF EXISTS members_search_idx');
  await runWithoutTriggers(
    community,
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at,
        current_streak, longest_streak, last_attended_on)
      SELECT 'Ended', '+91' || 6000000000 + one, '', 'Z' || translate(lpad(one::text, 7, '0'), '01', 'AB'), now(), '', now(), now(), 5, 5,
        current_date - 30
      FROM generate_series(1, ${ENDED_STREAKS}) AS one`,
  );
}

export function removeEndedStreaks(community: Community): Promise<void> {
  return runWithoutTriggers(community, "DELETE FROM members WHERE name = 'Ended'");
}

/**
 * Runs a statement without triggers, such as those that count members or check foreign keys for
 * each row.
 */
export async function runWithoutTriggers({ db }: Community, statement: string): Promise<void> {
  await db.query('SET session_replication_role = replica');
  await db.query(statement);
  await db.query('SET session_replication_role = DEFAULT');
}

/**
 * Marks attendance for one member after the other until the sweep ends. Returns the response times
 * in milliseconds.
 */
async function measureMarks(community: Community, signal: AbortSignal): Promise<number[]> {
  const classes = await openClasses(community, 5);
  const attendance_date = await readToday(community);
  const { rows } = await community.db.query<{ id: number }>(
    "SELECT id FROM members WHERE name <> 'Ended' ORDER BY id DESC LIMIT $1",
    [MARKING],
  );
  const times: number[] = [];
  for (const [at, { id }] of rows.entries()) {
    if (signal.aborted) break;
    const { token } = await logIn(community.db, 'member', id);
    const from = performance.now();
    const response = await fetch(`${community.url}/api/user/attendance/mark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ class_id: classes[at % classes.length], attendance_date }),
    });
    if (!response.ok) throw new Error(`A mark answered ${response.status}`);
    times.push(performance.now() - from);
    await delay(50);
  }
  return times;
}
