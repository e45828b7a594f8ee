import { createRequestHandler } from '@remix-run/node';
import type { App } from '~/context.server';
import { resourceRoutes } from '~/server/resource-routes.server';
import { routeTable } from '~/server/route-table.server';
import { apiDescriptionOf } from './api-description';
import { answersAgainst } from './described-answers';
import { loadServerBuild } from './server-build';

/** What a request carries beside its method and path. */
export interface RequestOptions {
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, as JSON unless `headers` say otherwise. */
  body?: string;
  /** Sent as it comes, without its length. */
  stream?: ReadableStream<Uint8Array>;
  /** Sent as a browser sends a form. */
  form?: Record<string, string>;
  /** Sent as a browser sends a form with files. */
  multipart?: Record<string, string | Blob>;
  /** The bearer token. */
  token?: string;
  headers?: Record<string, string>;
  /** The peer's address. */
  address?: string;
}

/** An answer of the application with its body, parsed where it is JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

/** Calls the application: `request('POST', '/api/login', { json })`. */
export type Requester = (method: string, path: string, options?: RequestOptions) => Promise<Answer>;

/**
 * The application behind its real route table, on the parts of a test. Each answer of the API is
 * held against its description. Calls come in by the door in front of the framework, as they do in
 * production; with API_DOOR=framework by the framework's.
 */
export async function requesterOn(app: App): Promise<Requester> {
  const build = await loadServerBuild();
  const handle = createRequestHandler(build, 'test');
  const callOf =
    process.env.API_DOOR === 'framework'
      ? () => undefined
      : resourceRoutes(routeTable(build.routes).find, build.entry.module);
  const assertDescribed = answersAgainst(apiDescriptionOf(build));
  return async (method, path, options = {}) => {
    const request = new Request(new URL(path, app.config.web.publicUrl), { method, ...contentOf(options) });
    const { pathname, search } = new URL(request.url);
    const answer = callOf(method, pathname + search) ?? handle;
    const response = await answer(request, { app, address: options.address ?? '127.0.0.1' });
    const text = await response.text();
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const isPlain = isPage && !response.headers.has('Content-Encoding');
    if (isPlain && text.includes('\0')) throw new Error(`${method} ${path} answers zeros within its text`);
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    const body = (isJson && text ? JSON.parse(text) : {}) as Answer['body'];
    if (isJson) assertDescribed(method, pathname, response.status, body);
    return { status: response.status, headers: response.headers, text, body };
  };
}

function contentOf({ json, body, stream, form, multipart, token, headers }: RequestOptions): RequestInit {
  const sent = new Headers(headers);
  const fields = multipart ? formDataOf(multipart) : form && new URLSearchParams(form);
  const content = fields ?? (json === undefined ? body : JSON.stringify(json));
  if (typeof content === 'string' && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
  if (token) sent.set('Authorization', `Bearer ${token}`);
  if (stream) return { headers: sent, body: stream, duplex: 'half' };
  return { headers: sent, ...(content === undefined ? {} : { body: content }) };
}

function formDataOf(fields: Record<string, string | Blob>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.append(name, value);
  return formData;
}
