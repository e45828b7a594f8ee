import { isEqualInConstantTime } from './constant-time-equal';

/**
 * True if the request has the bearer token METRICS_TOKEN. If that setting is missing, true if the
 * request comes from a loopback address.
 */
export function mayReadMetrics(
  { metricsToken }: { metricsToken?: string | undefined },
  { authorization, address }: { authorization: string; address: string },
): boolean {
  if (metricsToken) return isEqualInConstantTime(Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`));
  const peer = address.replace(/^::ffff:/, '');
  return peer === '::1' || peer.startsWith('127.');
}
