import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseContentEncoding } from '~/lib/accepted-encoding';

const COMPRESSED = '.br';

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Serves assets that were compressed during the build. They are a sixth smaller than with
 * compression on each request. `folder` contains the files of /assets/.
 */
export function serveCompressedAssets(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(COMPRESSED));
  const types = new Map(
    names.map((name) => {
      const asset = name.slice(0, -COMPRESSED.length);
      return [`/assets/${asset}`, CONTENT_TYPES[asset.split('.').at(-1) ?? '']];
    }),
  );
  return (request, response) => {
    const { url = '', headers } = request;
    const type = types.get(url);
    if (!type || chooseContentEncoding(headers['accept-encoding'] ?? '') !== 'br') return;
    request.url = url + COMPRESSED;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
  };
}
