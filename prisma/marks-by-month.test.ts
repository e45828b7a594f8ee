import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnvironment } from '~/config/env.server';
import { contextOf, openApp } from '~/context.server';
import { Prisma } from '~/db/generated/client';
import { migrate } from '~/db/migrate.server';
import { insertMarks } from '~/domain/attendance/insert-marks.server';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import type { Context } from '~/domain/context';
import { keepPartitions } from '~/domain/partitions/keep-partitions.server';
import { testContext } from '../tests/setup/context';
import { testEnvironment } from '../tests/setup/environment';
import { databaseBefore } from '../tests/setup/migrations';
import { attend } from '../tests/factories/attendance';
import { createClass } from '../tests/factories/class';
import { createMember } from '../tests/factories/member';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';

const ctx = await testContext();

const FIRST = '20261124150000_counts_in_shards';
const MEMBERS = 3000;

/** What a process of the release before sends, with its values for a member and the round. */
const STATEMENTS: readonly { name: string; text: string; values: (id: number, at: number) => unknown[] }[] = [
  {
    name: 'mark',
    text: `WITH locked AS MATERIALIZED (SELECT id FROM members WHERE id = $1 FOR NO KEY UPDATE), marked AS (
        INSERT INTO attendances (member_id, class_id, class_date, marked_at)
        SELECT locked.id, classes.id, class_date, now() FROM locked, held_classes AS classes
        WHERE classes.title = $2 AND NOT EXISTS (SELECT FROM attendances WHERE member_id = locked.id AND class_id = classes.id)
        ON CONFLICT (member_id, class_id) DO NOTHING RETURNING member_id
      )
      UPDATE members SET total_classes_attended = total_classes_attended + 1 FROM marked WHERE members.id = marked.member_id`,
    values: (id, at) => [id, at % 8 ? 'Open' : 'Limited'],
  },
  {
    name: 'days',
    text: 'SELECT DISTINCT class_date FROM attendances WHERE member_id = $1',
    values: (id) => [id],
  },
  {
    name: 'rated',
    text: `SELECT classes.id FROM attendances JOIN classes ON classes.id = class_id WHERE member_id = $1
      ORDER BY marked_at DESC, attendances.id DESC LIMIT 1`,
    values: (id) => [id],
  },
  {
    name: 'cards',
    text: 'SELECT id, title, attendance_count, max_participants FROM classes WHERE class_date = current_date AND $1::int > 0',
    values: (id) => [id],
  },
  {
    name: 'session',
    text: `WITH live AS (SELECT id FROM sessions WHERE member_id = $1 FOR NO KEY UPDATE)
      UPDATE sessions SET last_seen_at = now() FROM live WHERE sessions.id = live.id`,
    values: (id) => [id],
  },
  {
    name: 'message',
    text: `INSERT INTO messages (event_key, member_id, phone, template, variables, due_at, created_at, updated_at)
      SELECT 'old:' || id, id, phone, 'class_cancelled', '{}', now(), now(), now() FROM members WHERE id = $1
      ON CONFLICT (event_key) DO NOTHING RETURNING id`,
    values: (id) => [id],
  },
];

test('a filled database takes the migrations while the release before marks, reads and writes; afterwards each mark is there and counted', async () => {
  const { url, connect } = await databaseBefore(FIRST);
  const db = await connect();
  const ids = await fill(db);
  let isDone = false;
  const asBefore = async (client: pg.Client, first: number, step: number) => {
    let sent = 0;
    for (let at = first; !isDone || sent < 50; at += step) {
      const id = ids[at % ids.length] ?? 0;
      for (const { name, text, values } of STATEMENTS) await client.query({ name, text, values: values(id, at) });
      sent += 1;
    }
    return sent;
  };
  const others = await Promise.all([connect(), connect(), connect()]);
  const working = Promise.all(others.map((client, at) => asBefore(client, at, others.length)));
  await migrate(url).finally(() => (isDone = true));
  const sent = await working;
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(50);

  const app = openApp(parseEnvironment(testEnvironment(url, ctx.sandboxUrl, {})));
  onTestFinished(() => app.close());
  const { rows: classes } = await db.query<{ id: number; day: string }>(
    "SELECT id, class_date::text AS day FROM classes WHERE title IN ('Open', 'Limited') ORDER BY id",
  );
  await keepPartitions(contextOf(app, { kind: 'system' }, ctx.origin));
  const last = ids.slice(-200);
  for (const { id: class_id, day } of classes)
    await Promise.all(
      last.map((memberId) =>
        markAttendance(contextOf(app, { kind: 'member', memberId, sessionId: 0 }, ctx.origin), {
          class_id,
          attendance_date: day,
        }).catch((error: unknown) => expect(error).toMatchObject({ code: 'conflict' })),
      ),
    );
  const marked = 'SELECT FROM marks JOIN classes ON classes.id = class_id WHERE title <> $1';
  expect((await db.query(`${marked} AND member_id = ANY($2)`, ['Old', last])).rowCount).toBe(2 * last.length);
  expect((await db.query("SELECT FROM marks JOIN classes ON classes.id = class_id WHERE title = 'Old'")).rowCount).toBe(
    MEMBERS,
  );
  expect(await db.query(WRONG)).toMatchObject({ rows: [] });
  expect((await db.query('SELECT FROM attendances')).rowCount).toBe((await db.query('SELECT FROM marks')).rowCount);
});

test('a database that nobody uses yet begins without what the release before needed', async () => {
  const { rows } = await ctx.db.$queryRaw<{ rows: string[] }[]>`
    SELECT array_agg(inhrelid::regclass::text ORDER BY 1) AS rows FROM pg_inherits WHERE inhparent = 'marks'::regclass`.then(
    ([found]) => found ?? { rows: [] },
  );
  expect(rows).toEqual(expect.arrayContaining(['partitions.marks_before', 'partitions.marks_other']));
});

test('a mark of a month that nobody made stands in the rest, is found and counted, and does not stop the months from being made', async () => {
  const member = await createMember(ctx);
  const later = await createClass(ctx, { date: '2031-03-05' });
  const next = await createClass(ctx, { date: '2031-04-05' });
  await attend(ctx, member, later);
  ctx.clock.set('2031-03-20T06:05:00+05:30');
  await keepPartitions(ctx);
  await attend(ctx, member, next);
  const rows = await ctx.db.$queryRaw`
    SELECT tableoid::regclass::text AS part, class_date::text AS day FROM marks WHERE member_id = ${member.id} ORDER BY class_date`;
  expect(rows).toEqual([
    { part: 'partitions.marks_other', day: '2031-03-05' },
    { part: 'partitions.marks_203104', day: '2031-04-05' },
  ]);
  expect(await ctx.db.attendance.count({ where: { member_id: member.id } })).toBe(2);
  await expect(attend(ctx, member, next)).rejects.toMatchObject({ code: 'conflict' });
});

test('marking, the week and today’s classes look into the parts of their days alone, along an index, with a plan that is kept', async () => {
  ctx.clock.set('2033-06-20T06:05:00+05:30');
  await ctx.db.$queryRaw`SELECT keep_partitions('marks', 'month', NULL, '2033-01-01', '2033-08-01')`;
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
    SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now()
    FROM generate_series(1, 2000) AS n`;
  for (const month of ['01', '02', '03', '04', '05', '06']) {
    const { id } = await createClass(ctx, { date: `2033-${month}-03`, max_participants: null });
    await ctx.db.$executeRaw`
      INSERT INTO marks (member_id, class_id, class_date, marked_at)
      SELECT members.id, classes.id, class_date, now() FROM members, classes WHERE classes.id = ${id}`;
  }
  await ctx.db.$executeRaw`ANALYZE marks, members, classes`;
  const today = await createClass(ctx);
  const some = await ctx.db.member.findMany({ take: 40, where: { name: 'Many' }, select: { id: true } });
  const input = { class_id: today.id, attendance_date: ctx.clock.today() };
  const taps = some.map(({ id: memberId }) => ({ memberId, input, at: ctx.clock.now() }));
  const member = ctx.as({ id: taps[0]?.memberId ?? 0 });
  const scanned = await partsRead(async (db) => {
    expect((await insertMarks({ ...ctx, db }, taps)).filter(({ marked }) => marked)).toHaveLength(taps.length);
    await getWeeklyAttendance({ ...member, db });
    await listTodaysClasses({ ...member, db, recent: { ...ctx.recent, read: (_key, load) => load() } });
  });
  expect(scanned).toEqual([{ part: 'marks_203306', scans: 0 }]);
});

/** The parts of marks that some work reads, and how often each from end to end. */
function partsRead(work: (db: Context['db']) => Promise<unknown>): Promise<unknown> {
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL plan_cache_mode = force_generic_plan`;
    const before = await tx.$queryRaw<PartRead[]>`${PARTS_READ}`;
    await work(tx as Context['db']);
    const after = await tx.$queryRaw<PartRead[]>`${PARTS_READ}`;
    const of = (part: string) => before.find((one) => one.part === part) ?? { part, scans: 0, reads: 0 };
    return after
      .filter(({ part, reads }) => reads > of(part).reads)
      .map(({ part, scans }) => ({ part, scans: scans - of(part).scans }));
  });
}

interface PartRead {
  part: string;
  scans: number;
  reads: number;
}

const PARTS_READ = Prisma.sql`
  SELECT relname AS part, seq_scan::int AS scans, (seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_xact_user_tables
  WHERE relid IN (SELECT relid FROM pg_partition_tree('marks')) ORDER BY relname`;

test('whoever calls, nothing but days of reminders and weeks of messages is dropped', async () => {
  await ctx.db.$queryRaw`SELECT keep_partitions('marks', 'month', '2099-01-01', '2026-11-01', '2026-11-01')`;
  const parts = await ctx.db.$queryRaw<unknown[]>`SELECT FROM pg_inherits WHERE inhparent = 'marks'::regclass`;
  expect(parts.length).toBeGreaterThan(2);
});

const WRONG = `
  SELECT title, marks_of(classes), attendance_count FROM classes
    WHERE marks_of(classes) <> (SELECT count(*) FROM marks WHERE class_id = classes.id)
  UNION ALL SELECT 'totals', id, total_classes_attended FROM members
    WHERE total_classes_attended <> (SELECT count(*) FROM marks WHERE member_id = members.id AND counts_for_member)`;

/** Members with a session and a mark each in a past class; one class open to all, one limited. */
async function fill(db: pg.Client): Promise<number[]> {
  await db.query(
    `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
      SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now()
      FROM generate_series(1, $1) AS n`,
    [MEMBERS],
  );
  const today = "(now() AT TIME ZONE 'Asia/Kolkata')::date";
  await db.query(
    `INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, instructor, created_at, updated_at)
      SELECT title, '', ${today} - ago, '00:00', '23:59', now() - interval '1 hour', now() + interval '1 hour', places, 'Sangha', now(), now()
      FROM (VALUES ('Old', 30, NULL), ('Open', 0, NULL), ('Limited', 0, 1000)) AS planned (title, ago, places)`,
  );
  await db.query(
    `INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT members.id, classes.id, class_date, now() FROM members, classes WHERE classes.title = 'Old'`,
  );
  await db.query('UPDATE members SET total_classes_attended = 1, total_days_attended = 1');
  await db.query(
    `INSERT INTO sessions (token_hash, kind, member_id, created_at, last_seen_at, expires_at)
      SELECT sha256(id::text::bytea), 'member', id, now(), now(), now() + interval '1 day' FROM members`,
  );
  const { rows } = await db.query<{ id: number }>('SELECT id FROM members ORDER BY id');
  return rows.map(({ id }) => id);
}
