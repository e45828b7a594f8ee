import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { getHeroSection } from '~/domain/content/hero.server';
import { createAdmin, createAdminToken } from '../factories/admin';
import { createPicture } from '../factories/picture';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

let address = '';
let heroId = 0;

beforeAll(async () => {
  const original = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#f6ae2d' } })
    .png()
    .toBuffer();
  const key = 'hero_image/morning.png';
  await ctx.files.put(key, original, 'image/png');
  const now = ctx.clock.now();
  await ctx.db.storedFile.create({
    data: {
      key,
      kind: 'hero_image',
      content_type: 'image/png',
      name: 'morning.png',
      bytes: original.byteLength,
      sha256: new Uint8Array(32),
      attached_at: now,
      created_at: now,
    },
  });
  const words = { title: 'T', hindi_title: 'त', subtitle: 'S', button_text: 'B', button_link: '/register' };
  const hero = await ctx.db.heroSection.create({
    data: { ...words, trusted_text: 'Trusted by', member_count: '1', image_key: key },
  });
  heroId = hero.id;
  address = (await getHeroSection(ctx.as({ kind: 'visitor' }))).hero_image_url ?? '';
});

test.each([
  ['&width=480&format=avif', 'image/avif'],
  ['&width=960&format=webp', 'image/webp'],
  ['', 'image/jpeg'],
])('the uploaded picture is available in sizes for each screen: %s', async (size, type) => {
  const answer = await request('GET', `${address}${size}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe(type);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a client of another site gets an absolute address', async () => {
  const { body } = await request('GET', '/api/hero-section');
  expect(body).toMatchObject({ hero_section: { hero_image_url: `${ctx.publicUrl}${address}` } });
});

test('the home page offers all formats and falls back to JPEG', async () => {
  const { text } = await request('GET', '/');
  for (const format of ['avif', 'webp']) {
    for (const width of [480, 960, 1600]) expect(text).toContain(`&amp;width=${width}&amp;format=${format} ${width}w`);
  }
  expect(text).toContain(`src="${address}"`);
});

test.each([
  ['a width that is not offered', () => `${address}&width=481`],
  ['a format that is not offered', () => `${address}&format=gif`],
  ['another hero', () => `/hero-image/${heroId + 1}?v=x`],
  ['no number', () => '/hero-image/abc?v=x'],
])('%s is a 404', async (_, path) => {
  expect((await request('GET', path())).status).toBe(404);
});

test('staff change the texts and the picture by API', async () => {
  const token = await createAdminToken(ctx, await createAdmin(ctx, ['manage_resources']));
  const path = `/api/admin/hero-sections/${heroId}`;
  const json = { title: 'Rise', subtitle: 'At six.', button_text: 'Join', member_count: '1.24 Crore +', is_active: 1 };
  const saved = { status: 200, body: { success: true, message: expect.any(String) } };
  expect(await request('PUT', path, { token, json })).toMatchObject(saved);
  const multipart = { title: 'Wake', member_count: '9', hero_image: new Blob([await createPicture()]) };
  expect(await request('POST', `${path}/upload`, { token, multipart })).toMatchObject(saved);
  const { body } = await request('GET', '/api/hero-section');
  expect(body).toMatchObject({ hero_section: { title: 'Wake', subtitle: 'At six.', member_count: '9' } });
});
