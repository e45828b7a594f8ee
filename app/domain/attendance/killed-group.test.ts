import { expect, test } from 'vitest';
import { createClass } from '../../../tests/factories/class';
import { createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { DomainError } from '../errors';
import { countClassAttendances } from '../classes/count-attendances.server';
import { markAttendance } from './mark-attendance.server';

const ctx = await testContext();
const TODAY = '2026-11-20';
const CROWD = 120;

/**
 * Returns the process ids of the database connections that are blocked while inserting attendances.
 */
async function listBlockedInserts(): Promise<number[]> {
  const rows = await ctx.db.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO attendances%' ORDER BY pid`;
  return rows.map(({ pid }) => pid);
}

test('if the process is killed during a group commit, no acknowledged mark is lost or doubled', async () => {
  const members = await createMembers(ctx, CROWD);
  const { id } = await createClass(ctx, { date: TODAY, from: '12:00', to: '13:00', max_participants: null });
  ctx.clock.set('2026-11-20T12:00:00+05:30');
  const mark = (member: { id: number }) =>
    markAttendance(ctx.as(member), { class_id: id, attendance_date: TODAY }).then(
      () => 'marked',
      (error: unknown) => (error instanceof DomainError ? error.message : 'unheard'),
    );
  const tapAll = () => Promise.all(members.map(mark));
  // Locking the row of the class blocks every group after it has inserted its attendances and
  // before it counts them.
  const first = await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM classes WHERE id = ${id} FOR UPDATE`;
    const answers = tapAll();
    await expect.poll(async () => (await listBlockedInserts()).length).toBeGreaterThan(2);
    const [, second] = await listBlockedInserts();
    await tx.$queryRaw`SELECT pg_terminate_backend(${second}::int)`;
    await expect.poll(listBlockedInserts).not.toContain(second);
    return { answers };
  });
  const outcomes = await first.answers;
  expect(new Set(outcomes)).toEqual(new Set(['marked', 'unheard']));
  const rows = await ctx.db.attendance.findMany({ where: { class_id: id }, select: { member_id: true } });
  const present = new Set(rows.map(({ member_id }) => member_id));
  expect(members.filter((member, at) => outcomes[at] === 'marked' && !present.has(member.id))).toEqual([]);
  const again = await tapAll();
  expect(new Set(again.filter((answer) => answer !== 'marked'))).toEqual(
    new Set(['Attendance already marked for this class']),
  );
  expect(await countClassAttendances(ctx.db, id)).toBe(CROWD);
  expect(await ctx.db.attendance.count({ where: { class_id: id } })).toBe(CROWD);
  expect(await ctx.db.member.count({ where: { total_classes_attended: 1, current_streak: 1 } })).toBe(CROWD);
  expect(await ctx.db.standing.count({ where: { classes: 1, streak: 1 } })).toBe(CROWD);
});
