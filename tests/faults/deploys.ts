import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import type { PreparedPlatform } from './fault-platform';
import { runUnderLoad } from './load';
import { expectNothingLost } from './nothing-lost';

export function testDeploys(on: PreparedPlatform): void {
  test('a deploy that restarts one process after the other under load fails no request', async () => {
    const { accepted, failures } = await runUnderLoad(on.people, async () => {
      for (const part of [...on.platform.workers, ...on.platform.webs, ...on.platform.webs]) {
        await part.stop();
        await part.start();
        await on.platform.waitUntilReady();
      }
    });
    expect(failures, on.platform.listErrors().join('\n')).toEqual([]);
    for (const [kind, times] of Object.entries(accepted)) expect(times, kind).toBeGreaterThan(1);
    await expectNothingLost(on.platform, on.people);
  });
}

export function testWebProcess(on: PreparedPlatform): void {
  describe('a web process that receives SIGTERM', () => {
    let port = 0;
    let web: ChildProcess | undefined;

    beforeAll(async () => {
      [port = 0] = await findFreePorts(1);
    });
    afterEach(waitUntilStopped);

    /**
     * Starts the process. Resolves when the process has logged `listens` times that it is
     * listening.
     */
    async function start(env: Record<string, string>, listens = 1): Promise<{ listening: () => number }> {
      const all: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...on.platform.env, ...env, PORT: String(port) };
      web = spawn(process.execPath, ['build/web.js', 'build/server/index.js'], {
        env: all,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let output = '';
      web.stdout?.on('data', (words) => (output += String(words)));
      const countListening = () => output.split('[remix-serve]').length - 1;
      await expect.poll(countListening).toBe(listens);
      return { listening: countListening };
    }

    /** Sends SIGTERM and resolves with the exit code. */
    async function waitUntilStopped(): Promise<number | null> {
      if (web?.exitCode !== null) return web?.exitCode ?? null;
      web.kill('SIGTERM');
      const [code] = (await once(web, 'exit')) as [number | null];
      return code;
    }

    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

    test('keeps connections open longer than a load balancer, reports not ready, closes connections and then exits', async () => {
      await start({ WEB_DRAIN_SECONDS: '5' });
      await expect.poll(async () => (await get('/readyz')).status).toBe(200);
      const { headers } = await get('/api/faqs');
      expect([headers.get('Connection'), headers.get('Keep-Alive')]).toEqual(['keep-alive', 'timeout=75']);
      const end = waitUntilStopped();
      for (const path of ['/readyz', '/healthz'])
        await expect.poll(async () => (await get(path)).status, { timeout: 4_000, interval: 50 }).toBe(503);
      const served = await get('/api/faqs');
      expect([served.status, served.headers.get('Connection')]).toEqual([200, 'close']);
      expect(await end).toBe(0);
      await expect(get('/healthz')).rejects.toThrow();
    });

    async function listChildren(): Promise<number[]> {
      const { stdout } = spawn('ps', ['-A', '-o', 'pid=,ppid=']);
      const lines = (await text(stdout)).split('\n').map((line) => line.trim().split(/\s+/).map(Number));
      return lines.filter(([, parent]) => parent === web?.pid).map(([pid = 0]) => pid);
    }

    test('with several workers replaces one that hangs', async () => {
      const { listening } = await start({ WEB_CONCURRENCY: '2', WATCHDOG_USEC: '15000000' }, 2);
      const [victim = 0, other] = await listChildren();
      process.kill(victim, 'SIGSTOP');
      await expect.poll(listening).toBe(3);
      expect(await listChildren()).not.toContain(victim);
      expect(await listChildren()).toContain(other);
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await get('/api/faqs')).status));
      expect(statuses).toEqual(statuses.map(() => 200));
    });

    test('with several workers stops them in the same order; before that, a lost one is replaced', async () => {
      const { listening } = await start({ WEB_CONCURRENCY: '2', WEB_DRAIN_SECONDS: '6' }, 2);
      const [victim = 0] = await listChildren();
      process.kill(victim, 'SIGKILL');
      await expect.poll(listChildren).not.toContain(victim);
      await expect.poll(listening).toBe(3);
      expect(await listChildren()).toHaveLength(2);
      const end = waitUntilStopped();
      await delay(300);
      const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await get('/healthz')).status));
      expect(statuses).toEqual(statuses.map(() => 503));
      expect((await get('/api/faqs')).status).toBe(200);
      expect(await end).toBe(0);
      await expect(get('/healthz')).rejects.toThrow();
    });
  });
}
