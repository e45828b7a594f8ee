import { beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { picture, uploaded } from '../../../tests/factories/picture';
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

const edit = (more: object = {}) =>
  updateHeroSchema.parse({ title: 'After', button_text: 'Come', member_count: '2 Crore +', is_active: 1, ...more });

test('what is saved is what the home page says, and both states are put down', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, edit({ subtitle: 'Every morning' }));
  expect(await getHeroSection(ctx)).toMatchObject({ title: 'After', subtitle: 'Every morning', hindi_title: 'पहले' });
  const entry = await ctx.db.auditEntry.findFirstOrThrow({ where: { action: 'hero.updated', subject_id: String(id) } });
  expect(entry).toMatchObject({ before: { title: 'Before' }, after: { title: 'After' } });
});

test('Hindi title, button link and trusted line are saved, and stay where an edit does not say them', async () => {
  const staff = await asAdmin(ctx);
  const words = { hindi_title: 'साथ', button_link: 'https://sangha.example/join', trusted_text: 'Loved by' };
  await updateHero(staff, id, edit(words));
  expect(await getHeroSection(ctx)).toMatchObject(words);
  await updateHero(staff, id, edit());
  expect(await getHeroSection(ctx)).toMatchObject(words);
  const [entry] = await ctx.db.auditEntry.findMany({ where: { action: 'hero.updated', subject_id: String(id) } });
  expect(entry).toMatchObject({ before: { hindi_title: 'पहले' }, after: words });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'register'])(
  'the button leads to a page of the site or over https, never to %s',
  (button_link) => {
    expect(updateHeroSchema.safeParse({ ...edit(), button_link }).success).toBe(false);
  },
);

test('switched off, its words are for the staff alone', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, edit({ is_active: 0 }));
  expect(await getHeroSection(ctx)).toMatchObject({ is_active: false, title: 'A Movement for a Healthier Nation' });
  expect(await findHeroForEditing(staff)).toMatchObject({ is_active: false, title: 'After' });
});

test('an edit that does not say whether it is shown leaves it shown', async () => {
  await updateHero(await asAdmin(ctx), id, edit({ is_active: undefined }));
  expect(await getHeroSection(ctx)).toMatchObject({ is_active: true, title: 'After' });
});

test('the second of two editors is told', async () => {
  const staff = await asAdmin(ctx);
  await updateHero(staff, id, edit({ version: 1 }));
  await expect(updateHero(staff, id, edit({ title: 'Third', version: 1 }))).rejects.toMatchObject({ code: 'conflict' });
  expect(await findHeroForEditing(staff)).toMatchObject({ title: 'After', version: 2 });
});

test('a new picture takes the place of the old one, whose file is given up', async () => {
  const staff = await asAdmin(ctx);
  for (const name of ['one.png', 'two.png']) await uploadHeroImage(staff, id, {}, uploaded(await picture(), name));
  const files = await ctx.db.storedFile.findMany({ where: { kind: 'hero_image' }, orderBy: { created_at: 'asc' } });
  const { image_key } = await ctx.db.heroSection.findUniqueOrThrow({ where: { id } });
  expect(files.filter(({ attached_at }) => attached_at !== null).map(({ key }) => key)).toEqual([image_key]);
  expect((await getHeroSection(ctx)).hero_image_url).toContain(encodeURIComponent(image_key ?? ''));
});

test('a picture of a banner that is not there leaves no file behind', async () => {
  const staff = await asAdmin(ctx);
  const before = await ctx.db.storedFile.count();
  const upload = uploadHeroImage(staff, 999_999, {}, uploaded(await picture(), 'one.png'));
  await expect(upload).rejects.toMatchObject({ code: 'not_found' });
  expect(await ctx.db.storedFile.count()).toBe(before);
});

test('no picture, or what is none, is refused in the specification’s words', async () => {
  const staff = await asAdmin(ctx);
  await expect(uploadHeroImage(staff, id, {}, undefined)).rejects.toThrow('Please select an image first');
  const text = uploaded(new TextEncoder().encode('GIF89a not really'), 'one.png');
  await expect(uploadHeroImage(staff, id, {}, text)).rejects.toThrow(
    'Please select a valid image file (JPG, PNG, WEBP)',
  );
});
