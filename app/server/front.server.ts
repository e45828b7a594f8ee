import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import type { Config } from '~/config/env.server';
import { canonicalAddress } from './canonical-path.server';
import { compressedAssets } from './compressed-assets.server';
import { isForeignForm } from './form-origin.server';
import { type AlreadyRendered, asksForPage, renderedPage } from './rendered-pages.server';
import { readRequestLine, refuse } from './request-line.server';
import { pathOf, requestTracker } from './request-tracking.server';
import { resourceRoutes } from './resource-routes.server';
import { type FoundRoute, routeTable } from './route-table.server';
import { sendWebResponse, toWebRequest } from './web-request.server';

interface Surroundings {
  web: Pick<Config['web'], 'publicUrl' | 'trustProxy'>;
  log: Pick<Logger, 'info'>;
  alreadyRendered: AlreadyRendered;
  /** What loaders and actions are handed. */
  context?: AppLoadContext;
}

/** Whatever a request meets before the framework does, in this order. */
export function frontOf(
  build: ServerBuild,
  { web, log, alreadyRendered, context = {} }: Surroundings,
): (framework: RequestListener) => RequestListener {
  const publicUrl = new URL(web.publicUrl);
  const { find, patternOf } = routeTable(build.routes);
  const track = requestTracker({
    patternOf,
    trustProxy: web.trustProxy,
    secure: publicUrl.protocol === 'https:',
    onFinish: (request) => log.info(request, 'request'),
  });
  const toCompressedAsset = compressedAssets(path.join(build.assetsBuildDirectory, 'assets'));
  const callOf = resourceRoutes(find, build.entry.module);
  const render = createRequestHandler(build);

  return (framework) => (request, response) => {
    const refusal = readRequestLine(request, publicUrl.host);
    track(request, response, (client) => {
      if (refusal || client === null) return refuse(refusal ?? { status: 400 }, response);
      toCompressedAsset(request, response);
      const call = callOf(request.method ?? '', request.url ?? '');
      if (call) return send(call(toWebRequest(request), context));
      const route = find(pathOf(request));
      const address = isRead(request) ? canonicalAddress(request.url ?? '', route) : undefined;
      if (address) return void response.writeHead(301, { Location: address }).end();
      if (isRead(request) && asksForPage(request.url ?? '', route)) return send(pageOf(toWebRequest(request), route));
      if (isRead(request) || !isForeignForm(request, route, publicUrl)) return framework(request, response);
      const { url, headers } = toWebRequest(request);
      request.resume();
      send(render(new Request(new URL('/-', url), { headers }), { ...context, foreignForm: true }));
    });

    async function pageOf(asked: Request, route: FoundRoute): Promise<Response> {
      return (await renderedPage(asked, route, { context, alreadyRendered })) ?? render(asked, context);
    }

    function send(answer: Promise<Response>): void {
      void answer.then((answered) => sendWebResponse(answered, response)).catch(() => response.destroy());
    }
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
