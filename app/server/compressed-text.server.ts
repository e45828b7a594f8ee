import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type ContentEncoding, chooseContentEncoding } from '~/lib/accepted-encoding';
import { ReadCache } from '~/lib/read-cache';

/** Minimum size in bytes. A shorter body fits into one packet without compression. */
const MIN_COMPRESSED_LENGTH = 1024;

const compressedBodies = new ReadCache<Uint8Array>({ max: 100 });

/**
 * Longer texts are pages, which are different for each visitor, so their compressed bodies are not
 * cached.
 */
const MAX_CACHED_LENGTH = 16_384;

/**
 * Up to this size, compressing in this thread is faster than passing the text to another thread.
 */
const MAX_SYNC_LENGTH = 262_144;

/**
 * The window has 64 kB, because allocating a larger one takes longer than compressing. At this
 * quality level the home page fits into the first packets of a connection (14 kB), which saves a
 * slow network a round trip. Lower levels take less time, but need 10 % more bytes.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * Compresses a text in UTF-8 with the best encoding that the client accepts. Compressing the whole
 * text takes a third of the time of a stream. Short texts for clients without cookies are cached.
 */
export async function compressText(
  request: IncomingMessage,
  text: Buffer,
): Promise<{ encoding: ContentEncoding; body: Uint8Array }> {
  const encoding =
    text.length < MIN_COMPRESSED_LENGTH ? 'identity' : chooseContentEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return { encoding, body: text };
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || cookie !== undefined || text.length >= MAX_CACHED_LENGTH)
    return { encoding, body: await compressBody(encoding, text) };
  const key = `${encoding} ${text.toString('latin1')}`;
  return { encoding, body: await compressedBodies.read(key, () => compressBody(encoding, text)) };
}

async function compressBody(encoding: 'br' | 'gzip', text: Buffer): Promise<Uint8Array> {
  if (text.length < MAX_SYNC_LENGTH) return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
  return encoding === 'br' ? promisify(brotliCompress)(text, BROTLI) : promisify(gzip)(text);
}
