import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
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
 * Converts Node's request to a Web `Request` whose body is a stream. `readRequestLine` must have
 * validated the host and the path.
 */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET' } = request;
  const body = hasBody(method) ? { body: createReadableStreamFromReadable(request), duplex: 'half' as const } : {};
  return new Request(buildUrl(request), { method, headers: toHeaders(request), ...body });
}

/** Converts Node's request to a Web `Request` without its body, which stays unread. */
export function toWebRequestHead(request: IncomingMessage): Request {
  return new Request(buildUrl(request), { method: request.method ?? 'GET', headers: toHeaders(request) });
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function buildUrl({ headers, url }: IncomingMessage): string {
  return `http://${headers.host}${url}`;
}

function toHeaders({ headers: sent }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

/**
 * Writes a Web `Response` to Node's `ServerResponse`. Text is buffered and compressed, and all
 * other content is streamed.
 */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const type = String(response.getHeader('Content-Type') ?? '');
  // Add the charset, as Express does, so that all JSON responses have the same header.
  if (type === 'application/json') response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const isText = /^(?:text|application\/json)/.test(type);
  if (isText && !/accept-encoding/i.test(String(response.getHeader('Vary') ?? '')))
    response.appendHeader('Vary', 'Accept-Encoding');
  if (response.req.method === 'HEAD') response.end();
  else if (isText) await sendText(Buffer.from(await answer.arrayBuffer()), response);
  else if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}

async function sendText(text: Buffer, response: ServerResponse): Promise<void> {
  if (response.hasHeader('Content-Encoding')) return void response.end(text);
  const { encoding, body } = await compressText(response.req, text);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(body);
}

/**
 * Compresses a text in UTF-8 with the best encoding that the client accepts. Compressing the whole
 * text takes a third of the time of a stream. Short texts for clients without cookies are cached.
 */
async function compressText(
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
