import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass, createClassDays } from '../../../tests/factories/class';
import { createImporter, killAfterSpan } from '../../../tests/factories/import';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addDays } from '~/lib/calendar';
import { recalculateStreaks } from '../streaks/recalculate-streaks.server';
import { resumeImport, undoImport } from './change-import.server';
import { MAX_ATTEMPTS } from './policy';
import { getImport } from './queries.server';
import { runImports } from './run-imports.server';
import { undoNextAttendances } from './undo-attendances.server';

const NOW = new Date('2026-11-20T01:00:00Z');

const ctx = await testContext();
const staff = await asAdmin(ctx);
const { read, runCompleteImport, undo } = createImporter(ctx, staff);

interface GivenRow {
  member: number;
  daysAgo: number;
  title: string;
}

/** Members of whom some came to classes of the last days, so that they have streaks. */
async function createWorld(size: number) {
  ctx.clock.set(NOW);
  const members = await Promise.all(Array.from({ length: size }, () => createMember(ctx)));
  const days = [5, 4, 3, 2, 1].map((ago) => addDays(ctx.clock.today(), -ago));
  for (const yogaClass of await createClassDays(ctx, days))
    for (const member of members.slice(0, 2)) await attend(ctx, member, yogaClass);
  ctx.clock.set(NOW);
  await recalculateStreaks(ctx);
  const formatCsv = (rows: readonly GivenRow[]) =>
    ['Phone,Date,Class']
      .concat(
        rows.map(
          ({ member, daysAgo, title }) => `${members[member]?.phone},${addDays(ctx.clock.today(), -daysAgo)},${title}`,
        ),
      )
      .join('\n');
  return { members, write: formatCsv };
}

/** Everything that an import of attendances may change. */
async function readWorld() {
  await recalculateStreaks(ctx);
  return {
    members: await ctx.db.member.findMany({ omit: { updated_at: true }, orderBy: { id: 'asc' } }),
    attendances: await ctx.sql<object[]>`SELECT * FROM attendances ORDER BY member_id, class_id`,
    classes: await ctx.sql`SELECT id, count_class_attendances(classes) FROM classes ORDER BY id`,
    counters: await ctx.sql`SELECT class_id, sum(attendances) FROM class_counters GROUP BY 1 ORDER BY 1`,
    places: await ctx.sql`SELECT * FROM leaderboard_entries ORDER BY member_id`,
    teachers: await ctx.db.teacher.findMany({ omit: { created_at: true, updated_at: true }, orderBy: { name: 'asc' } }),
    days: await ctx.sql`SELECT * FROM class_days ORDER BY class_date`,
    records: await ctx.db.importedAttendance.count(),
  };
}

test('after an undo everything is as before, whatever the files contain and in whatever order', async () => {
  const { write } = await createWorld(4);
  const before = await readWorld();
  const row = fc.record({
    member: fc.nat(3),
    daysAgo: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 300, max: 304 })),
    title: fc.constantFrom('Sunrise', 'Sunset', 'Morning flow'),
  });
  const file = fc.array(row, { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(file, fc.nat()), { minLength: 1, maxLength: 3 }), async (files) => {
      const ids: number[] = [];
      for (const [rows] of files) ids.push((await runCompleteImport(write(rows), 'attendances')).id);
      const added = await ctx.db.importedAttendance.count();
      expect((await readWorld()).attendances).toHaveLength(before.attendances.length + added);
      const order = ids.toSorted(
        (one, other) => (files[ids.indexOf(one)]?.[1] ?? 0) - (files[ids.indexOf(other)]?.[1] ?? 0),
      );
      for (const id of order) {
        const { imported_rows } = await read(id);
        expect(await undo(id)).toMatchObject({ state: 'undone', undone_rows: imported_rows, kept_rows: 0 });
      }
      expect(await readWorld()).toEqual(before);
    }),
    { numRuns: 6, seed: 7 },
  );
});

test('a worker that is killed during an undo loses and doubles nothing', async () => {
  const { write } = await createWorld(30);
  const before = await readWorld();
  const rows = Array.from({ length: 1_500 }, (_, at) => ({
    member: at % 30,
    daysAgo: 100 + Math.floor(at / 30),
    title: 'Sunrise',
  }));
  const { id } = await runCompleteImport(write(rows), 'attendances');
  await undoImport(staff, id);
  await expect(undoNextAttendances(killAfterSpan(ctx), await read(id))).rejects.toThrow('killed');
  expect(await undoNextAttendances(ctx, await read(id))).toBe(true);
  await expect(undoNextAttendances(killAfterSpan(ctx), await read(id))).rejects.toThrow('killed');
  expect(await read(id)).toMatchObject({ state: 'undoing', undone_rows: 1_000 });
  await Promise.all([runImports(ctx), runImports(ctx)]);
  await runImports(ctx);
  expect(await read(id)).toMatchObject({ state: 'undone', undone_rows: 1_500 });
  expect(await readWorld()).toEqual(before);
});

test('a class with another attendance stays, and is removed when that one is undone too', async () => {
  const { members, write } = await createWorld(2);
  const [first, second] = members;
  const one = await runCompleteImport(write([{ member: 0, daysAgo: 50, title: 'Sunrise' }]), 'attendances');
  const other = await runCompleteImport(write([{ member: 1, daysAgo: 50, title: 'Sunrise' }]), 'attendances');
  await undo(one.id);
  await recalculateStreaks(ctx);
  const listClasses = () => ctx.db.yogaClass.findMany({ where: { title: 'Sunrise' }, include: { attendances: true } });
  expect(await listClasses()).toMatchObject([{ import_id: one.id, attendances: [{ member_id: second?.id }] }]);
  const getTotal = async (member: { id: number } | undefined) =>
    (await ctx.db.member.findUniqueOrThrow({ where: { id: member?.id ?? 0 } })).total_classes_attended;
  expect([await getTotal(first), await getTotal(second)]).toEqual([5, 6]);
  await undo(other.id);
  expect(await listClasses()).toEqual([]);
});

test('the teacher that an import added stays while a class or staff use the name', async () => {
  const { write } = await createWorld(1);
  const { name } = ctx.brand;
  const importOne = () => runCompleteImport(write([{ member: 0, daysAgo: 60, title: 'Sunrise' }]), 'attendances');
  const countTeachers = () => ctx.db.teacher.count({ where: { name } });
  expect(await countTeachers()).toBe(0);
  const first = await importOne();
  const held = await createClass(ctx, { date: '2026-09-01', instructor: name });
  await undo(first.id);
  expect(await countTeachers()).toBe(1);
  await ctx.db.yogaClass.delete({ where: { id: held.id } });
  await undo((await importOne()).id);
  expect(await countTeachers()).toBe(0);
  const second = await importOne();
  await ctx.db.teacher.update({ where: { name }, data: { line: 'Practise together.', version: { increment: 1 } } });
  await undo(second.id);
  expect(await countTeachers()).toBe(1);
  await ctx.db.teacher.delete({ where: { name } });
});

test('an undo that was stopped by an error continues as an undo', async () => {
  const { write } = await createWorld(2);
  const before = await readWorld();
  const rows = [0, 1].map((member) => ({ member, daysAgo: 70, title: 'Sunrise' }));
  const { id } = await runCompleteImport(write(rows), 'attendances');
  expect(await getImport(staff, id)).toMatchObject({ isUndoStopped: false });
  await undoImport(staff, id);
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1)
    await expect(runImports(killAfterSpan(ctx))).rejects.toThrow('killed');
  expect(await getImport(staff, id)).toMatchObject({ state: 'stopped', isUndoStopped: true });
  await resumeImport(staff, id);
  expect(await read(id)).toMatchObject({ state: 'undoing' });
  await runImports(ctx);
  expect(await read(id)).toMatchObject({ state: 'undone', undone_rows: 2 });
  expect(await readWorld()).toEqual(before);
});
