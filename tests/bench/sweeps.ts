import { setTimeout as delay } from 'node:timers/promises';
import { parseEnvironment } from '~/config/env.server';
import { openApp, systemContext } from '~/context.server';
import { writeDownStreaks } from '~/domain/streaks/write-down-streaks.server';
import type { Community } from './community';
import { logIn } from './community';
import { civilToday, openClasses } from './marks';
import { verdict } from './measurements';

const ENDED = 1_000_000;
const MARKING = 300;

/** The limit of one statement, beyond which the database cancels it. */
const STATEMENT_LIMIT_MS = 20_000;

/** How long writing down a million ended streaks takes, its longest statement, and how long marks wait meanwhile. */
export async function measureSweeps(community: Community): Promise<string[][]> {
  await addEndedStreaks(community);
  const app = openApp(parseEnvironment({ ...process.env, ...community.platform.env }));
  try {
    const ctx = systemContext(app);
    let longest = 0;
    const timed = async (...args: Parameters<typeof ctx.db.$executeRaw>) => {
      const from = performance.now();
      const count = await ctx.db.$executeRaw(...args);
      longest = Math.max(longest, performance.now() - from);
      return count;
    };
    const db = Object.assign(Object.create(ctx.db) as typeof ctx.db, { $executeRaw: timed });
    const over = new AbortController();
    const marks = slowestMark(community, over.signal);
    const from = performance.now();
    const ended = await writeDownStreaks({ ...ctx, db });
    const seconds = (performance.now() - from) / 1000;
    over.abort();
    const { marked, slowest } = await marks;
    process.stdout.write(
      `${ended} streaks written down in ${seconds.toFixed(1)} s, a statement ${longest.toFixed(0)} ms at most; ${marked} marks, ${slowest.toFixed(0)} ms at most\n`,
    );
    return [
      [`Streaks written down, ${ended} ended`, `${seconds.toFixed(1)} s`, '', ''],
      [
        'The longest statement of it',
        `${longest.toFixed(0)} ms`,
        `${STATEMENT_LIMIT_MS} ms`,
        verdict(longest < STATEMENT_LIMIT_MS),
      ],
      [`The slowest of ${marked} marks meanwhile`, `${slowest.toFixed(0)} ms`, '1000 ms', verdict(slowest < 1000)],
    ];
  } finally {
    await app.close();
    await community.db.query(`DELETE FROM members WHERE name = 'Ended'`);
  }
}

async function addEndedStreaks({ db }: Community): Promise<void> {
  // Keeping the index of searches row by row would take longer than all the rest.
  await db.query('DROP INDEX IF EXISTS members_search_idx');
  await db.query(
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at,
        current_streak, longest_streak, last_attended_on)
      SELECT 'Ended', '+91' || 6000000000 + one, '', 'Z' || translate(lpad(one::text, 7, '0'), '01', 'AB'), now(), '', now(), now(), 5, 5,
        current_date - 30
      FROM generate_series(1, $1::int) AS one`,
    [ENDED],
  );
}

/** One mark after another, each of a member of their own, until the sweep is over. */
async function slowestMark(community: Community, signal: AbortSignal): Promise<{ marked: number; slowest: number }> {
  const [class_id] = await openClasses(community, 1);
  const attendance_date = await civilToday(community);
  const { rows } = await community.db.query<{ id: number }>(
    "SELECT id FROM members WHERE name <> 'Ended' ORDER BY id DESC LIMIT $1",
    [MARKING],
  );
  let [marked, slowest] = [0, 0];
  for (const { id } of rows) {
    if (signal.aborted) break;
    const { token } = await logIn(community.db, 'member', id);
    const from = performance.now();
    const response = await fetch(`${community.url}/api/user/attendance/mark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ class_id, attendance_date }),
    });
    if (!response.ok) throw new Error(`A mark answered ${response.status}`);
    slowest = Math.max(slowest, performance.now() - from);
    marked += 1;
    await delay(50);
  }
  return { marked, slowest };
}
