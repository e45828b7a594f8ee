import type { IncomingMessage, ServerResponse } from 'node:http';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import { askTheWholeFor } from '~/lib/made-when-asked';
import { TextResponse } from '~/lib/text-response';
import { compressedText } from './compressed-text.server';

/** A request of Node's as the web's, its body a stream. Needs host and path, see request-line. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET' } = request;
  const body = hasBody(method) ? { body: createReadableStreamFromReadable(request), duplex: 'half' as const } : {};
  return new Request(addressOf(request), { method, headers: headersOf(request), ...body });
}

/** The same for a call: made in full only where its handler asks for more than most do. */
export function toCallRequest(request: IncomingMessage): Request {
  return new CallRequest(request) as unknown as Request;
}

/** Where the bytes of a call come from, unless they go through a stream of the web's. */
export function incomingOf(request: object): IncomingMessage | undefined {
  return request instanceof CallRequest ? request.unread() : undefined;
}

class CallRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: CallHeaders;
  readonly #incoming: IncomingMessage;
  #whole: Request | undefined;

  constructor(incoming: IncomingMessage) {
    this.method = incoming.method ?? 'GET';
    this.url = addressOf(incoming);
    this.headers = new CallHeaders(incoming);
    this.#incoming = incoming;
  }

  get body(): Request['body'] {
    return hasBody(this.method) ? this.whole().body : null;
  }

  whole(): Request {
    return (this.#whole ??= toWebRequest(this.#incoming));
  }

  unread(): IncomingMessage | undefined {
    return this.#whole ? undefined : this.#incoming;
  }
}

class CallHeaders {
  constructor(readonly incoming: IncomingMessage) {}

  get(name: string): string | null {
    const value = this.incoming.headers[name.toLowerCase()];
    return (Array.isArray(value) ? value.join(', ') : value) ?? null;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}

askTheWholeFor(CallRequest.prototype, Reflect.ownKeys(Request.prototype), (request) => request.whole());
askTheWholeFor(CallHeaders.prototype, Reflect.ownKeys(Headers.prototype), ({ incoming }) => headersOf(incoming));

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function addressOf({ headers, url }: IncomingMessage): string {
  return `http://${headers.host}${url}`;
}

function headersOf({ headers: sent }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  return headers;
}

/** Sends an answer of the web's through Node's; text whole and compressed, all else as it comes. */
export async function sendWebResponse(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer instanceof TextResponse ? answer.headerEntries() : answer.headers)
    response.appendHeader(name, value);
  const type = String(response.getHeader('Content-Type') ?? '');
  // As Express says it.
  if (type === 'application/json') response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const isText = /^(?:text|application\/json)/.test(type);
  if (isText && !/accept-encoding/i.test(String(response.getHeader('Vary') ?? '')))
    response.appendHeader('Vary', 'Accept-Encoding');
  if (response.req.method === 'HEAD') response.end();
  else if (isText && response.hasHeader('Content-Encoding')) response.end(Buffer.from(await answer.arrayBuffer()));
  else if (isText) await sendText(await answer.text(), response);
  else if (answer.body) await writeReadableStreamToWritable(answer.body, response);
  else response.end();
}

async function sendText(text: string, response: ServerResponse): Promise<void> {
  const { encoding, body } = await compressedText(response.req, text);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.end(body);
}
