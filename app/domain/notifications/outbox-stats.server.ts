import type { MessageTemplate } from '~/db/generated/client';
import type { Context } from '../context';

export interface OutboxStats {
  pending: number;
  oldestOtpSeconds: number;
  /** By how many seconds the oldest due message of each template is late. */
  overdue: { template: MessageTemplate; seconds: number }[];
}

/**
 * Returns the number of pending messages, the age of the oldest one-time code among them, and the
 * delay of each template, for the metrics.
 */
export async function getOutboxStats(ctx: Context): Promise<OutboxStats> {
  const now = ctx.clock.now();
  const rows = await ctx.sql<{ template: MessageTemplate; pending: number; otpSeconds: number; lateSeconds: number }[]>`
    SELECT template, count(*)::int AS pending,
      coalesce(extract(epoch FROM ${now} - min(created_at) FILTER (WHERE template = 'otp' AND expires_at > ${now})), 0)::float8
        AS "otpSeconds",
      extract(epoch FROM ${now} - min(due_at))::float8 AS "lateSeconds"
    FROM outbox_messages WHERE status IN ('pending', 'sending') GROUP BY template`;
  return {
    pending: rows.reduce((sum, { pending }) => sum + pending, 0),
    oldestOtpSeconds: Math.max(0, ...rows.map(({ otpSeconds }) => otpSeconds)),
    overdue: rows.map(({ template, lateSeconds }) => ({ template, seconds: Math.max(0, lateSeconds) })),
  };
}
