import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';

/** A request of Node's as the web's, its body a stream. `request` has a host and a path, see request-line. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers: sent, url } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: createReadableStreamFromReadable(request), duplex: 'half' as const } : {};
  return new Request(`http://${sent.host}${url}`, { method, headers, ...body });
}

/** Sends an answer of the web's through Node's. An answer that is text is sent whole, anything else as it comes. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  // As Express says it.
  if (answer.headers.get('Content-Type') === 'application/json')
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (!answer.body || response.req.method === 'HEAD') response.end();
  else if (/^(?:text|application\/json)/.test(answer.headers.get('Content-Type') ?? ''))
    response.end(Buffer.from(await answer.arrayBuffer()));
  else await writeReadableStreamToWritable(answer.body, response);
}
