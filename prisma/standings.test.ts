import { expect, test } from 'vitest';
import { migrate } from '~/db/migrate.server';
import { recalculateMember } from '~/domain/streaks/recalculate-member.server';
import { attend } from '../tests/factories/attendance';
import { createClass } from '../tests/factories/class';
import { createMember } from '../tests/factories/member';
import { testContext } from '../tests/setup/context';
import { databaseBefore } from '../tests/setup/migrations';

const ctx = await testContext();

const FIRST = '20261123151000_standings';
const MEMBERS = 3000;

const OUT_OF_STEP = `
  SELECT id FROM members FULL JOIN standings ON member_id = id
  WHERE (current_streak, total_classes_attended, longest_streak) IS DISTINCT FROM (streak, classes, longest)`;

test('a standing follows its member from the first day to the last, whoever writes it', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx, { current_streak: 3, longest_streak: 5 })];
  const standings = () => ctx.db.standing.findMany({ orderBy: { member_id: 'asc' }, omit: { member_id: true } });
  expect(await standings()).toEqual([
    { streak: 0, classes: 0, longest: 0 },
    { streak: 3, classes: 0, longest: 5 },
  ]);
  await attend(ctx, member, await createClass(ctx));
  await recalculateMember(ctx, member.id);
  await ctx.db.member.update({ where: { id: other.id }, data: { longest_streak: 9, name: 'Ravi' } });
  expect(await standings()).toEqual([
    { streak: 1, classes: 1, longest: 1 },
    { streak: 3, classes: 0, longest: 9 },
  ]);
  await ctx.db.member.delete({ where: { id: other.id } });
  expect(await standings()).toEqual([{ streak: 1, classes: 1, longest: 1 }]);
});

test('a filled database takes the migrations while the release before goes on marking and signing up', async () => {
  const { url, connect } = await databaseBefore(FIRST);
  const [db, before] = await Promise.all([connect(), connect()]);
  await db.query(
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at,
        current_streak, longest_streak, total_classes_attended, total_days_attended)
      SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now(), n % 40, n % 50, n % 300, n % 300
      FROM generate_series(1, $1) AS n WHERE n % 50 >= n % 40`,
    [MEMBERS],
  );
  await db.query(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, instructor, created_at, updated_at)
      SELECT 'Old', '', '2026-11-20', '06:00', '06:45', now(), now() + interval '45 minutes', 'Sangha', now(), now() FROM generate_series(1, 2)`,
  );
  const { rows } = await db.query<{ id: number }>('SELECT id FROM members ORDER BY id');
  const marked = new Set<number>();
  let isDone = false;
  const asBefore = async () => {
    for (let at = 0; !isDone || marked.size < 20; at += 1) {
      const id = rows[at % rows.length]?.id ?? 0;
      await before.query(
        `WITH marked AS (
          INSERT INTO attendances (member_id, class_id, class_date, marked_at)
          SELECT $1, min(id) + $2, '2026-11-20', now() FROM classes ON CONFLICT (member_id, class_id) DO NOTHING RETURNING id, member_id
        )
        UPDATE members SET total_classes_attended = total_classes_attended + 1, total_days_attended = total_days_attended + 1,
          current_streak = current_streak + 1, longest_streak = greatest(longest_streak, current_streak + 1)
        FROM marked WHERE members.id = marked.member_id`,
        [id, at % 2],
      );
      marked.add(id);
    }
  };
  await db.query('UPDATE classes SET max_participants = NULL');
  const others = asBefore();
  await migrate(url);
  isDone = true;
  await others;
  await before.query(
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
      VALUES ('New', '+919899999999', '', 'NEWCOMER', now(), '1', now(), now())`,
  );
  expect((await db.query(OUT_OF_STEP)).rows).toEqual([]);
  expect((await db.query('SELECT FROM standings')).rowCount).toBe(rows.length + 1);
  expect((await db.query('SELECT FROM attendances')).rowCount).toBeGreaterThanOrEqual(marked.size);
});
