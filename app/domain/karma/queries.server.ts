import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { KARMA_PAGE_SIZE, type KarmaReason } from './policy';
import type { KarmaLedger } from './responses';

interface LedgerRow {
  karma_points: number;
  entries: { id: number; points: number; reason: KarmaReason; created_at: string }[];
}

/**
 * Returns the acting member's karma and a page of entries, newest first.
 * Source: docs/rules.md#karma.
 */
export async function getKarmaLedger(ctx: Context, { before }: { before?: number }): Promise<KarmaLedger> {
  const memberId = requireMember(ctx);
  const from = before ?? null;
  const [row] = await ctx.sql<LedgerRow[]>`
    WITH own AS MATERIALIZED (
      SELECT id, delta, reason, created_at FROM karma_entries WHERE member_id = ${memberId}
    ), page AS (
      SELECT id, delta, reason, created_at FROM own
      WHERE ${from}::int IS NULL OR (created_at, id) < (SELECT created_at, id FROM own WHERE id = ${from}::int)
      ORDER BY created_at DESC, id DESC LIMIT ${KARMA_PAGE_SIZE + 1}
    )
    SELECT karma_points, (
      SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'points', delta, 'reason', reason, 'created_at', created_at)
        ORDER BY created_at DESC, id DESC), '[]') FROM page
    ) AS entries
    FROM members WHERE members.id = ${memberId}`;
  if (!row) throw new DomainError('not_found', t('Member not found.'));
  const entries = row.entries
    .slice(0, KARMA_PAGE_SIZE)
    .map((entry) => ({ ...entry, created_at: new Date(entry.created_at).toISOString() }));
  const hasMore = row.entries.length > KARMA_PAGE_SIZE;
  return { karma_points: row.karma_points, entries, next: hasMore ? (entries.at(-1)?.id ?? null) : null };
}
