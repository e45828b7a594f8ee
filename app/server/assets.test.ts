import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { serveSharedAssets } from './assets.server';

const YEAR_AGO = new Date(Date.now() - 365 * 24 * 3_600_000);

function build(folder: string, files: Record<string, string>): string {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

test('each version serves the assets of the others, and assets unused for a month are removed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-shared-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const shared = path.join(folder, 'shared');
  const [before, now] = [
    build(path.join(folder, 'before'), { 'app-old1.css': 'old', 'kept-1.js': 'kept' }),
    build(path.join(folder, 'now'), { 'app-new1.css': 'new', 'kept-1.js': 'kept' }),
  ];
  build(path.join(shared, 'assets'), { 'app-ancient.css': 'ancient' });
  fs.utimesSync(path.join(shared, 'assets/app-ancient.css'), YEAR_AGO, YEAR_AGO);

  const [old, current] = [serveSharedAssets(before, shared), serveSharedAssets(now, shared)];
  const server = http.createServer((request, response) =>
    (request.headers['x-version'] === 'old' ? old : current)(
      request,
      response,
      () => void response.writeHead(404).end(),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const get = async (name: string, version: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/assets/${name}`, { headers: { 'X-Version': version } });
    return [response.status, await response.text(), response.headers.get('Cache-Control')];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await get('app-old1.css', 'new')).toEqual([200, 'old', forever]);
  expect(await get('app-new1.css', 'old')).toEqual([200, 'new', forever]);
  // This handler serves only assets of other builds, because Remix serves those of its own build.
  expect(await get('app-new1.css', 'new')).toEqual([404, '', null]);
  expect(await get('app-ancient.css', 'new')).toEqual([404, '', null]);
  expect(await get('..%2fnow%2fapp-new1.css', 'old')).toEqual([404, '', null]);
  expect(fs.readdirSync(path.join(shared, 'assets')).sort()).toEqual(['app-new1.css', 'app-old1.css', 'kept-1.js']);
});

test('web processes that start at the same time copy all assets, also with the same process id', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-shared-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const files = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`image-${index}.svg`, 'image']));
  const built = build(path.join(folder, 'built'), files);
  const shared = path.join(folder, 'shared');
  // Threads have the same process id, as the first processes of two containers.
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    (async () => {
      (await import('tsx/esm/api')).register();
      const { serveSharedAssets } = await import(workerData.module);
      parentPort.once('message', () => {
        serveSharedAssets(workerData.built, workerData.shared);
        parentPort.postMessage('copied');
      });
      parentPort.postMessage('ready');
    })();`;
  const workerData = { module: new URL('assets.server.ts', import.meta.url).href, built, shared };
  const threads = Array.from({ length: 4 }, () => new Worker(program, { eval: true, workerData }));
  onTestFinished(async () => void (await Promise.all(threads.map((thread) => thread.terminate()))));
  await Promise.all(threads.map((thread) => once(thread, 'message')));
  const copied = Promise.all(threads.map((thread) => once(thread, 'message')));
  for (const thread of threads) thread.postMessage('start');
  await copied;
  expect(fs.readdirSync(path.join(shared, 'assets')).sort()).toEqual(Object.keys(files).sort());
});
