import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import type { RedisConfig } from '~/lib/redis.server';
import { prepareRedis, type OwnRedis } from '../setup/own-redis';

/** Several Redis servers that the application uses like a single one. */
export interface RedisGroup {
  location: RedisConfig;
  servers: OwnRedis[];
  remove: () => Promise<void>;
}

/**
 * Starts a Redis server, its replica and sentinels. If the server fails, a majority of the
 * sentinels promotes the replica within a few seconds.
 */
export async function startSentinel(count = 1): Promise<RedisGroup> {
  const first = await prepareRedis();
  await first.start();
  const replica = await prepareRedis('--replicaof', '127.0.0.1', String(first.port));
  await replica.start();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-sentinel-'));
  const settings = [
    `sentinel monitor sangha 127.0.0.1 ${first.port} ${Math.floor(count / 2) + 1}`,
    'sentinel down-after-milliseconds sangha 1000',
    'sentinel failover-timeout sangha 3000',
  ].join('\n');
  const sentinels = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      // Each sentinel needs a separate configuration file, because it writes its state into the
      // file.
      const file = path.join(folder, `sentinel-${at}.conf`);
      fs.writeFileSync(file, settings);
      return prepareRedis(file, '--sentinel');
    }),
  );
  for (const sentinel of sentinels) {
    await sentinel.start();
    await waitUntilTrue(sentinel, async (client) => {
      const replicas = (await client.call('SENTINEL', 'replicas', 'sangha')) as string[][];
      return replicas.some((one) => one[one.indexOf('master-link-status') + 1] === 'ok');
    });
  }
  return {
    location: { mode: 'sentinel', urls: sentinels.map(({ url }) => url), masterName: 'sangha' },
    ...createGroup([first, replica, ...sentinels], folder),
  };
}

export async function startCluster(): Promise<RedisGroup> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-cluster-'));
  const buses = await findFreePorts(3);
  const nodes = await Promise.all(
    buses.map((bus) => {
      const file = path.join(folder, `${bus}.conf`);
      return prepareRedis('--cluster-enabled', 'yes', '--cluster-config-file', file, '--cluster-port', String(bus));
    }),
  );
  for (const node of nodes) await node.start();
  const slots = [0, 5461, 10_923, 16_384];
  for (const [at, node] of nodes.entries()) {
    await queryRedis(node, async (client) => {
      await client.call('CLUSTER', 'ADDSLOTSRANGE', String(slots[at]), String((slots[at + 1] ?? 0) - 1));
      for (const [one, { port }] of nodes.entries())
        await client.call('CLUSTER', 'MEET', '127.0.0.1', String(port), String(buses[one]));
    });
  }
  for (const node of nodes)
    await waitUntilTrue(node, async (client) => {
      const known = (await client.call('CLUSTER', 'INFO')) as string;
      return known.includes('cluster_state:ok') && known.includes('cluster_known_nodes:3');
    });
  return {
    location: { mode: 'cluster', urls: nodes.map(({ url }) => url), masterName: '' },
    ...createGroup(nodes, folder),
  };
}

function createGroup(servers: OwnRedis[], folder: string): Omit<RedisGroup, 'location'> {
  const remove = async () => {
    await Promise.all(servers.map((server) => server.remove()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { servers, remove };
}

/** Opens a separate connection to one Redis server and runs a query. */
export async function queryRedis<Answer>({ url }: OwnRedis, ask: (client: Redis) => Promise<Answer>): Promise<Answer> {
  const client = new Redis(url);
  try {
    return await ask(client);
  } finally {
    client.disconnect();
  }
}

async function waitUntilTrue(server: OwnRedis, ask: (client: Redis) => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await queryRedis(server, ask)) return;
    await delay(100);
  }
  throw new Error(`${server.url} did not become what it was to be`);
}
