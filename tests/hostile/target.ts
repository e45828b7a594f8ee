import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { peopleOn, type People } from '../faults/people';
import type { FaultPlatform } from '../faults/platform';
import { preparePlatform } from '../setup/platform.mjs';
import { MOST_RESIDENT_MB } from './sizes';
import { wireTo, type WireAnswer } from './wire';

/**
 * The built platform with one web process and production's heap limit, and the measurements during
 * attacks.
 */
export interface Target {
  port: number;
  url: string;
  platform: Pick<FaultPlatform, 'url' | 'sandboxUrl' | 'databaseUrl' | 'env'>;
  people: People;
  ask: ReturnType<typeof wireTo>['ask'];
  /** Logs in the demo member and the first admin again, and returns their session cookies. */
  cookies(): Promise<{ member: string; admin: string }>;
  /**
   * Runs an attack. Expects that the process stays alive, healthy and below the memory limit, and
   * that requests are rejected instead of causing errors. `sheds` matches the bodies that 503
   * responses may have.
   */
  under(
    what: string,
    work: (count: (status: number, from?: WireAnswer) => void) => Promise<void>,
    sheds?: RegExp,
  ): Promise<void>;
}

interface Seen {
  slowestMs: number;
  unhealthy: number;
  residentMb: number;
}

interface Row extends Seen {
  what: string;
  seconds: number;
  statuses: Map<number, number>;
}

/**
 * Starts the target before the tests. After the tests, prints the measurements and stops it. The
 * properties of the result can be read only inside tests.
 */
export function hostileTarget(): Target {
  const target = {} as Target;
  const rows: Row[] = [];
  let close = async (): Promise<void> => undefined;
  beforeAll(async () => {
    close = await open(target, rows);
  });
  afterAll(async () => {
    console.log(tableOf(rows));
    await close();
  });
  return target;
}

async function open(target: Target, rows: Row[]): Promise<() => Promise<void>> {
  const { platform, remove } = await preparePlatform({ settings: { fsync: 'off' } });
  await platform.bringUp();
  const url = platform.addressOf('web');
  const port = Number(new URL(url).port);
  const web = platform.programs.get('web');
  const sandboxUrl = platform.addressOf('sandbox');
  const databaseUrl = platform.env.DATABASE_URL ?? '';
  const people = await peopleOn({ url, sandboxUrl, databaseUrl });
  const { ask, close } = wireTo(port);
  const watcher = fork(fileURLToPath(new URL('watch.mjs', import.meta.url)), [url, String(web?.pid)]);
  const seen = async (): Promise<Seen> => {
    const answered = once(watcher, 'message');
    watcher.send('seen');
    return ((await answered) as [Seen])[0];
  };
  const logInBy = async (path: string, fields: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url };
    const body = new URLSearchParams(fields).toString();
    const answer = await ask(path, { method: 'POST', headers, body });
    return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  };
  Object.assign(target, {
    port,
    url,
    people,
    ask,
    platform: { url, sandboxUrl, databaseUrl, env: platform.env },
    cookies: async () => ({
      member: await logInBy('/login', { phonenumber: '9876543210', password: 'namaste108' }),
      admin: await logInBy('/admin/login', { username: 'admin', password: 'sangha-admin' }),
    }),
    under: async (what, work, sheds) => {
      const statuses = new Map<number, number>();
      const failures: string[] = [];
      const count = (status: number, from?: WireAnswer) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status < 500 || (status === 503 && from && sheds?.test(from.body))) return;
        failures.push(`${status} ${from?.body.slice(0, 200) ?? ''}`);
      };
      await seen();
      const from = performance.now();
      await work(count);
      const row = { what, seconds: Math.round((performance.now() - from) / 1000), statuses, ...(await seen()) };
      rows.push(row);
      expect(failures).toEqual([]);
      expect(web?.isRunning()).toBe(true);
      expect(row.unhealthy).toBe(0);
      expect(row.residentMb).toBeLessThanOrEqual(MOST_RESIDENT_MB);
    },
  } satisfies Target);
  return async () => {
    watcher.disconnect();
    close();
    await people.leave();
    await remove();
  };
}

function tableOf(rows: readonly Row[]): string {
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

export async function atOnce<Item>(
  items: readonly Item[],
  many: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.map((item, index) => [item, index] as const);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(...next);
  };
  await Promise.all(Array.from({ length: many }, lane));
}
