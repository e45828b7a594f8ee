import { isIP, isIPv6 } from 'node:net';

export function parseAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? [];
  const bare = (bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')).replace(/%.*$/, '');
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
}

/**
 * Returns the networks by which requests are limited: the IPv4 address, or the /64 and /48 networks
 * of an IPv6 address. A /64 is the smallest IPv6 network, because a subscriber usually controls all
 * of it.
 */
export function getRateLimitNetworks(address: string): [string, string?] {
  if (!isIPv6(address)) return [address];
  const groups = expandIpv6(address);
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`];
}

function expandIpv6(address: string): string[] {
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
