import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commentBomb, padded, picture, uploaded } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { FILE_RULES } from './policy';
import { attachFile, releaseFile, storeFile } from './store-file.server';
import { sweepOrphanFiles } from './sweep-orphan-files.server';

const ctx = await testContext();

const screenshot = (bytes: Uint8Array, name = 'C:\\photos\\pay\u0007ment.jpeg') =>
  ({ kind: 'donation_screenshot', field: 'screenshot', file: uploaded(bytes, name) }) as const;

const attach = ({ key }: { key: string }) => ctx.db.$transaction((tx) => attachFile(ctx, tx, key)).then(() => key);

async function keysOnDisk(): Promise<string[]> {
  const folder = path.join(ctx.app.config.dataDir, 'files');
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map((one) => path.relative(folder, path.join(one.parentPath, one.name)));
}

test('a picture is kept without its metadata, under a name of its own, once its owner has it', async () => {
  const sent = await picture();
  const key = await storeFile(ctx, screenshot(sent), attach);
  const stored = await ctx.files.get(key);
  const { exif, format, width } = await sharp(stored).metadata();
  expect({ exif, format, width }).toEqual({ exif: undefined, format: 'png', width: 90 });
  expect(await ctx.db.storedFile.findUniqueOrThrow({ where: { key } })).toMatchObject({
    name: 'payment.png',
    content_type: 'image/png',
    bytes: stored.byteLength,
    attached_at: ctx.clock.now(),
  });
});

test('what its owner did not take, or could not, leaves neither a row nor bytes', async () => {
  const before = await keysOnDisk();
  await storeFile(ctx, screenshot(await picture()), async () => undefined);
  const failing = storeFile(ctx, screenshot(await picture()), () => Promise.reject(new Error('no donation')));
  await expect(failing).rejects.toThrow('no donation');
  const refusing = { ...ctx, files: { ...ctx.files, put: () => Promise.reject(new Error('disk full')) } };
  await expect(storeFile(refusing, screenshot(await picture()), attach)).rejects.toMatchObject({
    code: 'upstream_failed',
    message: 'Files cannot be stored just now. Please try again in a moment.',
  });
  expect(await keysOnDisk()).toEqual(before);
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(0);
});

test('a file is what its bytes say: a name or a wrong kind does not help', async () => {
  const wrong = {
    code: 'unsupported_type',
    fieldErrors: { screenshot: ['Please upload only JPG, JPEG, or PNG files'] },
  };
  const gif = await picture({ format: 'gif' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [gif, svg, new Uint8Array()]) {
    await expect(storeFile(ctx, screenshot(bytes, 'payment.png'), attach)).rejects.toMatchObject(wrong);
  }
  const pdf = { kind: 'diet_plan_pdf', field: 'media_url', file: uploaded(gif, 'plan.pdf') } as const;
  await expect(storeFile(ctx, pdf, attach)).rejects.toMatchObject({ message: 'Please upload a PDF file' });
});

test.each([
  ['WEBP', async () => picture({ format: 'webp' })],
  ['HEIC', async () => phonePicture('heic')],
  ['AVIF', async () => phonePicture('avif')],
])('a %s picture is refused by its name, with what to do', async (type, bytes) => {
  await expect(storeFile(ctx, screenshot(await bytes(), 'payment.jpg'), attach)).rejects.toMatchObject({
    message: `This picture is a ${type} file. Please upload only JPG, JPEG, or PNG files. A screenshot of it works too.`,
  });
});

/**
 * Returns the first bytes of an image in an ISO base media (HEIF) container, the format in which
 * phones save photos.
 */
function phonePicture(brand: string): Uint8Array {
  return Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
}

test.each(['jpeg', 'png'] as const)('a %s that is cut off is called damaged', async (format) => {
  const broken = (await picture({ format })).slice(0, 200);
  await expect(storeFile(ctx, screenshot(broken), attach)).rejects.toMatchObject({
    code: 'unsupported_type',
    message: expect.stringContaining('damaged'),
  });
});

test('a PDF may begin with line breaks', async () => {
  const file = uploaded(Buffer.from('\r\n%PDF-1.4\n%%EOF'), 'plan.pdf');
  const key = await storeFile(ctx, { kind: 'diet_plan_pdf', field: 'media_url', file }, attach);
  expect(key).toMatch(/\.pdf$/);
});

test.each([
  ['a capture of three screens', { width: 1080, height: 7200 }, { width: 1080, height: 7200 }],
  ['a capture of ten screens', { width: 1080, height: 24_000 }, { width: 848, height: 18_844 }],
  ['a photo', { width: 4000, height: 3000 }, { width: 2400, height: 1800 }],
])('%s stays readable', async (_name, sent, kept) => {
  const bytes = await sharp({ create: { ...sent, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const stored = await ctx.files.get(await storeFile(ctx, screenshot(bytes), attach));
  const { width, height } = await sharp(stored).metadata();
  expect({ width, height }).toEqual(kept);
});

test('exactly 5 MB is taken, one byte more is not', async () => {
  const { maxBytes } = FILE_RULES.donation_screenshot;
  const jpeg = await picture({ format: 'jpeg' });
  await storeFile(ctx, screenshot(padded(jpeg, maxBytes)), attach);
  await expect(storeFile(ctx, screenshot(padded(jpeg, maxBytes + 1)), attach)).rejects.toMatchObject({
    code: 'too_large',
    message: 'File size should be less than 5MB',
  });
});

test('a small file that unfolds into too many pixels is not decoded', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(storeFile(ctx, screenshot(bomb), attach)).rejects.toMatchObject({ code: 'too_large' });
});

test('a picture whose comments unfold into gigabytes is refused, and the one behind it is stored', async () => {
  const bomb = await commentBomb(FILE_RULES.donation_screenshot.maxBytes);
  const before = process.memoryUsage.rss();
  const [bombed, honest] = await Promise.allSettled(
    [bomb, await picture()].map((bytes) => storeFile(ctx, screenshot(bytes), attach)),
  );
  expect(bombed).toMatchObject({ status: 'rejected', reason: { code: 'too_large' } });
  expect(honest?.status).toBe('fulfilled');
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});

test('more pictures than can be read in good time are refused rather than queued', async () => {
  const sent = await picture();
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => storeFile(ctx, screenshot(sent), attach)));
  const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  await storeFile(ctx, screenshot(sent), attach);
});

test('a picture that comes in passes, held whole while it is decoded, may have fewer pixels than one that comes row by row', async () => {
  const large = () => sharp({ create: { width: 7000, height: 2000, channels: 3, background: '#fff' } });
  const [inPasses, interlaced, inRows] = [
    await large().jpeg({ progressive: true }).toBuffer(),
    await large().png({ progressive: true }).toBuffer(),
    await large().jpeg().toBuffer(),
  ];
  for (const bytes of [inPasses, interlaced])
    await expect(storeFile(ctx, screenshot(bytes), attach)).rejects.toMatchObject({
      code: 'too_large',
      message: 'Please choose an image of at most 13 megapixels',
    });
  await storeFile(ctx, screenshot(inRows), attach);
});

test('the sweep removes what lost its owner or never had one, after an hour, and nothing else', async () => {
  const [kept, released] = [
    await storeFile(ctx, screenshot(await picture()), attach),
    await storeFile(ctx, screenshot(await picture()), attach),
  ];
  await releaseFile(ctx.db, released);
  await sweepOrphanFiles(ctx);
  expect(await keysOnDisk()).toContain(released);
  ctx.clock.advance(3601);
  expect(await sweepOrphanFiles(ctx)).toBe(1);
  expect(await keysOnDisk()).not.toContain(released);
  expect(await keysOnDisk()).toContain(kept);
});

test('a file that waited for its owner too long is not attached any more', async () => {
  const late = storeFile(ctx, screenshot(await picture()), (file) => {
    ctx.clock.advance(1801);
    return attach(file);
  });
  await expect(late).rejects.toMatchObject({ code: 'not_found' });
});
