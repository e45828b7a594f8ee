import { getRateLimitNetworks } from '~/lib/network';
import type { Context } from '../context';
import type { RateLimit } from './rate-limiter';

/**
 * Factor for the limit of the wider network (IPv6 /48), which may belong to a whole company or
 * campus.
 */
const WIDE_FACTOR = 5;

/**
 * Enforces a limit for the client's network and for the wider network around it. Throws
 * `rate_limited` if one of them is exceeded. Source: docs/rules.md#identity, networks.
 */
export async function limitByNetwork(ctx: Context, limit: RateLimit): Promise<void> {
  for (const [counted, network] of listCounters(ctx, limit)) await ctx.limits.consume(counted, network);
}

export async function refundNetworkLimit(ctx: Context, limit: RateLimit): Promise<void> {
  await Promise.all(listCounters(ctx, limit).map(([counted, network]) => ctx.limits.refund(counted, network)));
}

export function getClientNetwork({ origin }: Pick<Context, 'origin'>): string {
  return getRateLimitNetworks(origin.address)[0];
}

function listCounters({ origin }: Context, limit: RateLimit): [RateLimit, string][] {
  const [network, wide] = getRateLimitNetworks(origin.address);
  const widened = { ...limit, name: `${limit.name}-wide`, times: limit.times * WIDE_FACTOR };
  return wide === undefined
    ? [[limit, network]]
    : [
        [limit, network],
        [widened, wide],
      ];
}
