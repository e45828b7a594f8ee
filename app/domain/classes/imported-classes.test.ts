import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createImporter } from '../../../tests/factories/import';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getAttendanceOverview } from '../analytics/queries.server';
import { getCalendarEntry, getCalendarFeed, getCalendarUrl } from './calendar-entry.server';
import { cancelClass } from './cancel-class.server';
import { planWeekCopy } from './copy-week.server';
import { getOwnTimetable } from './queries.server';
import { repeatClass } from './repeat-class.server';
import { updateClassSchema } from './schemas';
import { getClass, listWeekClasses } from './timetable.server';
import { updateClass } from './update-class.server';

const ctx = await testContext();
const staff = await asAdmin(ctx);
const MONDAY = '2026-11-16';

test('an imported class is marked for staff, cannot be changed, and is nowhere for members', async () => {
  const member = await createMember(ctx);
  await createClass(ctx, { date: MONDAY, title: 'Held here' });
  await createImporter(ctx, staff).runCompleteImport(
    `Phone,Date,Class\n${member.phone},${MONDAY},Imported one`,
    'attendances',
  );
  const { id } = await ctx.db.yogaClass.findFirstOrThrow({ where: { title: 'Imported one' } });

  const listImportedFlags = (classes: readonly { title: string; is_imported: boolean }[]) =>
    classes.map(({ title, is_imported }) => [title, is_imported]);
  const expected = [
    ['Held here', false],
    ['Imported one', true],
  ];
  expect(listImportedFlags(await listWeekClasses(staff, MONDAY))).toEqual(expected);
  const { days } = await getAttendanceOverview(staff, MONDAY, MONDAY);
  expect(days.map(({ classes }) => listImportedFlags(classes))).toEqual([expected]);

  const shown = await getClass(staff, id);
  const edited = updateClassSchema.parse({ ...shown, description: 'Then', start_time: '07:00', end_time: '08:00' });
  const conflict = { code: 'conflict', message: expect.stringContaining('imported') };
  await expect(updateClass(staff, id, edited)).rejects.toMatchObject(conflict);
  await expect(cancelClass(staff, id)).rejects.toMatchObject(conflict);
  await expect(repeatClass(staff, id, { weekdays: [1], until_date: '2026-12-20' })).rejects.toMatchObject(conflict);
  expect((await planWeekCopy(staff, { from: MONDAY, to: '2026-11-23' })).copies.map(({ title }) => title)).toEqual([
    'Held here',
  ]);

  const own = ctx.as(member);
  const listed = (await getOwnTimetable(own)).days.flatMap((day) => day.classes().map(({ title }) => title));
  expect(listed).toEqual(['Held here']);
  const [, token = ''] = /calendar\/(.+)\.ics$/.exec(await getCalendarUrl(own)) ?? [];
  const feed = await getCalendarFeed(ctx, token);
  expect([feed.includes('Held here'), feed.includes('Imported one')]).toEqual([true, false]);
  await expect(getCalendarEntry(ctx, id, 'en')).rejects.toMatchObject({ code: 'not_found' });
  expect(await ctx.db.outboxMessage.count()).toBe(0);
});
