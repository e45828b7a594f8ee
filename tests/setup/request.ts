import { createRequestHandler } from '@remix-run/node';
import type { App } from '~/context.server';
import { createRouteTable, serveResourceRoutes } from '~/server/route-table.server';
import { createApiDescription } from './api-description';
import { createResponseValidator } from './response-validator';
import { loadServerBuild } from './server-build';

export interface RequestOptions {
  json?: unknown;
  /** Body that is sent unchanged. Its type is JSON unless `headers` contain a different one. */
  body?: string;
  /** Body that is streamed without a Content-Length header. */
  stream?: ReadableStream<Uint8Array>;
  /** Fields that are sent as a URL-encoded form. */
  form?: Record<string, string>;
  /** Fields that are sent as a multipart form. */
  multipart?: Record<string, string | Blob>;
  token?: string;
  headers?: Record<string, string>;
  /** IP address of the client. */
  address?: string;
}

/** A response of the application. `body` is parsed if the response is JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

/** Sends a request to the application, for example `request('POST', '/api/login', { json })`. */
export type Requester = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/**
 * Returns a function that sends requests to the application with the services of a test app. Every
 * JSON response is validated against the OpenAPI description. As in production, API requests are
 * handled before Remix.
 */
export async function createRequester(app: App): Promise<Requester> {
  const build = await loadServerBuild();
  const handle = createRequestHandler(build, 'test');
  const findResourceRoute = serveResourceRoutes(createRouteTable(build.routes).find, build.entry.module);
  const assertDescribed = createResponseValidator(createApiDescription(build));
  return async (method, path, options = {}) => {
    const request = new Request(new URL(path, app.config.web.publicUrl), { method, ...buildRequestInit(options) });
    const { pathname, search } = new URL(request.url);
    const answer = findResourceRoute(method, pathname + search) ?? handle;
    const response = await answer(request, { app, address: options.address ?? '127.0.0.1' });
    const text = await response.text();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const isPlain = isPage && !response.headers.has('Content-Encoding');
    if (isPlain && text.includes('\0')) throw new Error(`${method} ${path} returned a NUL character in its text`);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    const body = (isJson && text ? JSON.parse(text) : {}) as Answer['body'];
    if (isJson) assertDescribed(method, pathname, response.status, body);
    return { status: response.status, headers: response.headers, text, body };
  };
}

function buildRequestInit({ json, body, stream, form, multipart, token, headers }: RequestOptions): RequestInit {
  const sent = new Headers(headers);
  const fields = multipart ? buildFormData(multipart) : form && new URLSearchParams(form);
  const content = fields ?? (json === undefined ? body : JSON.stringify(json));
  if (typeof content === 'string' && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
  if (token) sent.set('Authorization', `Bearer ${token}`);
  if (stream) return { headers: sent, body: stream, duplex: 'half' };
  return { headers: sent, ...(content === undefined ? {} : { body: content }) };
}

function buildFormData(fields: Record<string, string | Blob>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.append(name, value);
  return formData;
}
