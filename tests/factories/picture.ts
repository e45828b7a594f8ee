import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { UploadedFile } from '~/domain/content/uploaded-file.server';
import { getNextNumber } from './unique';

interface PictureOptions {
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  width?: number;
  height?: number;
  /** Seed of the colours. The same seed creates the same picture. */
  seed?: number;
}

/**
 * Creates a picture with coloured stripes. Each picture is different unless `seed` is given. It
 * contains EXIF data, which the application must not store.
 */
export async function createPicture({ format = 'png', width = 90, height = 160, seed }: PictureOptions = {}) {
  const drawn = seed ?? getNextNumber();
  const stripes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 9 }, (_cell, column) => {
      const shade = getShade(drawn, row * 9 + column);
      return `<rect x="${column * 10}" y="${row * 20}" width="10" height="20" fill="rgb(${shade} ${shade} ${shade})"/>`;
    }).join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 160" width="${width}" height="${height}">${stripes.join('')}</svg>`;
  const bytes = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .withExif({ IFD0: { ImageDescription: 'taken at home' } })
    .toFormat(format)
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Returns a grey value that depends on all bits of the seed, so that pictures differ. */
function getShade(seed: number, cell: number): number {
  let mixed = Math.imul(seed ^ Math.imul(cell + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & 255;
}

/** Pads an image to exactly `size` bytes with data that image decoders ignore. */
export function padBytes(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(size);
  file.set(bytes);
  return file;
}

/**
 * Returns a PNG with as many compressed comments as fit into `size` bytes. Each comment is 50 MB
 * when decompressed.
 */
export async function createCommentBomb(size: number): Promise<Uint8Array> {
  const bytes = await createPicture();
  const chunk = createPngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]),
  );
  const header = 33;
  const comments = Array.from({ length: Math.floor((size - bytes.length) / chunk.length) }, () => chunk);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, header), ...comments, bytes.subarray(header)]));
}

/** Returns a PNG of a few bytes whose header declares the given width and height. */
export function createHugePng(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const chunks = [
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    createPngChunk('IEND'),
  ];
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]));
}

/**
 * Returns a progressive JPEG in which the last scan of the whole image is repeated until the file
 * has `size` bytes.
 */
export async function createScanBomb(size: number): Promise<Uint8Array> {
  const plain = sharp({ create: { width: 3600, height: 3600, channels: 3, background: '#456' } });
  const jpeg = await plain.jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from('ffda', 'hex')), jpeg.length - 2);
  const times = Math.floor((size - jpeg.length) / scan.length);
  const scans = Array.from({ length: times }, () => scan);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, -2), ...scans, jpeg.subarray(-2)]));
}

/**
 * Returns a PDF of `size` bytes in which each cross-reference table refers to itself as the
 * previous table.
 */
export function createLoopingPdf(size: number): Uint8Array {
  const loop = 'xref\n0 1\n0000000000 65535 f \ntrailer << /Size 1 /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF\n';
  const body = '1 0 obj << /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >> endobj\n';
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${loop}${body}${loop}`.padEnd(size)));
}

function createPngChunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(kind, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

export function uploaded(bytes: Uint8Array, name: string): UploadedFile {
  return { name, size: bytes.byteLength, stream: () => Readable.from([bytes]) };
}
