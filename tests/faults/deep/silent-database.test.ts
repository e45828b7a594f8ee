import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createMember, tokenOf } from '../../factories/member';
import { testContext } from '../../setup/context';
import { createRequester } from '../../setup/request';

const POOL = 4;

const database = await testContext();
const proxy = await openProxy(new URL(database.databaseUrl));
const ctx = await testContext({
  environment: {
    DATABASE_URL: Object.assign(new URL(database.databaseUrl), { port: String(proxy.port) }).href,
    DATABASE_POOL: String(POOL),
    DATABASE_TIMEOUT_SECONDS: '4',
    DATABASE_SILENCE_SECONDS: '6',
  },
});
const request = await createRequester(ctx.app);
const token = await tokenOf(ctx, await createMember(database));

const profiles = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => request('GET', '/api/user', { token })));
  return answers.map(({ status }) => status);
};

test('connections that a failover swallowed are dropped, and the next requests are served', async () => {
  expect(await profiles(8)).toEqual(Array.from({ length: 8 }, () => 200));
  proxy.swallowOpen();
  expect(await profiles(4)).toEqual([503, 503, 503, 503]);
  // The requests so far used two connections. Each further request detects one more broken
  // connection of the pool.
  for (let connection = 2; connection < POOL; connection += 1) await profiles(1);
  expect(await profiles(8)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await request('GET', '/healthz')).status).toBe(200);
});

test('a transaction whose connection is swallowed fails, and its connection with it', async () => {
  const member = await createMember(database);
  const rename = (name: string, then?: () => void) =>
    ctx.db.$transaction(async (tx) => {
      then?.();
      await tx.member.update({ where: { id: member.id }, data: { name } });
    });
  await expect(rename('Lost', () => proxy.swallowOpen())).rejects.toThrow();
  await expect
    .poll(() =>
      rename('Kept').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ name: 'Kept' });
});

test('limits that their store swallows are counted in the process', async () => {
  const limit = { name: 'swallowed', times: 2, seconds: 60, scope: 'shared' } as const;
  const take = () => ctx.app.services.limits.consume(limit, 'one');
  await Promise.all([take(), ctx.app.services.limits.consume(limit, 'another')]);
  proxy.swallowAll(true);
  expect([await take(), await take()]).toEqual([1, 2]);
  await expect(take()).rejects.toMatchObject({ code: 'rate_limited' });
  proxy.swallowAll(false);
});

test('a process that hears nothing of its database for long says so to its balancer, until it does', async () => {
  proxy.swallowAll(true);
  const health = async () => {
    const asked = profiles(8);
    const { status } = await request('GET', '/healthz');
    return { status, asked };
  };
  const under: Promise<number[]>[] = [];
  const ask = async () => {
    const { status, asked } = await health();
    under.push(asked);
    return status;
  };
  await expect.poll(ask).toBe(503);
  proxy.swallowAll(false);
  expect((await Promise.all(under)).flat()).toContain(503);
  await expect.poll(() => profiles(1)).toEqual([200]);
  expect((await request('GET', '/healthz')).status).toBe(200);
});

/**
 * Opens a proxy for PostgreSQL. It can accept data without forwarding it, like a network after a
 * failover.
 */
async function openProxy(target: URL) {
  const open = new Set<Socket>();
  let silent = false;
  const swallow = (socket: Socket) => socket.unpipe().resume();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (other.destroy(), open.delete(one)));
      if (silent) swallow(one);
      else one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const swallowOpen = () => open.forEach(swallow);
  return {
    port: (server.address() as AddressInfo).port,
    swallowOpen,
    swallowAll: (all: boolean) => {
      silent = all;
      if (all) swallowOpen();
    },
  };
}
