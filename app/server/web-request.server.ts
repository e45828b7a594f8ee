import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import { compressText } from './compressed-text.server';

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
