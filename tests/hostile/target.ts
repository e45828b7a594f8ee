import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { createPeople, type People } from '../faults/people';
import type { FaultPlatform } from '../faults/platform';
import { preparePlatform } from '../setup/platform.mjs';
import { MAX_RESIDENT_MB } from './sizes';
import { createRawClient, type WireResponse } from './wire';

/**
 * The built platform with one web process and production's heap limit, and the measurements during
 * attacks.
 */
export interface Target {
  port: number;
  url: string;
  platform: Pick<FaultPlatform, 'url' | 'sandboxUrl' | 'databaseUrl' | 'env'>;
  people: People;
  sendRequest: ReturnType<typeof createRawClient>['sendRequest'];
  /** Logs in the demo member and the first admin again, and returns their session cookies. */
  cookies(): Promise<{ member: string; admin: string }>;
  /**
   * Runs an attack. Expects that the process stays alive, healthy and below the memory limit, and
   * that requests are rejected instead of causing errors. `allowed503` matches the bodies that 503
   * responses may have.
   */
  runAttack(
    what: string,
    work: (count: (status: number, from?: WireResponse) => void) => Promise<void>,
    allowed503?: RegExp,
  ): Promise<void>;
}

interface Measurements {
  slowestMs: number;
  unhealthy: number;
  residentMb: number;
}

interface Row extends Measurements {
  what: string;
  seconds: number;
  statuses: Map<number, number>;
}

/**
 * Starts the target before the tests. After the tests, prints the measurements and stops it. The
 * properties of the result can be read only inside tests.
 */
export function prepareHostileTarget(): Target {
  const target = {} as Target;
  const rows: Row[] = [];
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    close = await open(target, rows);
  });
  afterAll(async () => {
    console.log(formatTable(rows));
    await close();
  });
  return target;
}

async function open(target: Target, rows: Row[]): Promise<() => Promise<void>> {
  const { platform, remove } = await preparePlatform({ settings: { fsync: 'off' } });
  await platform.bringUp();
  const url = platform.getUrl('web');
  const port = Number(new URL(url).port);
  const web = platform.programs.get('web');
  const sandboxUrl = platform.getUrl('sandbox');
  const databaseUrl = platform.env.DATABASE_URL ?? '';
  const people = await createPeople({ url, sandboxUrl, databaseUrl });
  const { sendRequest, close } = createRawClient(port);
  const watcher = fork(fileURLToPath(new URL('watch.mjs', import.meta.url)), [url, String(web?.pid)]);
  const readMeasurements = async (): Promise<Measurements> => {
    const answered = once(watcher, 'message');
    watcher.send('seen');
    return ((await answered) as [Measurements])[0];
  };
  const logIn = async (path: string, fields: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url };
    const body = new URLSearchParams(fields).toString();
    const answer = await sendRequest(path, { method: 'POST', headers, body });
    return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  };
  Object.assign(target, {
    port,
    url,
    people,
    sendRequest,
    platform: { url, sandboxUrl, databaseUrl, env: platform.env },
    cookies: async () => ({
      member: await logIn('/login', { phonenumber: '9876543210', password: 'namaste108' }),
      admin: await logIn('/admin/login', { username: 'admin', password: 'sangha-admin' }),
    }),
    runAttack: async (what, work, allowed503) => {
      const statuses = new Map<number, number>();
      const failures: string[] = [];
      const count = (status: number, from?: WireResponse) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 500 || (status === 503 && from && allowed503?.test(from.body))) return;
        failures.push(`${status} ${from?.body.slice(0, 200) ?? ''}`);
      };
      await readMeasurements();
      const from = performance.now();
      await work(count);
      const row = {
        what,
        seconds: Math.round((performance.now() - from) / 1000),
        statuses,
        ...(await readMeasurements()),
      };
      rows.push(row);
      expect(failures).toEqual([]);
      expect(web?.isRunning()).toBe(true);
      expect(row.unhealthy).toBe(0);
      expect(row.residentMb).toBeLessThanOrEqual(MAX_RESIDENT_MB);
    },
  } satisfies Target);
  return async () => {
    watcher.disconnect();
    close();
    await people.leave();
    await remove();
  };
}

function formatTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, seconds, statuses, slowestMs, residentMb }) => {
    const attempts = [...statuses.values()].reduce((sum, times) => sum + times, 0);
    const answers = [...statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, times]) => `${status} × ${times}`);
    return [what, attempts, seconds, slowestMs, residentMb, answers.join(', ')].map(String);
  });
  const head = [
    'attack',
    'attempts',
    'seconds',
    'slowest /healthz, ms',
    'resident at most, MB',
    'answers (0: cut off)',
  ];
  const lines = [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
  return `\n${lines.join('\n')}\n`;
}
