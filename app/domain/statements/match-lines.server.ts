import type { Transaction } from '~/db/client.server';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { Context } from '../context';
import { approvePendingDonations } from '../donations/approve-donation.server';
import { findDuplicateSigns } from '../donations/duplicate-signs.server';
import { isLookalike } from '../donations/policy';
import { decideLine, findCandidates, type CandidateDonation, type LineDecision, type OpenLine } from './decide-line';
import { type CloseReason, NEAR_DAYS, type StatementKind } from './policy';

/**
 * Maximum number of donations that one transaction approves. More would lock the receipt numbers
 * for too long.
 */
const CHUNK_SIZE = 100;

interface Decided {
  line: OpenLine;
  decision: LineDecision;
}

/**
 * Compares the lines of a statement that are not matched yet with the donations, and approves the
 * donations that the lines prove. The number of statements does not depend on the number of lines,
 * except for the chunks of approvals. Source: docs/rules.md#bank-statements.
 */
export async function matchLines(ctx: Context, statementId: number, kind: StatementKind): Promise<void> {
  const decided = await decide(ctx, statementId, kind);
  const proofs = decided.filter(({ decision }) => decision.match === 'matched' && decision.approve);
  for (let at = 0; at < proofs.length; at += CHUNK_SIZE) await approve(ctx, proofs.slice(at, at + CHUNK_SIZE));
  // Other admins may have decided on a donation in the meantime, so the remaining lines are
  // evaluated again.
  const rest = proofs.length > 0 ? await decide(ctx, statementId, kind) : decided;
  await ctx.db.$transaction(async (tx) => {
    await lockLines(tx);
    await save(tx, rest);
    if (kind === 'settlement') {
      await matchRefunds(tx, statementId);
      await matchUnmatchedPayments(tx, statementId);
      await matchPayouts(tx, statementId);
    }
  });
  if (kind === 'bank') await ctx.db.$transaction((tx) => matchPayouts(tx, statementId));
}

async function decide(ctx: Context, statementId: number, kind: StatementKind): Promise<Decided[]> {
  const { adminId } = requireAdmin(ctx);
  const [rows, admin] = await Promise.all([
    ctx.db.statementLine.findMany({
      where: {
        statement_id: statementId,
        match: { not: 'matched' },
        amount_paise: { gt: 0 },
      },
      orderBy: { line: 'asc' },
      select: { id: true, day: true, amount_paise: true, numbers: true, qr_references: true },
    }),
    ctx.db.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } }),
  ]);
  const lines = rows.map((row) => ({ ...row, amount_paise: Number(row.amount_paise) }));
  const [candidates, near] = await Promise.all([
    listCandidates(ctx, lines),
    kind === 'bank' ? findNear(ctx, statementId) : new Map<string, number>(),
  ]);
  const rules = {
    kind,
    twoPeopleAboveRupees: ctx.community.twoPeopleAboveRupees,
    ownMemberId: admin.member_id,
  };
  const byKey = indexByKey(candidates);
  const used = new Set<number>();
  return lines.map((line) => {
    const possible = findCandidates(line, [...new Set(getKeys(line).flatMap((key) => byKey.get(key) ?? []))]);
    const present = possible.map((one) => (used.has(one.id) ? { ...one, has_line: true } : one));
    const decision = decideLine(line, present, near.get(getNearKey(line)) ?? null, rules);
    if (decision.match === 'matched') used.add(decision.donationId);
    return { line, decision };
  });
}

const getKeys = ({ numbers, qr_references }: OpenLine) => [...numbers, ...qr_references];

function indexByKey(donations: readonly CandidateDonation[]): Map<string, CandidateDonation[]> {
  const index = new Map<string, CandidateDonation[]>();
  for (const donation of donations)
    for (const key of [donation.reference, donation.utr, donation.provider_payment_id])
      if (key !== null) index.set(key, [...(index.get(key) ?? []), donation]);
  return index;
}

/** Lists the donations with a reference, UTR or payment id of the lines. */
async function listCandidates(ctx: Context, lines: readonly OpenLine[]): Promise<CandidateDonation[]> {
  const keys = [...new Set(lines.flatMap(getKeys))];
  if (keys.length === 0) return [];
  const rows = await ctx.sql<Omit<CandidateDonation, 'isLookalike'>[]>`
    SELECT id, status::text AS status, payment_method::text AS payment_method, amount_paise, payer_fee_paise, member_id,
      reference, utr, provider_payment_id, donated_on,
      EXISTS (SELECT FROM statement_lines WHERE donation_id = donations.id AND match = 'matched') AS has_line,
      EXISTS (SELECT FROM statement_lines WHERE donation_id = donations.id AND reason = 'undone') AS is_undone
    FROM donations WHERE id IN (
      SELECT id FROM donations WHERE reference IS NOT NULL AND reference = ANY(${keys}::text[])
      UNION SELECT id FROM donations WHERE utr IS NOT NULL AND utr = ANY(${keys}::text[])
      UNION SELECT id FROM donations WHERE provider_payment_id = ANY(${keys}::text[])
    ) ORDER BY id`;
  const signs = await findDuplicateSigns(
    ctx,
    rows.filter(({ status }) => status === 'pending').map(({ id }) => id),
  );
  return rows.map((row) => {
    const found = signs.get(row.id);
    return { ...row, isLookalike: found !== undefined && isLookalike(found) };
  });
}

const getNearKey = ({ amount_paise, day }: Pick<OpenLine, 'amount_paise' | 'day'>) =>
  `${amount_paise} ${day.toISOString()}`;

/**
 * Returns, for each amount and day of the open lines, a pending QR donation of the same amount and
 * about the same day.
 */
async function findNear(ctx: Context, statementId: number): Promise<Map<string, number>> {
  const rows = await ctx.sql<{ amount_paise: number; day: Date; donation_id: number }[]>`
    SELECT lines.amount_paise, lines.day, near.id AS donation_id
    FROM (
      SELECT DISTINCT amount_paise::int AS amount_paise, day FROM statement_lines
      WHERE statement_id = ${statementId} AND match <> 'matched' AND amount_paise <= 2147483647
    ) AS lines
    CROSS JOIN LATERAL (
      SELECT id FROM donations
      WHERE status = 'pending' AND payment_method = 'qr' AND amount_paise = lines.amount_paise
        AND donated_on BETWEEN lines.day - ${NEAR_DAYS}::int AND lines.day + ${NEAR_DAYS}::int
      ORDER BY abs(donated_on - lines.day), id LIMIT 1
    ) AS near`;
  return new Map(rows.map((row) => [getNearKey(row), row.donation_id]));
}

/** Locks all statement lines against concurrent matching until the transaction ends. */
function lockLines(tx: Transaction): Promise<void> {
  return acquireAdvisoryLock(tx, 'statement-lines');
}

async function approve(ctx: Context, proofs: readonly Decided[]): Promise<void> {
  const { adminId } = requireAdmin(ctx);
  const lineOf = new Map(
    proofs.flatMap(({ line, decision }) => (decision.match === 'matched' ? [[decision.donationId, line.id]] : [])),
  );
  const named = {
    id: { in: [...lineOf.keys()] },
    payment_method: 'qr' as const,
    amount_paise: { lte: ctx.community.twoPeopleAboveRupees * 100 },
  };
  await approvePendingDonations(ctx, named, adminId, {
    proposal: { proposed_by_id: null, proposed_at: null },
    action: 'donation.approved_by_statement',
    also: async (tx, ids) => {
      await lockLines(tx);
      await tx.$executeRaw`
        UPDATE statement_lines SET match = 'matched', reason = NULL, donation_id = one.donation_id, approved = true
        FROM unnest(${ids.map((id) => String(lineOf.get(id)))}::bigint[], ${ids}::int[]) AS one(line_id, donation_id)
        WHERE statement_lines.id = one.line_id AND match <> 'matched'`;
    },
  });
}

/**
 * Saves the decisions. If another line was matched to the donation in the meantime, the line is
 * saved as a close match.
 */
async function save(tx: Transaction, decided: readonly Decided[]): Promise<void> {
  const rows = decided.map(({ line, decision }) => ({ id: String(line.id), ...toColumns(decision) }));
  if (rows.length === 0) return;
  await tx.$executeRaw`
    WITH one AS (
      SELECT decided.*, match = 'matched' AND EXISTS (
        SELECT FROM statement_lines AS other WHERE other.donation_id = decided.donation_id AND other.match = 'matched'
      ) AS is_second
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS decided(id bigint, match "StatementMatch", reason text, donation_id int)
    )
    UPDATE statement_lines SET donation_id = one.donation_id,
      match = CASE WHEN is_second THEN 'close' ELSE one.match END,
      reason = CASE WHEN is_second THEN 'second_line' ELSE one.reason END
    FROM one WHERE statement_lines.id = one.id AND statement_lines.match <> 'matched'`;
}

/**
 * Converts a decision to columns. If its donation should have been approved but is still pending,
 * because the approval was undone, the line is saved as a close match.
 */
function toColumns(decision: LineDecision) {
  const { match } = decision;
  if (match === 'unknown') return { match, reason: null, donation_id: null };
  const { donationId: donation_id } = decision;
  if (match === 'close') return { match, reason: decision.reason, donation_id };
  return decision.approve
    ? { match: 'close', reason: 'pending' satisfies CloseReason, donation_id }
    : { match, reason: null, donation_id };
}

/** Matches the refunds of a settlement with the refunds in our database. */
async function matchRefunds(tx: Transaction, statementId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE statement_lines AS entry SET match = 'matched', reason = 'refund'
    WHERE statement_id = ${statementId} AND amount_paise < 0 AND match <> 'matched' AND (
      EXISTS (SELECT FROM donation_refunds WHERE provider_refund_id = ANY(numbers) AND status = 'done')
      OR EXISTS (
        SELECT FROM donations WHERE provider_payment_id = ANY(numbers)
          AND (donations.status = 'refunded' OR refunded_paise >= -entry.amount_paise)
      )
      OR EXISTS (SELECT FROM unmatched_payments WHERE provider_payment_id = ANY(numbers) AND status = 'refunded')
    )`;
}

/**
 * Matches the payments of a settlement that became no donation, and that staff have refunded or
 * settled. As long as such a payment waits for staff, its line is only close.
 */
async function matchUnmatchedPayments(tx: Transaction, statementId: number): Promise<void> {
  const waiting: CloseReason = 'unmatched';
  await tx.$executeRaw`
    UPDATE statement_lines AS entry SET donation_id = NULL,
      match = (CASE WHEN payment.status IN ('refunded', 'settled') THEN 'matched' ELSE 'close' END)::"StatementMatch",
      reason = CASE WHEN payment.status IN ('refunded', 'settled') THEN 'handled' ELSE ${waiting} END
    FROM unmatched_payments AS payment
    WHERE statement_id = ${statementId} AND match <> 'matched' AND payment.provider_payment_id = ANY(numbers)
      AND entry.amount_paise = payment.amount_paise`;
}

/**
 * Matches bank lines with payouts of the payment provider, by the UTR that both statements contain.
 */
async function matchPayouts(tx: Transaction, statementId: number): Promise<void> {
  await lockLines(tx);
  await tx.$executeRaw`
    UPDATE statement_lines AS payout SET match = 'matched', reason = 'payout', donation_id = NULL
    FROM statement_accounts AS account, statement_lines AS part, statement_accounts AS provider
    WHERE account.id = payout.account_id AND account.kind = 'bank' AND payout.match <> 'matched'
      AND provider.id = part.account_id AND provider.kind = 'settlement' AND part.payout_utr = ANY(payout.numbers)
      AND (payout.statement_id = ${statementId} OR part.statement_id = ${statementId})`;
}
