import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createCommentBomb, padBytes, createPicture, uploaded } from '../../../tests/factories/picture';
import { testContext } from '../../../tests/setup/context';
import { FILE_RULES } from './policy';
import { attachFile, releaseFile, storeFile } from './store-file.server';
import { sweepOrphanFiles } from './sweep-orphan-files.server';

const ctx = await testContext();

const createScreenshot = (bytes: Uint8Array, name = 'C:\\photos\\pay\u0007ment.jpeg') =>
  ({ kind: 'donation_screenshot', field: 'screenshot', file: uploaded(bytes, name) }) as const;

const attach = ({ key }: { key: string }) => ctx.db.$transaction((tx) => attachFile(ctx, tx, key)).then(() => key);

async function listKeysOnDisk(): Promise<string[]> {
  const folder = path.join(ctx.app.config.dataDir, 'files');
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map((one) => path.relative(folder, path.join(one.parentPath, one.name)));
}

test('a picture is stored without metadata, under a random name, once it is attached to its owner', async () => {
  const sent = await createPicture();
  const key = await storeFile(ctx, createScreenshot(sent), attach);
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

test('a picture that was not attached leaves neither a row nor a file', async () => {
  const before = await listKeysOnDisk();
  await storeFile(ctx, createScreenshot(await createPicture()), async () => undefined);
  const failing = storeFile(ctx, createScreenshot(await createPicture()), () =>
    Promise.reject(new Error('no donation')),
  );
  await expect(failing).rejects.toThrow('no donation');
  const refusing = { ...ctx, files: { ...ctx.files, put: () => Promise.reject(new Error('disk full')) } };
  await expect(storeFile(refusing, createScreenshot(await createPicture()), attach)).rejects.toMatchObject({
    code: 'upstream_failed',
    message: 'Files cannot be stored just now. Please try again in a moment.',
  });
  expect(await listKeysOnDisk()).toEqual(before);
  expect(await ctx.db.storedFile.count({ where: { attached_at: null } })).toBe(0);
});

test('the type of a file is read from its bytes, not from its name or declared type', async () => {
  const wrong = {
    code: 'unsupported_type',
    fieldErrors: { screenshot: ['Please upload only JPG, JPEG, or PNG files'] },
  };
  const gif = await createPicture({ format: 'gif' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [gif, svg, new Uint8Array()]) {
    await expect(storeFile(ctx, createScreenshot(bytes, 'payment.png'), attach)).rejects.toMatchObject(wrong);
  }
  const pdf = { kind: 'diet_plan_pdf', field: 'media_url', file: uploaded(gif, 'plan.pdf') } as const;
  await expect(storeFile(ctx, pdf, attach)).rejects.toMatchObject({ message: 'Please upload a PDF file' });
});

test.each([
  ['WEBP', async () => createPicture({ format: 'webp' })],
  ['HEIC', async () => createPhonePicture('heic')],
  ['AVIF', async () => createPhonePicture('avif')],
])('a %s picture is refused with its name and advice', async (type, bytes) => {
  await expect(storeFile(ctx, createScreenshot(await bytes(), 'payment.jpg'), attach)).rejects.toMatchObject({
    message: `This picture is a ${type} file. Please upload only JPG, JPEG, or PNG files. A screenshot of it works too.`,
  });
});

/**
 * Returns the first bytes of an image in an ISO base media (HEIF) container, the format in which
 * phones save photos.
 */
function createPhonePicture(brand: string): Uint8Array {
  return Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
}

test.each(['jpeg', 'png'] as const)('a truncated %s is reported as damaged', async (format) => {
  const broken = (await createPicture({ format })).slice(0, 200);
  await expect(storeFile(ctx, createScreenshot(broken), attach)).rejects.toMatchObject({
    code: 'unsupported_type',
    message: expect.stringContaining('damaged'),
  });
});

test('a PDF can begin with line breaks', async () => {
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
  const stored = await ctx.files.get(await storeFile(ctx, createScreenshot(bytes), attach));
  const { width, height } = await sharp(stored).metadata();
  expect({ width, height }).toEqual(kept);
});

test('5 MB are accepted, and one byte more is refused', async () => {
  const { maxBytes } = FILE_RULES.donation_screenshot;
  const jpeg = await createPicture({ format: 'jpeg' });
  await storeFile(ctx, createScreenshot(padBytes(jpeg, maxBytes)), attach);
  await expect(storeFile(ctx, createScreenshot(padBytes(jpeg, maxBytes + 1)), attach)).rejects.toMatchObject({
    code: 'too_large',
    message: 'File size should be less than 5MB',
  });
});

test('a small file that decodes to too many pixels is not decoded', async () => {
  const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(storeFile(ctx, createScreenshot(bomb), attach)).rejects.toMatchObject({ code: 'too_large' });
});

test('a picture whose comments decompress to gigabytes is refused, and the next one is stored', async () => {
  const bomb = await createCommentBomb(FILE_RULES.donation_screenshot.maxBytes);
  const before = process.memoryUsage.rss();
  const [bombed, honest] = await Promise.allSettled(
    [bomb, await createPicture()].map((bytes) => storeFile(ctx, createScreenshot(bytes), attach)),
  );
  expect(bombed).toMatchObject({ status: 'rejected', reason: { code: 'unsupported_type' } });
  expect(honest?.status).toBe('fulfilled');
  expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
});

test('more pictures than can be decoded in time are refused and not queued', async () => {
  const sent = await createPicture();
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, () => storeFile(ctx, createScreenshot(sent), attach)),
  );
  const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(30);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  await storeFile(ctx, createScreenshot(sent), attach);
});

test('a progressive picture has a lower pixel limit, because it is decoded as a whole', async () => {
  const createLargeImage = () => sharp({ create: { width: 7000, height: 2000, channels: 3, background: '#fff' } });
  const [inPasses, interlaced, inRows] = [
    await createLargeImage().jpeg({ progressive: true }).toBuffer(),
    await createLargeImage().png({ progressive: true }).toBuffer(),
    await createLargeImage().jpeg().toBuffer(),
  ];
  for (const bytes of [inPasses, interlaced])
    await expect(storeFile(ctx, createScreenshot(bytes), attach)).rejects.toMatchObject({
      code: 'too_large',
      message: 'Please choose an image of at most 13 megapixels',
    });
  await storeFile(ctx, createScreenshot(inRows), attach);
});

test('the sweep removes files without an owner after an hour, and nothing else', async () => {
  const [kept, released] = [
    await storeFile(ctx, createScreenshot(await createPicture()), attach),
    await storeFile(ctx, createScreenshot(await createPicture()), attach),
  ];
  await releaseFile(ctx.db, released);
  await sweepOrphanFiles(ctx);
  expect(await listKeysOnDisk()).toContain(released);
  ctx.clock.advance(3601);
  expect(await sweepOrphanFiles(ctx)).toBe(1);
  expect(await listKeysOnDisk()).not.toContain(released);
  expect(await listKeysOnDisk()).toContain(kept);
});

test('a file that waited too long for its owner is no longer attached', async () => {
  const late = storeFile(ctx, createScreenshot(await createPicture()), (file) => {
    ctx.clock.advance(1801);
    return attach(file);
  });
  await expect(late).rejects.toMatchObject({ code: 'not_found' });
});
