import type { Context } from '../context';

export interface OutboxFigures {
  pending: number;
  oldestOtpSeconds: number;
}

/** Counts pending messages for the metrics. */
export async function getOutboxFigures(ctx: Context): Promise<OutboxFigures> {
  const now = ctx.clock.now();
  const [figures] = await ctx.sql<[OutboxFigures]>`
    SELECT count(*)::int AS pending,
      coalesce(extract(epoch FROM ${now} - min(created_at) FILTER (WHERE template = 'otp' AND expires_at > ${now})), 0)::float8
        AS "oldestOtpSeconds"
    FROM outbox_messages WHERE status IN ('pending', 'sending')`;
  return figures;
}
