import fs from 'node:fs';
import { encodingFor } from '~/lib/accepted-encoding';
import { onRequestStart } from './request-start.server';

const COMPRESSED = '.br';

const CONTENT_TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * Answers with the compressed form of an asset that the build left beside it, to whoever takes it: it is a sixth smaller than what can be had
 * while somebody waits, and costs nothing then. `folder` is where the files of /assets/ lie. Call once, before serving.
 */
export function sendCompressedAssets(folder: string): void {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(COMPRESSED));
  const types = new Map(
    names.map((name) => {
      const asset = name.slice(0, -COMPRESSED.length);
      return [`/assets/${asset}`, CONTENT_TYPES[asset.split('.').at(-1) ?? '']];
    }),
  );
  onRequestStart((request, response) => {
    const { url = '', headers } = request;
    const type = types.get(url);
    if (!type || encodingFor(headers['accept-encoding'] ?? '') !== 'br') return;
    request.url = url + COMPRESSED;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
  });
}
