import { isEqualInConstantTime } from './constant-time-equal';

/**
 * True if the bearer token is METRICS_TOKEN or, without that setting, if the peer is on loopback.
 */
export function mayReadMetrics(
  { metricsToken }: { metricsToken?: string | undefined },
  { authorization, address }: { authorization: string; address: string },
): boolean {
  if (metricsToken) return isEqualInConstantTime(Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`));
  const peer = address.replace(/^::ffff:/, '');
  return peer === '::1' || peer.startsWith('127.');
}
