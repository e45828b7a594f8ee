import { inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Maximum size of all compressed metadata of an image, such as texts and the colour profile. */
const MAX_UNFOLDED_BYTES = 4 * 1024 * 1024;

/** Maximum number of chunks with compressed metadata. libpng ignores more than 1000. */
const MAX_COMPRESSED_CHUNKS = 1000;

/** Deflate cannot compress by more than this factor. */
const MAX_RATIO = 1032;

/**
 * Returns true if the compressed metadata of a PNG file is larger than any real image needs. libpng
 * decompresses it before the first pixel, which can take half a minute for a file of 3 MB.
 */
export function hasHugeMetadata(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let [left, chunks] = [MAX_UNFOLDED_BYTES, 0];
  for (let at = SIGNATURE.length; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const compressed = findCompressed(type, file.subarray(at + 8, at + 8 + length));
    if (compressed) {
      chunks += 1;
      left -= measureUnfolded(compressed, left);
      if (left < 0 || chunks > MAX_COMPRESSED_CHUNKS) return true;
    }
    at += 12 + length;
  }
  return false;
}

/** Returns the compressed part of a chunk with metadata, or null for other chunks. */
function findCompressed(type: string, data: Buffer): Buffer | null {
  const afterKeyword = data.indexOf(0) + 1;
  // The byte after the keyword of zTXt and iCCP is the compression method.
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(afterKeyword + 1);
  if (type !== 'iTXt' || data[afterKeyword] !== 1) return null;
  const afterLanguage = data.indexOf(0, afterKeyword + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

/**
 * Returns the decompressed size, or a larger number than `maxBytes` if it exceeds this size. For
 * damaged data, which also takes time to decompress, returns the largest possible size.
 */
function measureUnfolded(compressed: Buffer, maxBytes: number): number {
  try {
    return inflateSync(compressed, { maxOutputLength: maxBytes + 1 }).length;
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? maxBytes + 1 : compressed.length * MAX_RATIO;
  }
}
