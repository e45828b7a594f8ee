import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getCalendarEntry, getCalendarFeed, getCalendarUrl } from '../classes/calendar-entry.server';
import { listTodaysClasses } from '../classes/queries.server';
import { createTeacherSchema, teacherFormSchema } from './schemas';
import { createTeacher, getTeacher, listTeachers, updateTeacher } from './teachers.server';

const ctx = await testContext();

const HINDI = { hi: { name: 'वसुधा राव' } };

test('a class with a new name adds its teacher, and a renamed teacher renames the classes', async () => {
  const { id: classId } = await createClass(ctx, { instructor: 'Vasudha' });
  await createClass(ctx, { instructor: 'Vasudha' });
  const admin = await asAdmin(ctx, ['manage_classes']);
  const [teacher] = (await listTeachers(admin)).filter(({ name }) => name === 'Vasudha');
  expect(teacher).toMatchObject({ line: null, face: null, upcoming_classes: 2 });
  const { id, version } = await getTeacher(admin, teacher?.id ?? 0);
  const input = { name: 'Vasudha Rao', line: 'Slow and kind', face: 'bob', version, translations: HINDI };
  await updateTeacher(admin, id, teacherFormSchema.parse(input));
  expect((await listTeachers(admin)).filter(({ name }) => name.startsWith('Vasudha'))).toMatchObject([
    { name: 'Vasudha Rao', line: 'Slow and kind', face: 'bob', upcoming_classes: 2 },
  ]);
  const { classes } = await listTodaysClasses(ctx);
  expect(classes.find((one) => one.id === classId)).toMatchObject({
    instructor: 'Vasudha Rao',
    translations: { hi: { instructor: 'वसुधा राव' } },
  });
});

test('the calendar names the teacher in the language of the member', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  await createTeacher(
    admin,
    createTeacherSchema.parse({ name: 'Kamla Devi', face: '', translations: { hi: { name: 'कमला देवी' } } }),
  );
  const { id } = await createClass(ctx, { instructor: 'Kamla Devi' });
  expect(await getCalendarEntry(ctx, id, 'hi')).toContain('कमला देवी');
  expect(await getCalendarEntry(ctx, id, 'en')).toContain('With Kamla Devi.');
  const member = await createMember(ctx, { language: 'hi' });
  const token = (await getCalendarUrl(ctx.as(member))).split('/').at(-1)?.replace('.ics', '') ?? '';
  const feed = await getCalendarFeed(ctx, token);
  expect(feed).toContain('कमला देवी');
  expect(feed).not.toContain('Kamla');
});

test('two teachers never have the same name, and only staff with manage_classes see them', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  const input = createTeacherSchema.parse({ name: 'Zubin', face: '' });
  const { id } = await createTeacher(admin, input);
  await expect(createTeacher(admin, input)).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: { name: ['A teacher with this name is already in the list'] },
  });
  const other = await createTeacher(admin, { ...input, name: 'Zubin Irani' });
  await expect(
    updateTeacher(admin, other.id, teacherFormSchema.parse({ name: 'Zubin', version: 1 })),
  ).rejects.toMatchObject({ code: 'conflict' });
  const outsider = await asAdmin(ctx, ['manage_resources']);
  await expect(getTeacher(outsider, id)).rejects.toMatchObject({ code: 'forbidden' });
});
