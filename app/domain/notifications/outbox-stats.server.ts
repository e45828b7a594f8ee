import type { Context } from '../context';

export interface OutboxStats {
  pending: number;
  oldestOtpSeconds: number;
}

/**
 * Returns the number of pending messages and the age of the oldest one-time code among them, for
 * the metrics.
 */
export async function getOutboxStats(ctx: Context): Promise<OutboxStats> {
  const now = ctx.clock.now();
  const [figures] = await ctx.sql<[OutboxStats]>`
    SELECT count(*)::int AS pending,
      coalesce(extract(epoch FROM ${now} - min(created_at) FILTER (WHERE template = 'otp' AND expires_at > ${now})), 0)::float8
        AS "oldestOtpSeconds"
    FROM outbox_messages WHERE status IN ('pending', 'sending')`;
  return figures;
}
