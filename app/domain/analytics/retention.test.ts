import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tableScans } from '../../../tests/setup/table-scans';
import { listRetentionCohorts } from './retention.server';

const ctx = await testContext({ at: '2026-11-20T23:30:00+05:30' });

async function joinedAt(created_at: string, ...days: string[]) {
  const member = await createMember(ctx, { created_at: new Date(created_at) });
  for (const date of days) {
    const { id } = await createClass(ctx, { date });
    await ctx.db.attendance.create({
      data: { member_id: member.id, class_id: id, class_date: new Date(date), marked_at: ctx.clock.now() },
    });
  }
}

test('of those who joined in a week it is told how many came in each of the four weeks after it', async () => {
  // Tests the last second of one week and the first second of the next, at midnight in the
  // community's time zone.
  await joinedAt('2026-10-11T23:59:59+05:30', '2026-10-12', '2026-10-13', '2026-10-18', '2026-11-08');
  await joinedAt('2026-10-12T00:00:00+05:30', '2026-10-18', '2026-10-19', '2026-11-15');
  await joinedAt('2026-10-18T12:00:00+05:30', '2026-10-20');
  await joinedAt('2026-11-02T06:00:00+05:30', '2026-11-09', '2026-11-16');
  await joinedAt('2026-11-09T06:00:00+05:30', '2026-11-16');
  await joinedAt('2026-09-13T06:00:00+05:30', '2026-09-14');
  const weeks = await listRetentionCohorts(await asAdmin(ctx, []));
  expect(weeks.map(({ week }) => week)).toEqual([
    '2026-11-02',
    '2026-10-26',
    '2026-10-19',
    '2026-10-12',
    '2026-10-05',
    '2026-09-28',
    '2026-09-21',
    '2026-09-14',
  ]);
  expect(weeks.filter(({ joined }) => joined > 0)).toEqual([
    { week: '2026-11-02', joined: 1, came: [1, null, null, null] },
    { week: '2026-10-12', joined: 2, came: [2, 0, 0, 1] },
    { week: '2026-10-05', joined: 1, came: [1, 0, 0, 1] },
  ]);
});

test('it is for staff, and its members and their marks can be found by an index each', async () => {
  const admin = await asAdmin(ctx, []);
  await expect(listRetentionCohorts(ctx.as({ id: 1 }))).rejects.toMatchObject({ code: 'forbidden' });
  const read = { read: (_key: string, load: () => Promise<unknown>) => load() };
  for (const table of ['members', 'attendances']) {
    const scans = await tableScans(admin, table, async (inside) => {
      // PostgreSQL would scan this small table, so sequential scans are disabled to show that an
      // index can be used.
      await inside.db.$executeRaw`SET LOCAL enable_seqscan = off`;
      await listRetentionCohorts({ ...inside, recent: read as typeof inside.recent });
    });
    expect(scans, table).toBe(0);
  }
});
