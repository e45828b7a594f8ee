import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createPicture, padBytes, uploaded } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { findHeroForEditing, getHeroSection } from './hero.server';
import { updateHeroSchema } from './schemas';
import { updateHero, uploadHeroImage } from './update-hero.server';

const ctx = await testContext();
let id: number;

beforeEach(async () => {
  await ctx.db.heroSection.deleteMany();
  const hero = await ctx.db.heroSection.create({
    data: {
      title: 'Before',
      hindi_title: 'पहले',
      subtitle: '',
      button_text: 'Join',
      button_link: '/register',
      trusted_text: 'Trusted by',
      member_count: '1',
    },
  });
  id = hero.id;
});

const parseEdit = (more: object = {}) =>
  updateHeroSchema.parse({ title: 'After', button_text: 'Come', member_count: '2 Crore +', is_active: 1, ...more });

test('saved values are on the home page, and the audit entry has both states', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, parseEdit({ subtitle: 'Every morning' }));
  expect(await getHeroSection(ctx)).toMatchObject({ title: 'After', subtitle: 'Every morning', hindi_title: 'पहले' });
  const entry = await ctx.db.auditEntry.findFirstOrThrow({ where: { action: 'hero.updated', subject_id: String(id) } });
  expect(entry).toMatchObject({ before: { title: 'Before' }, after: { title: 'After' } });
});

test('Hindi title, button link and trusted line are saved, and an edit without them keeps them', async () => {
  const staff = await asAdmin(ctx);
  const words = { hindi_title: 'साथ', button_link: 'https://sangha.example/join', trusted_text: 'Loved by' };
  await updateHero(staff, id, parseEdit(words));
  expect(await getHeroSection(ctx)).toMatchObject(words);
  await updateHero(staff, id, parseEdit());
  expect(await getHeroSection(ctx)).toMatchObject(words);
  const [entry] = await ctx.db.auditEntry.findMany({ where: { action: 'hero.updated', subject_id: String(id) } });
  expect(entry).toMatchObject({ before: { hindi_title: 'पहले' }, after: words });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'register'])(
  'the button leads to a page of the site or to an https address, never to %s',
  (button_link) => {
    expect(updateHeroSchema.safeParse({ ...parseEdit(), button_link }).success).toBe(false);
  },
);

test('if it is disabled, only staff see its texts', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, parseEdit({ is_active: 0 }));
  expect(await getHeroSection(ctx)).toMatchObject({ is_active: false, title: 'A Movement for a Healthier Nation' });
  expect(await findHeroForEditing(staff)).toMatchObject({ is_active: false, title: 'After' });
});

test('an edit without the visibility keeps it visible', async () => {
  await updateHero(await asAdmin(ctx), id, parseEdit({ is_active: undefined }));
  expect(await getHeroSection(ctx)).toMatchObject({ is_active: true, title: 'After' });
});

test('the second of two concurrent editors gets a conflict', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, parseEdit({ version: 1 }));
  await expect(updateHero(staff, id, parseEdit({ title: 'Third', version: 1 }))).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await findHeroForEditing(staff)).toMatchObject({ title: 'After', version: 2 });
});

test('a new picture replaces the old one, whose file is removed', async () => {
  const staff = await asAdmin(ctx);
  for (const name of ['one.png', 'two.png'])
    await uploadHeroImage(staff, id, {}, uploaded(await createPicture(), name));
  const files = await ctx.db.storedFile.findMany({ where: { kind: 'hero_image' }, orderBy: { created_at: 'asc' } });
  const { image_key } = await ctx.db.heroSection.findUniqueOrThrow({ where: { id } });
  expect(files.filter(({ attached_at }) => attached_at !== null).map(({ key }) => key)).toEqual([image_key]);
  expect((await getHeroSection(ctx)).hero_image_url).toContain(encodeURIComponent(image_key ?? ''));
});

test('a picture for a missing banner leaves no file', async () => {
  const staff = await asAdmin(ctx);
  const before = await ctx.db.storedFile.count();
  const upload = uploadHeroImage(staff, 999_999, {}, uploaded(await createPicture(), 'one.png'));
  await expect(upload).rejects.toMatchObject({ code: 'not_found', message: 'Hero section not found.' });
  expect(await ctx.db.storedFile.count()).toBe(before);
});

test('a missing, invalid or large picture is refused with the text of the specification', async () => {
  const staff = await asAdmin(ctx);
  await expect(uploadHeroImage(staff, id, {}, undefined)).rejects.toThrow('Please select an image first');
  const text = uploaded(new TextEncoder().encode('GIF89a not really'), 'one.png');
  await expect(uploadHeroImage(staff, id, {}, text)).rejects.toThrow(
    'Please select a valid image file (JPG, PNG, WEBP)',
  );
  const large = uploaded(padBytes(await createPicture(), 5 * 1024 * 1024 + 1), 'one.png');
  await expect(uploadHeroImage(staff, id, {}, large)).rejects.toThrow('Image size should be less than 5MB');
});
