import path from 'node:path';
import type { RequestListener } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Logger } from 'pino';
import type { Config } from '~/config/env.server';
import { compressedAssets } from './compressed-assets.server';
import { isForeignForm } from './form-origin.server';
import { readRequestLine, refuse } from './request-line.server';
import { pathOf, requestTracker } from './request-tracking.server';
import { resourceRoutes } from './resource-routes.server';
import { routeTable } from './route-table.server';
import { sendWebResponse, toWebRequest } from './web-request.server';

/** Whatever a request meets before remix-serve does, in this order. */
export function frontOf(
  build: ServerBuild,
  { publicUrl: url, trustProxy }: Pick<Config['web'], 'publicUrl' | 'trustProxy'>,
  log: Pick<Logger, 'info'>,
): (framework: RequestListener) => RequestListener {
  const publicUrl = new URL(url);
  const { find, patternOf } = routeTable(build.routes);
  const track = requestTracker({
    patternOf,
    trustProxy,
    secure: publicUrl.protocol === 'https:',
    onFinish: (request) => log.info(request, 'request'),
  });
  const toCompressedAsset = compressedAssets(path.join(build.assetsBuildDirectory, 'assets'));
  const answeredAsCall = resourceRoutes(find, build.entry.module);
  const render = createRequestHandler(build);

  return (framework) => (request, response) => {
    const refusal = readRequestLine(request, publicUrl.host);
    track(request, response, () => {
      if (refusal) return refuse(refusal, response);
      toCompressedAsset(request, response);
      if (answeredAsCall(request, response)) return;
      if (isForeignForm(request, find(pathOf(request)), publicUrl)) return void refuseForm();
      framework(request, response);
    });

    async function refuseForm(): Promise<void> {
      const { url: address, headers } = toWebRequest(request);
      request.resume();
      await sendWebResponse(
        await render(new Request(new URL('/-', address), { headers }), { foreignForm: true }),
        response,
      );
    }
  };
}
