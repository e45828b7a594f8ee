import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import express from 'express';
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

/**
 * Days for which assets are kept, so that a page that was loaded before a deploy can still request
 * its assets.
 */
const KEPT_DAYS = 30;

type Serve = (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void;

/**
 * Copies the assets of this build to a folder that all web processes share, and serves the assets
 * of other builds from that folder. During a deploy, a page and its assets may be requested from
 * processes of different builds.
 */
export function serveSharedAssets(builtAssets: string, assetsDir: string): Serve {
  const shared = path.resolve(assetsDir, 'assets');
  fs.mkdirSync(shared, { recursive: true });
  const built = new Set(fs.readdirSync(builtAssets));
  for (const name of built) copyIfMissing(path.join(builtAssets, name), path.join(shared, name));
  removeOld(shared, built);
  const serve = express.static(path.resolve(assetsDir), {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
  });
  return (request, response, otherwise) => {
    const name = /^\/assets\/([\w.-]+)$/.exec(request.url ?? '')?.[1];
    if (!name || built.has(name)) return otherwise();
    serve(request, response as express.Response, otherwise);
  };
}

/**
 * Updates the modification time, so that the file is not removed as old. The file is copied under
 * another name and then renamed, so that it is never incomplete. The other name is random, because
 * the web processes of all containers have the same process id.
 */
function copyIfMissing(from: string, to: string): void {
  const now = new Date();
  if (fs.existsSync(to)) return fs.utimesSync(to, now, now);
  const unfinished = `${to}.${randomUUID()}`;
  fs.copyFileSync(from, unfinished);
  fs.utimesSync(unfinished, now, now);
  fs.renameSync(unfinished, to);
}

function removeOld(shared: string, built: ReadonlySet<string>): void {
  const before = Date.now() - KEPT_DAYS * 24 * 3_600_000;
  for (const name of fs.readdirSync(shared)) {
    const file = path.join(shared, name);
    if (!built.has(name) && (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < before)
      fs.rmSync(file, { force: true });
  }
}
