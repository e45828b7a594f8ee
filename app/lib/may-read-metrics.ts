import { sameBytes } from './same-bytes';

/** True with METRICS_TOKEN as the bearer token; if no token is set, for a loopback peer. */
export function mayReadMetrics(
  { metricsToken }: { metricsToken?: string | undefined },
  { authorization, address }: { authorization: string; address: string },
): boolean {
  if (metricsToken) return sameBytes(Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`));
  const peer = address.replace(/^::ffff:/, '');
  return peer === '::1' || peer.startsWith('127.');
}
