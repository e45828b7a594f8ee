import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import { compressedText } from './compressed-text.server';

/** A request of Node's as the web's, its body a stream. Needs host and path, see request-line. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers: sent, url } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: createReadableStreamFromReadable(request), duplex: 'half' as const } : {};
  return new Request(`http://${sent.host}${url}`, { method, headers, ...body });
}

/** Sends an answer of the web's through Node's; text whole and compressed, all else as it comes. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const type = answer.headers.get('Content-Type') ?? '';
  // As Express says it.
  if (type === 'application/json') response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const isText = /^(?:text|application\/json)/.test(type);
  if (isText && !/accept-encoding/i.test(answer.headers.get('Vary') ?? ''))
    response.appendHeader('Vary', 'Accept-Encoding');
  if (response.req.method === 'HEAD') response.end();
  else if (isText && answer.headers.has('Content-Encoding')) response.end(Buffer.from(await answer.arrayBuffer()));
  else if (isText) await sendText(await answer.text(), response);
  else if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}

async function sendText(text: string, response: ServerResponse): Promise<void> {
  const { encoding, body } = await compressedText(response.req, text);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(body);
}
