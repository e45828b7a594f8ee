import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntilHealthy } from '../../../sandbox/launch/health.mjs';
import type { Platform } from '../../../sandbox/launch/platform.mjs';
import { findFreePorts } from '../../../sandbox/launch/ports.mjs';
import { findCaddy } from '../../setup/executable.mjs';
import { makeOtherBuild } from '../../setup/other-build';
import { preparePlatform } from '../../setup/platform.mjs';

const KILLS = process.env.FAULTS === 'long' ? 8 : 2;
const PER_SECOND = 20;
const PADDING = 'x'.repeat(4_000);
const END_WITH_PARENT = pathToFileURL('sandbox/launch/end-with-parent.mjs').href;

let platform: Platform;
let remove: () => Promise<void>;
let caddy: ChildProcess;
let site = '';
let ports: number[] = [];
const webs = new Map<number, ChildProcess>();

beforeAll(async () => {
  const [sitePort = 0, ...webPorts] = await findFreePorts(3);
  ports = webPorts;
  site = `http://127.0.0.1:${sitePort}`;
  ({ platform, remove } = await preparePlatform({
    settings: { fsync: 'off' },
    env: { PUBLIC_URL: site, WEB_DRAIN_SECONDS: '5' },
  }));
  await platform.startDatabase();
  await platform.runToEnd('migrate');
  for (const port of ports) await startWeb(port);
  caddy = spawn(findCaddy(), ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    env: {
      ...process.env,
      SITE_ADDRESS: site,
      WEB_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      XDG_DATA_HOME: platform.dataDir,
      XDG_CONFIG_HOME: platform.dataDir,
    },
    stdio: 'ignore',
  });
  await waitUntilHealthy(`${site}/healthz`);
});

afterAll(async () => {
  caddy.kill('SIGKILL');
  for (const web of webs.values()) web.kill('SIGKILL');
  await remove();
});

async function startWeb(port: number, cwd = process.cwd()): Promise<void> {
  const web = spawn(process.execPath, ['--import', END_WITH_PARENT, 'build/web.js', 'build/server/index.js'], {
    cwd,
    env: {
      ...platform.env,
      PORT: String(port),
      ASSETS_DIR: path.join(platform.dataDir, 'assets'),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  webs.set(port, web);
  await waitUntilHealthy(`http://127.0.0.1:${port}/healthz`);
}

async function endWeb(port: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const web = webs.get(port);
  const exited = web && once(web, 'exit');
  web?.kill(signal);
  await exited;
}

interface SentRequest {
  what: string;
  startedAt: number;
  finishedAt: number;
  status: number;
}

/** Requests a page with its stylesheets and scripts. */
async function visit(requests: SentRequest[]): Promise<void> {
  const page = await sendRequest(requests, '/');
  for (const asset of new Set(page.match(/\/assets\/[\w.-]+\.(?:css|js)/g))) void sendRequest(requests, asset);
}

async function sendRequest(requests: SentRequest[], address: string, init: RequestInit = {}): Promise<string> {
  const one: SentRequest = { what: address, startedAt: performance.now(), finishedAt: Infinity, status: 0 };
  requests.push(one);
  try {
    const response = await fetch(`${site}${address}`, init);
    const text = await response.text();
    one.status = response.status;
    return text;
  } catch {
    return '';
  } finally {
    one.finishedAt = performance.now();
  }
}

const sendForm = (requests: SentRequest[]) =>
  sendRequest(requests, '/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ phonenumber: '1', password: PADDING }),
  });

const isAnswered = ({ finishedAt }: SentRequest) => finishedAt !== Infinity;

const isLost = ({ status }: SentRequest) => status === 0 || status >= 500;

/** Sends 20 requests per second while `harm` runs, and waits until all responses have arrived. */
async function runUnderLoad(harm: (requests: SentRequest[]) => Promise<void>): Promise<SentRequest[]> {
  const requests: SentRequest[] = [];
  const state = { isOn: true };
  const load = (async () => {
    for (let turn = 0; state.isOn; turn += 1) {
      void (turn % 2 ? sendForm(requests) : visit(requests));
      await delay(1000 / PER_SECOND);
    }
  })();
  await expect.poll(() => requests.filter(isAnswered).length).toBeGreaterThan(PER_SECOND / 2);
  await harm(requests);
  state.isOn = false;
  await load;
  await expect.poll(() => requests.filter((one) => !isAnswered(one))).toEqual([]);
  return requests;
}

async function waitUntilProxied(build: 'this' | 'other'): Promise<void> {
  await expect.poll(async () => (await sendRequest([], '/')).includes('-other000')).toBe(build === 'other');
}

test('during a rolling deploy of another build every page gets its style sheet, and no request fails', async () => {
  const other = makeOtherBuild();
  const requests = await runUnderLoad(async () => {
    for (const port of ports) {
      await endWeb(port, 'SIGTERM');
      await startWeb(port, other);
      await waitUntilProxied('other');
    }
  });
  expect(requests.filter(({ what }) => what.includes('-other000')).length).toBeGreaterThan(10);
  expect(requests.filter(({ what }) => what.endsWith('.css') && !what.includes('-other000')).length).toBeGreaterThan(
    10,
  );
  expect(requests.filter((one) => isLost(one) || one.status === 404)).toEqual([]);
});

test('a killed web process loses at most the requests sent to it before the proxy noticed', async () => {
  const other = makeOtherBuild();
  const builds = { this: process.cwd(), other } as const;
  for (const [index, build] of (['this', 'other'] as const).entries()) {
    await endWeb(ports[index] ?? 0, 'SIGTERM');
    await startWeb(ports[index] ?? 0, builds[build]);
    await waitUntilProxied(build);
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [port = 0, build] = kill % 2 ? ([ports[1], 'other'] as const) : ([ports[0], 'this'] as const);
    let killedAt = 0;
    const requests = await runUnderLoad(async () => {
      killedAt = performance.now();
      await endWeb(port, 'SIGKILL');
      await delay(2_500);
      await startWeb(port, builds[build]);
      await waitUntilProxied(build);
    });
    const lost = requests.filter(isLost);
    // The proxy considers the process as down after the first failed request. Requests with a body
    // that were sent before that are not retried, so they may be lost.
    const noticedAt = Math.min(...lost.map(({ finishedAt }) => finishedAt));
    expect(lost.filter(({ startedAt }) => startedAt > noticedAt)).toEqual([]);
    const afterwards = requests.filter(({ startedAt }) => startedAt > killedAt);
    expect(afterwards.filter((one) => !isLost(one)).length).toBeGreaterThan(PER_SECOND);
  }
});
