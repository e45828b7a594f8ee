import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from '../../sandbox/launch/ports.mjs';
import { startFaultPlatform, type FaultPlatform } from './platform';

let platform: FaultPlatform;
let second: ChildProcess | undefined;
let secondPort = 0;
let nextNumber = 0;

beforeAll(async () => {
  platform = await startFaultPlatform('postgres');
  [secondPort = 0] = await freePorts(1);
  await startSecond();
});
afterAll(async () => {
  await stopSecond();
  await platform.remove();
});

async function startSecond(): Promise<void> {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...platform.env, PORT: String(secondPort) };
  second = spawn(process.execPath, ['build/web.js'], { env, stdio: 'ignore' });
  const ready = async () => expect(await send(secondPort, 'GET', '/readyz')).toBe(200);
  await vi.waitFor(ready, { timeout: 30_000, interval: 100 });
}

/** SIGTERM, as a deploy does it. Resolves with the exit code. */
async function stopSecond(): Promise<number | null> {
  if (second?.exitCode !== null) return second?.exitCode ?? null;
  second.kill('SIGTERM');
  const [code] = (await once(second, 'exit')) as [number | null];
  return code;
}

/** The status of one call on a connection of its own. Every caller has an address, and so throttles, of its own. */
function send(port: number, method: string, path: string, json?: object): Promise<number> {
  nextNumber += 1;
  const address = `10.1.${Math.floor(nextNumber / 250)}.${(nextNumber % 250) + 1}`;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return new Promise((resolve, reject) => {
    const call = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    call.once('error', reject).end(json && JSON.stringify(json));
  });
}

/** What a balancer and an impatient member do: the next process in turn, and the other one where a connection is refused or breaks. */
async function balanced(turn: number, ...call: [string, string, object?]): Promise<number> {
  const ports = [Number(new URL(platform.webUrl).port), secondPort];
  if (turn % 2) ports.reverse();
  const [first = 0, other = 0] = ports;
  try {
    return await send(first, ...call);
  } catch (error) {
    if (!['ECONNREFUSED', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return send(other, ...call);
  }
}

test('a deploy that restarts one web process after the other under load answers every request and loses no sign-up', async () => {
  const answers: string[] = [];
  const accepted: string[] = [];
  let isDeploying = true;
  const client = async (lane: number) => {
    for (let turn = lane; isDeploying; turn += 1) {
      const phonenumber = String(7_400_000_000 + lane * 100_000 + turn);
      const account = { name: 'Undisturbed', phonenumber, password: 'surya-namaskar-12' };
      const signedUp = await balanced(turn, 'POST', '/api/signup', account).catch(String);
      if (signedUp === 201 || signedUp === 409) accepted.push(`+91${phonenumber}`);
      const read = await balanced(turn, 'GET', '/api/homepage-sections/active').catch(String);
      answers.push(`sign-up ${signedUp}`, `read ${read}`);
    }
  };
  const clients = Promise.all([1, 2, 3, 4, 5, 6].map(client));
  await sleep(1_000);
  for (let round = 0; round < 2; round += 1) {
    expect(await stopSecond()).toBe(0);
    await startSecond();
    await platform.web.stop();
    await platform.web.start();
  }
  isDeploying = false;
  await clients;
  // 409: the connection broke after the work was done, and the second try finds the phone registered.
  expect(answers.filter((answer) => !['sign-up 201', 'sign-up 409', 'read 200'].includes(answer))).toEqual([]);
  expect(answers.length).toBeGreaterThan(50);
  const database = new pg.Client({ connectionString: platform.databaseUrl });
  await database.connect();
  const { rows } = await database.query('SELECT FROM members WHERE phone = ANY ($1)', [accepted]);
  await database.end();
  expect(rows).toHaveLength(accepted.length);
});

/** The processes that the second web process keeps. */
async function children(): Promise<number[]> {
  const { stdout } = spawn('ps', ['-A', '-o', 'pid=,ppid=']);
  const lines = (await text(stdout)).split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return lines.filter(([, parent]) => parent === second?.pid).map(([pid = 0]) => pid);
}

test('web processes that one process keeps all end with it, and a lost one is replaced', async () => {
  await stopSecond();
  const settings = { PORT: String(secondPort), WEB_CONCURRENCY: '2' };
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...platform.env, ...settings };
  second = spawn(process.execPath, ['build/web.js'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  second.stdout?.on('data', (words) => (said += String(words)));
  const listening = () => said.split('[remix-serve]').length - 1;
  await expect.poll(listening, { timeout: 30_000 }).toBe(2);
  const [victim = 0] = await children();
  process.kill(victim, 'SIGKILL');
  await expect.poll(children, { timeout: 30_000 }).not.toContain(victim);
  await expect.poll(listening, { timeout: 30_000 }).toBe(3);
  expect(await children()).toHaveLength(2);
  expect(await send(secondPort, 'GET', '/healthz')).toBe(200);
  expect(await stopSecond()).toBe(0);
  await expect(send(secondPort, 'GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
});
