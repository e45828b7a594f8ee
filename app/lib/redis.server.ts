import { Cluster, Redis, type RedisOptions } from 'ioredis';

export interface RedisConfig {
  mode: 'single' | 'sentinel' | 'cluster';
  /** The user name and the password of the first URL are used for all URLs. */
  urls: readonly string[];
  masterName: string;
}

/**
 * Connects to Redis. After a failover, a cluster client discovers the nodes again, and a sentinel
 * client discovers the primary again.
 */
export function connectRedis({ mode, urls, masterName }: RedisConfig, options: RedisOptions): Redis | Cluster {
  const [first = ''] = urls;
  if (mode === 'single') return new Redis(first, options);
  const places = urls.map((url) => parseAddress(new URL(url)));
  const { username, password, protocol } = new URL(first);
  const login = {
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  };
  if (mode === 'cluster') {
    const { retryStrategy: clusterRetryStrategy, enableOfflineQueue = true, ...nodes } = options;
    return new Cluster(places, {
      clusterRetryStrategy,
      enableOfflineQueue,
      redisOptions: { ...nodes, ...login },
    });
  }
  const { password: sentinelPassword, username: sentinelUsername, tls: sentinelTLS } = login;
  return new Redis({
    ...options,
    ...login,
    sentinels: places,
    name: masterName,
    sentinelRetryStrategy: (attempt: number) => options.retryStrategy?.(attempt) ?? 1000,
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...(sentinelUsername ? { sentinelUsername } : {}),
    ...(sentinelTLS ? { sentinelTLS, enableTLSForSentinelMode: true } : {}),
  });
}

function parseAddress({ hostname, port }: URL): { host: string; port: number } {
  return { host: hostname, port: Number(port || 6379) };
}
