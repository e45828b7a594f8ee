import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPicture } from '../../tests/factories/picture';
import { createSharpImageProcessor } from './sharp-images.server';

const HOW = { maxWidth: 1600, maxPixels: 4_000_000, encodeAs: 'image/png' } as const;
const TOO_COSTLY = { code: 'too_large', message: 'This image takes too long to read. Please choose a smaller one.' };

/** Returns an image that must be decoded completely in memory to be rotated. */
const createLargeImage = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Returns the process ids of the image processes that this test has started. */
function listImageProcesses(): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('picture-program'))
    .map(([pid]) => Number(pid));
}

/** Starts processing an image, and then damages the process that is working on it. */
async function damageWhileReading(
  images: ReturnType<typeof createSharpImageProcessor>,
  harm: (pid: number) => void,
): Promise<unknown> {
  const before = listImageProcesses();
  const bytes = await createPicture();
  const reading = images.reencode(async () => bytes, HOW).catch((error: unknown) => error);
  const listStartedProcesses = () => listImageProcesses().filter((pid) => !before.includes(pid));
  await expect.poll(listStartedProcesses, { interval: 5 }).toHaveLength(1);
  harm(listStartedProcesses()[0] ?? 0);
  return reading;
}

async function expectServed(images: ReturnType<typeof createSharpImageProcessor>): Promise<void> {
  const honest = await createPicture();
  expect(await images.reencode(async () => honest, HOW)).toMatchObject({ contentType: 'image/png', width: 90 });
}

test('a picture that takes too long stops only its own process', async () => {
  const images = createSharpImageProcessor({ maxMs: 6_000 });
  const slow = damageWhileReading(images, (pid) => process.kill(pid, 'SIGSTOP'));
  expect(await slow).toMatchObject(TOO_COSTLY);
  await expectServed(images);
});

test('a picture that needs too much memory ends only its process, and the waiting pictures are served', async () => {
  const images = createSharpImageProcessor({ maxResidentBytes: 170_000_000 });
  const bytes = await createLargeImage();
  const held = images
    .reencode(async () => bytes, { maxWidth: 6000, maxPixels: 40_000_000, encodeAs: 'image/png' })
    .catch((error: unknown) => error);
  const behind = Promise.all([expectServed(images), expectServed(images)]);
  expect(await held).toMatchObject(TOO_COSTLY);
  await behind;
});

test('a killed image process is replaced, and its picture is read again', async () => {
  const images = createSharpImageProcessor();
  const killed = damageWhileReading(images, (pid) => process.kill(pid, 'SIGKILL'));
  expect(await killed).toMatchObject({ contentType: 'image/png', width: 90 });
});

test('a picture whose process is killed each time is refused, and the next one is served', async () => {
  const images = createSharpImageProcessor();
  const others = listImageProcesses();
  const state = { isRead: false };
  const bytes = await createPicture();
  const read = images.reencode(async () => bytes, HOW).catch((error: unknown) => error);
  void read.then(() => (state.isRead = true));
  while (!state.isRead) {
    for (const one of listImageProcesses()) if (!others.includes(one)) process.kill(one, 'SIGKILL');
    await delay(5);
  }
  expect(await read).toMatchObject(TOO_COSTLY);
  await expectServed(images);
});

test('pictures of the product do not wait for uploaded pictures', async () => {
  const images = createSharpImageProcessor();
  let stopped = 0;
  const slow = damageWhileReading(images, (pid) => process.kill((stopped = pid), 'SIGSTOP'));
  let isRead = false;
  void slow.then(() => (isRead = true));
  await expect.poll(() => stopped).toBeGreaterThan(0);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="9" height="9"/></svg>';
  expect(await sharp(await images.drawn(svg)).metadata()).toMatchObject({ format: 'png', width: 20 });
  expect(isRead).toBe(false);
  await expect(images.drawn('<svg')).rejects.toThrow('cannot be read');
  process.kill(stopped, 'SIGCONT');
  await slow;
});

/**
 * Returns an image with a GPS location, an owner, XMP data, a colour profile and text after the end
 * of the image.
 */
async function createPhotograph(format: 'jpeg' | 'png' | 'webp'): Promise<Uint8Array> {
  const place = { GPSLatitude: '19/1 4/1 34/1', GPSLatitudeRef: 'N' };
  const bytes = await sharp(await createPicture({ format }))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Asha at home' }, IFD3: place })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>Asha at home</home></x:xmpmeta>')
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(Buffer.concat([bytes, Buffer.from('Asha at home')]));
}

const ENCODINGS = ['image/jpeg', 'image/png', 'image/webp'] as const;

test.each(['jpeg', 'png', 'webp'] as const)('a %s loses its place, its owner and its rotation', async (format) => {
  const sent = await createPhotograph(format);
  expect(await sharp(sent).metadata()).toMatchObject({ width: 90, height: 160, orientation: 6 });
  expect(Buffer.from(sent).includes('Asha')).toBe(true);
  const images = createSharpImageProcessor();
  for (const encodeAs of ENCODINGS) {
    const stored = await images.reencode(async () => sent, { ...HOW, encodeAs });
    if (typeof stored !== 'object' || !('bytes' in stored)) throw new Error('the picture was refused');
    const { exif, xmp, icc, orientation, width, height } = await sharp(stored.bytes).metadata();
    expect({ exif, xmp, icc, orientation, width, height }).toEqual({ width: 160, height: 90 });
    expect(Buffer.from(stored.bytes).includes('Asha')).toBe(false);
  }
});
