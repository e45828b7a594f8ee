import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from '~/lib/accepted-encoding';
import { ReadCache } from '~/lib/read-cache';

/** Bytes. A shorter body and its headers are one packet either way. */
const WORTH_IT = 1024;

const compressedBodies = new ReadCache<Uint8Array>({ max: 100 });

/** A longer text is a page, which differs for each visitor. */
const SHORT = 16_384;

/** Up to here handing a text to another thread and back costs more than compressing it. */
const AT_ONCE = 262_144;

/**
 * A window of 64 kB: the memory of a larger one costs more time than the compressing. One step more
 * of quality takes twice the time for a thirtieth of the bytes.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * A text as a browser takes it, and the encoding. Compressed whole, at a third of a stream's cost.
 * Short ones for visitors are cached.
 */
export async function compressedText(
  request: IncomingMessage,
  text: string,
): Promise<{ encoding: Encoding; body: Uint8Array }> {
  const encoding = text.length < WORTH_IT ? 'identity' : encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return { encoding, body: Buffer.from(text) };
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || cookie !== undefined || text.length >= SHORT)
    return { encoding, body: await compressed(encoding, text) };
  return { encoding, body: await compressedBodies.read(`${encoding} ${text}`, () => compressed(encoding, text)) };
}

async function compressed(encoding: 'br' | 'gzip', text: string): Promise<Uint8Array> {
  if (text.length < AT_ONCE) return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
  return encoding === 'br' ? promisify(brotliCompress)(text, BROTLI) : promisify(gzip)(text);
}
