import { expect, test } from 'vitest';
import type { Transaction } from '~/db/client.server';
import { Prisma } from '~/db/generated/client';
import { insertAttendances } from '~/domain/attendance/insert-attendances.server';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import type { Context } from '~/domain/context';
import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { attend } from '../tests/factories/attendance';
import { createClass } from '../tests/factories/class';
import { createMember } from '../tests/factories/member';
import { testContext } from '../tests/setup/context';
import { useTransaction } from '../tests/setup/in-transaction';

const ctx = await testContext();

test('a new database has the partitions of this month and of the next one', async () => {
  const rows = await ctx.db.$queryRaw<{ part: string | null }[]>`
    SELECT to_regclass('partitions.attendances_' || to_char(current_date + month, 'YYYYMM'))::text AS part
    FROM unnest(ARRAY[interval '0', interval '1 month']) AS month`;
  expect(rows.filter(({ part }) => part)).toHaveLength(2);
});

test('keeping partitions never drops attendances', async () => {
  const countPartitions = () =>
    ctx.db.$queryRaw`SELECT count(*) FROM pg_inherits WHERE inhparent = 'attendances'::regclass`;
  const before = await countPartitions();
  await ctx.db.$queryRaw`SELECT maintain_partitions('attendances', 'month', '2099-01-01', current_date, current_date)`;
  expect(await countPartitions()).toEqual(before);
});

test('a mark in a month without a partition is stored in the default partition', async () => {
  const member = await createMember(ctx);
  const later = await createClass(ctx, { date: '2031-03-05' });
  const next = await createClass(ctx, { date: '2031-04-05' });
  await attend(ctx, member, later);
  ctx.clock.set('2031-03-20T06:05:00+05:30');
  await maintainPartitions(ctx);
  await attend(ctx, member, next);
  const rows = await ctx.db.$queryRaw`
    SELECT tableoid::regclass::text AS part, class_date::text AS day FROM attendances WHERE member_id = ${member.id} ORDER BY class_date`;
  expect(rows).toEqual([
    { part: 'partitions.attendances_other', day: '2031-03-05' },
    { part: 'partitions.attendances_203104', day: '2031-04-05' },
  ]);
  expect(await ctx.db.attendance.count({ where: { member_id: member.id } })).toBe(2);
  await expect(attend(ctx, member, next)).rejects.toMatchObject({ code: 'conflict' });
});

test('hot queries read only the partitions of their days, through an index', async () => {
  ctx.clock.set('2033-06-20T06:05:00+05:30');
  await ctx.db.$queryRaw`SELECT maintain_partitions('attendances', 'month', NULL, '2033-01-01', '2033-08-01')`;
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
    SELECT 'Many', '+9197' || lpad(n::text, 8, '0'), '', translate(lpad(upper(to_hex(n)), 8, 'Z'), '01', 'GH'), now(), '1', now(), now()
    FROM generate_series(1, 2000) AS n`;
  for (const month of ['01', '02', '03', '04', '05', '06']) {
    const { id } = await createClass(ctx, { date: `2033-${month}-03`, max_participants: null });
    await ctx.db.$executeRaw`
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT members.id, classes.id, class_date, now() FROM members, classes WHERE classes.id = ${id}`;
  }
  await ctx.db.$executeRaw`ANALYZE attendances, members, classes`;
  const today = await createClass(ctx);
  const some = await ctx.db.member.findMany({ take: 40, where: { name: 'Many' }, select: { id: true } });
  const input = { class_id: today.id, attendance_date: ctx.clock.today() };
  const taps = some.map(({ id: memberId }) => ({ memberId, input, at: ctx.clock.now() }));
  const member = ctx.as({ id: taps[0]?.memberId ?? 0 });
  const scanned = await listScannedPartitions(async (tx) => {
    const createContextWithin = (one: Context) => useTransaction(one, tx);
    expect(
      (await insertAttendances(ctx, createContextWithin(ctx).sql, taps)).filter(({ marked }) => marked),
    ).toHaveLength(taps.length);
    await getWeeklyAttendance(createContextWithin(member));
    await listTodaysClasses({
      ...createContextWithin(member),
      recent: { ...ctx.recent, read: (_key, load) => load() },
    });
  });
  expect(scanned).toEqual([{ part: 'attendances_203306', scans: 0 }]);
});

/** Returns the number of full scans per partition of `attendances` while `work` runs. */
function listScannedPartitions(work: (tx: Transaction) => Promise<unknown>): Promise<unknown> {
  return ctx.db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL plan_cache_mode = force_generic_plan`;
    const before = await tx.$queryRaw<PartRead[]>`${PARTS_READ}`;
    await work(tx);
    const after = await tx.$queryRaw<PartRead[]>`${PARTS_READ}`;
    const findScans = (part: string) => before.find((one) => one.part === part) ?? { part, scans: 0, reads: 0 };
    return after
      .filter(({ part, reads }) => reads > findScans(part).reads)
      .map(({ part, scans }) => ({ part, scans: scans - findScans(part).scans }));
  });
}

interface PartRead {
  part: string;
  scans: number;
  reads: number;
}

const PARTS_READ = Prisma.sql`
  SELECT relname AS part, seq_scan::int AS scans, (seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_xact_user_tables
  WHERE relid IN (SELECT relid FROM pg_partition_tree('attendances')) ORDER BY relname`;
