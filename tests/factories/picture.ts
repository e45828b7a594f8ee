import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { UploadedFile } from '~/domain/content/uploaded-file.server';
import { nextNumber } from './unique';

interface PictureOptions {
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
  width?: number;
  height?: number;
  /** The same seed draws the same picture. */
  seed?: number;
}

/** A picture of coloured stripes, unlike every other one unless `seed` says so, with an EXIF comment that must not be kept. */
export async function picture({ format = 'png', width = 90, height = 160, seed }: PictureOptions = {}) {
  const drawn = seed ?? nextNumber();
  const stripes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 9 }, (_cell, column) => {
      const shade = (drawn * 7919 + row * 104_729 + column * 1_299_709 + row * column * drawn * 31) % 256;
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

/** The same picture followed by so many bytes that decoders ignore: a file of exactly `size` bytes. */
export function padded(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(size);
  file.set(bytes);
  return file;
}

/** A PNG whose compressed comments unfold into 50 MB each, as many as fit into `size` bytes. */
export async function commentBomb(size: number): Promise<Uint8Array> {
  const bytes = await picture();
  const text = Buffer.concat([Buffer.from('zTXtcomment\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
  const chunk = Buffer.alloc(text.length + 8);
  chunk.writeUInt32BE(text.length - 4, 0);
  text.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(text), chunk.length - 4);
  const header = 33;
  const comments = Array.from({ length: Math.floor((size - bytes.length) / chunk.length) }, () => chunk);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, header), ...comments, bytes.subarray(header)]));
}

/** Bytes as a form brings them. */
export function uploaded(bytes: Uint8Array, name: string): UploadedFile {
  return { name, size: bytes.byteLength, stream: () => Readable.from([bytes]) };
}
