import type { Context } from '../context';
import { RECIPIENT_ERROR_CODES } from './provider-errors';

interface Refusals {
  /** Number of codes that were rejected since the last accepted code. */
  codes: number;
  since: Date | null;
  lastCode: string | null;
}

interface RefusalWindow {
  minutes: number;
  /** Codes to this phone are ignored. */
  exceptPhone?: string;
}

/** Maximum number of recent codes that are examined. */
const LATEST_CODES = 2_000;

/**
 * Milliseconds after which an accepted message counts as sent. Before that, a callback can still
 * report a failure.
 */
const SETTLED_AFTER_MS = 30_000;

/**
 * Only rejections in the last `minutes` count. Older ones do not predict whether the next code will
 * be rejected.
 */
const STAFF_WINDOW = { minutes: 60 } as const;
const VISITOR_WINDOW = { minutes: 15 } as const;

/**
 * Returns how many one-time codes were rejected since the last accepted one, and since when.
 * Failures that concern only the recipient do not count.
 */
export function getCodeDeliveryFailures(ctx: Context): Promise<Refusals> {
  return readRefusals(ctx, STAFF_WINDOW);
}

/**
 * True if one-time codes currently cannot be delivered. Failures for `exceptPhone` are ignored,
 * because the result would otherwise reveal to visitors whether the phone is registered.
 */
export async function isCodeDeliveryFailing(ctx: Context, exceptPhone = ''): Promise<boolean> {
  return (await readRefusals(ctx, { ...VISITOR_WINDOW, exceptPhone })).codes > 0;
}

// Reads the latest codes through the index on otp_id, because codes are rare among all messages.
async function readRefusals(ctx: Context, { minutes, exceptPhone = '' }: RefusalWindow): Promise<Refusals> {
  const now = ctx.clock.now().getTime();
  const after = new Date(now - minutes * 60_000);
  const settled = new Date(now - SETTLED_AFTER_MS);
  const [refusals] = await ctx.sql<[Refusals]>`
    WITH latest AS (
      SELECT created_at, handed_over_at, error_code, phone, status,
        status IN ('sent', 'delivered', 'read') OR (status = 'queued' AND handed_over_at < ${settled}) AS was_sent,
        status IN ('pending', 'failed') AND error_code IS NOT NULL AND error_code <> ALL (${RECIPIENT_ERROR_CODES}::text[]) AS was_refused
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
