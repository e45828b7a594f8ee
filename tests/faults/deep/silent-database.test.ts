import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createMember, createMemberToken } from '../../factories/member';
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
const token = await createMemberToken(ctx, await createMember(database));

const requestProfiles = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, () => request('GET', '/api/user', { token })));
  return answers.map(({ status }) => status);
};

test('connections that a failover has broken are dropped, and the next requests are served', async () => {
  expect(await requestProfiles(8)).toEqual(Array.from({ length: 8 }, () => 200));
  proxy.silenceOpen();
  expect(await requestProfiles(4)).toEqual([503, 503, 503, 503]);
  // The requests so far used two connections. Each further request detects one more broken
  // connection of the pool.
  for (let connection = 2; connection < POOL; connection += 1) await requestProfiles(1);
  expect(await requestProfiles(8)).toEqual(Array.from({ length: 8 }, () => 200));
  expect((await request('GET', '/healthz')).status).toBe(200);
});

test('a transaction whose connection breaks fails, and its connection is dropped', async () => {
  const member = await createMember(database);
  const rename = (name: string, then?: () => void) =>
    ctx.db.$transaction(async (tx) => {
      then?.();
      await tx.member.update({ where: { id: member.id }, data: { name } });
    });
  await expect(rename('Lost', () => proxy.silenceOpen())).rejects.toThrow();
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

test('rate limits are counted in the process if their store does not respond', async () => {
  const limit = { name: 'swallowed', times: 2, seconds: 60, scope: 'shared' } as const;
  const countRequest = () => ctx.app.services.limits.consume(limit, 'one');
  await Promise.all([countRequest(), ctx.app.services.limits.consume(limit, 'another')]);
  proxy.silenceAll(true);
  expect([await countRequest(), await countRequest()]).toEqual([1, 2]);
  await expect(countRequest()).rejects.toMatchObject({ code: 'rate_limited' });
  proxy.silenceAll(false);
});

test('a process without a response from its database reports not ready until the database responds', async () => {
  proxy.silenceAll(true);
  const getHealth = async () => {
    const profiles = requestProfiles(8);
    const { status } = await request('GET', '/healthz');
    return { status, profiles };
  };
  const under: Promise<number[]>[] = [];
  const sendRequest = async () => {
    const { status, profiles } = await getHealth();
    under.push(profiles);
    return status;
  };
  await expect.poll(sendRequest).toBe(503);
  proxy.silenceAll(false);
  expect((await Promise.all(under)).flat()).toContain(503);
  await expect.poll(() => requestProfiles(1)).toEqual([200]);
  expect((await request('GET', '/healthz')).status).toBe(200);
});

/**
 * Opens a proxy for PostgreSQL. It can accept data without forwarding it, like a network after a
 * failover.
 */
async function openProxy(target: URL) {
  const open = new Set<Socket>();
  let silent = false;
  const discardData = (socket: Socket) => socket.unpipe().resume();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (other.destroy(), open.delete(one)));
      if (silent) discardData(one);
      else one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const silenceOpen = () => open.forEach(discardData);
  return {
    port: (server.address() as AddressInfo).port,
    silenceOpen,
    silenceAll: (all: boolean) => {
      silent = all;
      if (all) silenceOpen();
    },
  };
}
