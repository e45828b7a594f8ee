import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTeacherSchema, teacherFormSchema } from '~/domain/teachers/schemas';
import { createTeacher, getTeacher, updateTeacher } from '~/domain/teachers/teachers.server';
import { asAdmin } from '../factories/admin';
import { uploaded } from '../factories/picture';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const createPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f6ae2d' } })
    .jpeg()
    .toBuffer();

test('a teacher’s photo becomes a small square, is served to everybody, and can be removed', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  const input = createTeacherSchema.parse({ name: 'Sunita Rao', face: 'bun' });
  const { id } = await createTeacher(admin, input, uploaded(await createPhoto(900, 600), 'photo.jpg'));
  const { photo, version } = await getTeacher(admin, id);
  const answer = await request('GET', photo ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const { key, bytes } = await ctx.db.storedFile.findFirstOrThrow({ where: { kind: 'teacher_photo' } });
  expect(await sharp(await ctx.files.get(key)).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
  expect(bytes).toBeLessThan(40_000);
  await updateTeacher(admin, id, teacherFormSchema.parse({ ...input, face: 'bun', version, remove_photo: 'on' }));
  expect(await getTeacher(admin, id)).toMatchObject({ photo: null, face: 'bun' });
  expect((await request('GET', `/teacher-photo/${id}`)).status).toBe(404);
  expect(await ctx.db.storedFile.findUnique({ where: { key } })).toMatchObject({ attached_at: null });
});

test('a file that is too large or no picture is refused at its field, and nothing is saved', async () => {
  const admin = await asAdmin(ctx, ['manage_classes']);
  const input = createTeacherSchema.parse({ name: 'Zubin Irani', face: '' });
  for (const [file, message] of [
    [new Uint8Array(2 * 1024 * 1024 + 1), 'Image size should be less than 2MB'],
    [Buffer.from('no picture'), 'Please select a valid image file (JPG, PNG, WEBP)'],
  ] as const)
    await expect(createTeacher(admin, input, uploaded(file, 'photo.jpg'))).rejects.toMatchObject({
      fieldErrors: { photo: [message] },
    });
  expect(await ctx.db.teacher.count({ where: { name: 'Zubin Irani' } })).toBe(0);
});
