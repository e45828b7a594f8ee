import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import { pathOf } from './request-tracking.server';
import type { FoundRoute } from './route-table.server';
import { sendWebResponse, toWebRequest } from './web-request.server';

const CALLS = /^routes\/(?:api|webhooks|health)\//;

/** A path as it is meant to be spelled; the framework knows how to read any other. */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$/;

/** The queries by which the framework's own scripts speak to it. */
const FRAMEWORKS_QUERY = /[?&](?:_data|_routes|index)\b/;

const ACTIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const LOADERS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers calls, webhooks and questions of health by the very handler that the framework would call after it went through the machinery of
 * pages. Says whether it did; what it leaves is the framework's.
 */
export function resourceRoutes(
  find: (path: string) => FoundRoute | undefined,
  { handleError }: ServerBuild['entry']['module'],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const compress = compression();
  return (message, response) => {
    const { method = '', url = '' } = message;
    const path = pathOf(message);
    if (!PLAIN.test(path) || path.endsWith('.data') || FRAMEWORKS_QUERY.test(url)) return false;
    const found = find(path);
    if (!found || !CALLS.test(found.id) || found.module.default) return false;
    const { loader, action } = found.module;
    const handler = LOADERS.has(method) ? loader : ACTIONS.has(method) ? action : undefined;
    if (!handler) return false;
    const args = { request: toWebRequest(message), params: found.params, context: {} };
    const answer = async () => {
      try {
        return (await handler(args)) as Response;
      } catch (error) {
        if (error instanceof Response) return error;
        handleError?.(error, args);
        return new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } });
      }
    };
    compress(message as never, response as never, () => {
      void answer()
        .then((answered) => sendWebResponse(answered, response))
        .catch(() => response.destroy());
    });
    return true;
  };
}
