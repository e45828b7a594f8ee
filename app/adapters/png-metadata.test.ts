import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPicture } from '../../tests/factories/picture';
import { hasHugeMetadata } from './png-metadata';
import { createSharpImageProcessor } from './sharp-images.server';

const HOW = { maxWidth: 1600, maxPixels: 4_000_000, encodeAs: 'image/png' } as const;

function createChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

/** Returns a PNG image with these chunks after its header. */
async function createPng(chunks: Buffer[]): Promise<Buffer> {
  const png = await sharp(await createPicture())
    .png()
    .toBuffer();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

const folded = deflateSync(Buffer.alloc(7_900_000), { level: 9 });
const zeros = (type: 'zTXt' | 'iTXt' | 'iCCP') =>
  createChunk(type, Buffer.concat([Buffer.from(type === 'iTXt' ? 'Note\0\x01\0en\0Note\0' : 'Note\0\0'), folded]));

test.each(['zTXt', 'iTXt', 'iCCP'] as const)('huge metadata in %s is found', async (type) => {
  expect(hasHugeMetadata(await createPng([zeros(type)]))).toBe(true);
  const small = createChunk('zTXt', Buffer.concat([Buffer.from('Note\0\0'), deflateSync(Buffer.from('a text'))]));
  expect(hasHugeMetadata(await createPng([small]))).toBe(false);
  expect(hasHugeMetadata(await createPng(Array.from({ length: 1001 }, () => small)))).toBe(true);
  expect(hasHugeMetadata(await createPng([createChunk('zTXt', Buffer.from('no end'))]))).toBe(false);
});

test('truncated texts and texts with a wrong checksum are decompressed only once', async () => {
  const whole = deflateSync(Buffer.alloc(4_000_000), { level: 9 }).subarray(0, -4);
  for (const data of [whole, Buffer.concat([whole, Buffer.alloc(4)])]) {
    const damaged = createChunk('zTXt', Buffer.concat([Buffer.from('Note\0\0'), data]));
    expect(hasHugeMetadata(await createPng(Array.from({ length: 10 }, () => damaged)))).toBe(true);
  }
});

test('a PNG with texts that decompress to 3 GB is refused immediately', async () => {
  const images = createSharpImageProcessor();
  const honest = await createPicture();
  await images.reencode(async () => honest, HOW);
  const bomb = await createPng(Array.from({ length: 380 }, () => zeros('zTXt')));
  expect(bomb.length).toBeLessThan(3_200_000);
  const startedAt = performance.now();
  const [refused, next] = await Promise.all([
    images.reencode(async () => bomb, HOW),
    images.reencode(async () => honest, HOW),
  ]);
  expect(refused).toBe('unreadable');
  expect(next).toMatchObject({ contentType: 'image/png' });
  // It takes less than a second on an idle machine. Decompressing all texts takes half a minute.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
