import type { Context } from '../context';
import { RECIPIENT_CODES } from './provider-errors';

interface Refusals {
  /** Number of codes refused since the last successful one. */
  codes: number;
  since: Date | null;
  lastCode: string | null;
}

interface Look {
  minutes: number;
  /** Ignores codes to this phone. */
  exceptPhone?: string;
}

/** Number of recent codes that are examined. */
const LATEST_CODES = 2_000;

/** Until then, an accepted message can still be refused by a callback. */
const SETTLED_AFTER_MS = 30_000;

/** An older refusal says nothing about the next code. */
const STAFF_LOOK = { minutes: 60 } as const;
const VISITOR_LOOK = { minutes: 15 } as const;

/** Returns whether the provider currently refuses all one-time codes, and since when. */
export function getCodeRefusals(ctx: Context): Promise<Refusals> {
  return readRefusals(ctx, STAFF_LOOK);
}

/**
 * True if codes are refused now. Ignores codes to `exceptPhone`, because visitors must not learn
 * whether a phone is registered.
 */
export async function areCodesRefused(ctx: Context, exceptPhone = ''): Promise<boolean> {
  return (await readRefusals(ctx, { ...VISITOR_LOOK, exceptPhone })).codes > 0;
}

// Uses the index on otp_id, because recent codes are few among all messages.
async function readRefusals(ctx: Context, { minutes, exceptPhone = '' }: Look): Promise<Refusals> {
  const now = ctx.clock.now().getTime();
  const after = new Date(now - minutes * 60_000);
  const settled = new Date(now - SETTLED_AFTER_MS);
  const [refusals] = await ctx.sql<[Refusals]>`
    WITH latest AS (
      SELECT created_at, handed_over_at, error_code, phone, status,
        status IN ('sent', 'delivered', 'read') OR (status = 'queued' AND handed_over_at < ${settled}) AS was_sent,
        status IN ('pending', 'failed') AND error_code IS NOT NULL AND error_code <> ALL (${RECIPIENT_CODES}::text[]) AS was_refused
      FROM outbox_messages WHERE otp_id IS NOT NULL ORDER BY otp_id DESC LIMIT ${LATEST_CODES}
    ), codes AS (
      SELECT * FROM latest WHERE handed_over_at IS NOT NULL AND phone <> ${exceptPhone}
    ), last_sent AS (
      SELECT coalesce(max(handed_over_at), '-infinity') AS at FROM codes WHERE was_sent
    ), refused AS (
      SELECT created_at, handed_over_at, error_code FROM codes, last_sent WHERE was_refused AND handed_over_at > last_sent.at
    )
    SELECT CASE WHEN max(handed_over_at) > ${after} THEN count(*)::int ELSE 0 END AS codes,
      min(created_at) AS since, (array_agg(error_code ORDER BY handed_over_at DESC))[1] AS "lastCode"
    FROM refused`;
  return refusals.codes > 0 ? refusals : { codes: 0, since: null, lastCode: null };
}
