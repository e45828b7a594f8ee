import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from '~/lib/accepted-encoding';
import { lruCache } from '~/lib/caches';

/** Shorter bodies gain nothing: they and their headers are one packet either way. */
const WORTH_IT = 1024;

/** So many short texts are kept that visitors are answered. */
const KEPT = 100;
const kept = lruCache<Uint8Array>(KEPT);

/** Longer texts are compressed beside what else the process does. */
const SHORT = 16_384;

/** 64 kB are looked back over: what a larger window takes from the system and gives back costs more than the compressing. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * A whole text as a browser takes it, and the encoding. Compressed at once, which costs a third of a stream's work; a short one that a visitor
 * gets is remembered by its content; a long one is a page, which no two visitors get alike.
 */
export async function compressedText(
  request: IncomingMessage,
  text: string,
): Promise<{ encoding: Encoding; body: string | Uint8Array }> {
  const encoding = text.length < WORTH_IT ? 'identity' : encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return { encoding, body: text };
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || cookie !== undefined || text.length >= SHORT)
    return { encoding, body: await compressed(encoding, text) };
  return { encoding, body: await kept(`${encoding} ${text}`, () => compressed(encoding, text)) };
}

async function compressed(encoding: 'br' | 'gzip', text: string): Promise<Uint8Array> {
  if (text.length < SHORT) return encoding === 'br' ? brotliCompressSync(text, BROTLI) : gzipSync(text);
  return encoding === 'br' ? promisify(brotliCompress)(text, BROTLI) : promisify(gzip)(text);
}
