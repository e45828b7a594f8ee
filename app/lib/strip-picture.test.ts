import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commentBomb, padded, picture } from '../../tests/factories/picture';
import { stripPicture } from './strip-picture';

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

test.each(['png', 'jpeg', 'webp'] as const)('of a %s its pixels stay and nothing else', async (format) => {
  const sent = await sharp(await picture({ format }))
    .withMetadata()
    .toFormat(format)
    .withExif({ IFD0: { Artist: 'me' } })
    .toBuffer();
  const stripped = stripPicture(padded(sent, sent.length + 500));
  expect(stripped.length).toBeLessThan(sent.length);
  expect(await pixels(stripped)).toEqual(await pixels(sent));
  const { exif, icc, xmp } = await sharp(stripped).metadata();
  expect({ exif, icc, xmp }).toEqual({});
  expect(Buffer.from(stripped).includes('Exif')).toBe(false);
});

test('a JPEG on its side is still known to be, and one in passes is whole', async () => {
  const sent = await sharp(await picture())
    .withMetadata({ orientation: 6 })
    .jpeg({ progressive: true })
    .toBuffer();
  const stripped = stripPicture(sent);
  expect((await sharp(stripped).metadata()).orientation).toBe(6);
  expect(await pixels(stripped)).toEqual(await pixels(sent));
});

test('comments that unfold into gigabytes are gone', async () => {
  const bomb = await commentBomb(1_000_000);
  expect(bomb.length).toBeGreaterThan(900_000);
  const stripped = stripPicture(bomb);
  expect(stripped.length).toBeLessThan(20_000);
  expect((await sharp(stripped).metadata()).width).toBe(90);
});

test('what ends early or is no picture neither throws nor grows', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const whole = await picture({ format });
    for (let length = 0; length < whole.length; length += 7)
      expect(stripPicture(whole.slice(0, length)).length).toBeLessThanOrEqual(length);
  }
});
