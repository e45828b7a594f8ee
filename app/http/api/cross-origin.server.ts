import type { LoaderFunctionArgs } from '@remix-run/node';
import { getApp } from '~/http/context.server';

const PREFLIGHT_SECONDS = 600;

/**
 * Adds the headers that let scripts from the origins in CORS_ORIGINS read the response. Cookies are
 * not allowed. Source: README.md#settings.
 */
export function addCorsHeaders(
  args: LoaderFunctionArgs,
  methods: readonly string[],
  answer: () => Promise<Response>,
): Promise<Response> {
  const origin = args.request.headers.get('Origin');
  const { corsOrigins } = getApp(args).config.web;
  if (corsOrigins.length === 0) return answer();
  return origin !== null && corsOrigins.includes(origin)
    ? toOrigin(origin, args.request, methods, answer)
    : addVaryHeader(answer);
}

async function toOrigin(origin: string, request: Request, methods: readonly string[], answer: () => Promise<Response>) {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('Access-Control-Request-Method');
  const response = await addVaryHeader(isPreflight ? async () => new Response(null, { status: 204 }) : answer);
  response.headers.set('Access-Control-Allow-Origin', origin);
  if (isPreflight) {
    response.headers.set('Access-Control-Allow-Methods', methods.join(', '));
    response.headers.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    response.headers.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
  } else {
    response.headers.set('Access-Control-Expose-Headers', 'Allow, Retry-After, X-Request-Id');
  }
  return response;
}

async function addVaryHeader(answer: () => Promise<Response>): Promise<Response> {
  const response = await answer();
  response.headers.append('Vary', 'Origin');
  return response;
}
