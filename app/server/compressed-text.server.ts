import type { IncomingMessage } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from '~/lib/accepted-encoding';

/** Shorter bodies gain nothing: they and their headers are one packet either way. */
const WORTH_IT = 1024;

/** What everybody is answered alike, at most so many texts of at most so many characters. */
const KEPT = 100;
const KEPT_LENGTH = 50_000;
const kept = new Map<string, Uint8Array>();

const COMPRESS: Record<Exclude<Encoding, 'identity'>, (text: string) => Uint8Array> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => gzipSync(text),
};

/**
 * A whole text as a browser takes it, and the encoding. It is compressed at once, which for a text of this size costs a third of a stream's
 * work; one that a visitor gets is remembered by its content.
 */
export function compressedText(
  request: IncomingMessage,
  text: string,
): { encoding: Encoding; body: string | Uint8Array } {
  const encoding = text.length < WORTH_IT ? 'identity' : encodingFor(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return { encoding, body: text };
  const { authorization, cookie } = request.headers;
  if (authorization !== undefined || cookie !== undefined || text.length > KEPT_LENGTH)
    return { encoding, body: COMPRESS[encoding](text) };
  const key = `${encoding} ${text}`;
  const body = kept.get(key) ?? COMPRESS[encoding](text);
  kept.delete(key);
  kept.set(key, body);
  const oldest = kept.keys().next();
  if (kept.size > KEPT && !oldest.done) kept.delete(oldest.value);
  return { encoding, body };
}
