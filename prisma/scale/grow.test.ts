import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testContext } from '../../tests/setup/context';
import { createTestDatabase } from '../../tests/setup/database';
import { addSyntheticCommunity } from './grow';

const ctx = await testContext();

test('members created for measurements log in with the printed password, and are counted like others', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const passwordHash = await ctx.passwords.hash('namaste108');
  await addSyntheticCommunity(
    database.url,
    { members: 2000, attendances: 8000, days: 60, timeZone: 'Asia/Kolkata', passwordHash },
    () => undefined,
  );
  const db = new pg.Client({ connectionString: database.url });
  await db.connect();
  onTestFinished(() => db.end());
  const { rows } = await db.query<{ password_hash: string; count: number }>(
    'SELECT password_hash, count(*)::int AS count FROM members GROUP BY password_hash',
  );
  expect(rows).toEqual([{ password_hash: passwordHash, count: 2000 }]);
  const { rows: figures } = await db.query(
    `SELECT (SELECT count(*)::int FROM attendances) AS attendances, (SELECT sum(total_classes_attended)::int FROM members) AS counted,
       (SELECT sum(count_class_attendances(classes))::int FROM classes) AS places,
       (SELECT count(*)::int FROM members JOIN leaderboard_entries ON member_id = id
         WHERE (current_streak, total_classes_attended) = (streak, classes)) AS leaderboard_entries`,
  );
  const [{ attendances, ...rest }] = figures as [Record<string, number>];
  expect(attendances).toBeGreaterThan(5000);
  expect(rest).toEqual({ counted: attendances, places: attendances, leaderboard_entries: 2000 });
});
