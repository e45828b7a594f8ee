import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { fromDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { findLatestDisputes } from './disputes.server';
import { findDuplicateSigns, NO_DUPLICATE_SIGNS } from './duplicate-signs.server';
import { getDonationStats } from './donation-stats.server';
import { buildDonationFilter } from './donation-search.server';
import { findReturnedTwice } from './refund-queries.server';
import { findStaffNames } from './find-staff-names.server';
import {
  createDonationCursor,
  buildDonationOrderBy,
  getDonationSortOrder,
  listDonationIdsOnPage,
} from './review-page.server';
import { getApprovalOption, MAX_COUNTED_DONATIONS, FORMER_MEMBER_NAME, getRefundedRupees } from './policy';
import type { listDonationsSchema } from './review-schemas';
import { buildSignedScreenshotPath } from './screenshot.server';
import { getUndoDeadline } from './undo-decision.server';
import type { DonationList, DonationForReview } from './responses';
import { untranslated } from '~/i18n/messages/message';

const columns = {
  id: true,
  member_id: true,
  donor_name: true,
  amount_paise: true,
  payer_fee_paise: true,
  category: true,
  status: true,
  payment_method: true,
  screenshot_key: true,
  created_at: true,
  donated_on: true,
  rejection_reason: true,
  karma_points_awarded: true,
  decided_at: true,
  refunded_paise: true,
  lost_paise: true,
  reference: true,
  utr: true,
  provider_payment_id: true,
  decided_by_id: true,
  proposed_by_id: true,
  proposed_at: true,
  member: { select: { name: true, email: true } },
  statementLines: { where: { match: 'matched' }, select: { statement_id: true, approved: true } },
} satisfies Prisma.DonationSelect;

type Row = Prisma.DonationGetPayload<{ select: typeof columns }>;

/**
 * Returns a page of donations, the cursor for nearby pages and the statistics.
 * Source: docs/specification/back-office.md#screens; docs/rules.md#conventions.
 */
export async function listDonations(
  ctx: Context,
  { page, limit, near, sort, ...asked }: z.output<typeof listDonationsSchema>,
): Promise<DonationList> {
  requireAdmin(ctx, ...listDonations.permissions);
  const { status, search, from, to, method, min_amount } = asked;
  const order = getDonationSortOrder(status, sort);
  const [stats, where] = await Promise.all([getDonationStats(ctx), buildDonationFilter(ctx, asked)]);
  const isNarrow = search || from || to || method || min_amount;
  const known = status ? stats[`${status}_count`] : stats.total_donations;
  const total = isNarrow ? await ctx.db.donation.count({ where, take: MAX_COUNTED_DONATIONS }) : known;
  const isWhole = !isNarrow || total < MAX_COUNTED_DONATIONS;
  const ids = await listDonationIdsOnPage(ctx, { where, order, page, limit, total, isWhole, near });
  const rows = await ctx.db.donation.findMany({
    where: { id: { in: ids } },
    orderBy: buildDonationOrderBy(order),
    select: columns,
  });
  return {
    donations: await withMarks(ctx, rows),
    pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / limit)), total_donations: total },
    cursor: createDonationCursor(order, page, rows[0]),
    stats,
  };
}

listDonations.permissions = VIEW_DONATIONS_PERMISSIONS;

export interface DonationReview {
  donation: DonationForReview;
  /** Another donation with the same or a similar screenshot, to compare, or null. */
  lookalike: DonationForReview | null;
  next: DonationForReview | null;
  previousId: number | null;
  pendingCount: number;
  twoPeopleAboveRupees: number;
}

/**
 * Returns one donation for its review page, with the neighbouring pending donations. Throws
 * `not_found` if there is no such donation.
 */
export async function getDonationForReview(ctx: Context, id: number): Promise<DonationReview> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const row = await ctx.db.donation.findUnique({ where: { id }, select: columns });
  if (!row) throw new DomainError('not_found', untranslated('Donation not found.'));
  const [next, previous, stats] = await Promise.all([
    findAdjacent(ctx, row, 'asc'),
    findAdjacent(ctx, row, 'desc'),
    getDonationStats(ctx),
  ]);
  const [donation, following] = await withMarks(ctx, next ? [row, next] : [row]);
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  const { same_file, same_utr, near_picture } = donation.marks;
  const [otherId] = [...same_file, ...same_utr, ...near_picture];
  const other =
    otherId === undefined ? null : await ctx.db.donation.findUnique({ where: { id: otherId }, select: columns });
  const [lookalike = null] = other ? await withMarks(ctx, [other]) : [];
  return {
    donation,
    lookalike,
    next: following ?? null,
    previousId: previous?.id ?? null,
    pendingCount: stats.pending_count,
    twoPeopleAboveRupees: ctx.community.twoPeopleAboveRupees,
  };
}

export interface ReviewQueue {
  /** Id of the oldest pending donation, or null if there is none. */
  firstId: number | null;
  waitsSince: string | null;
  pendingRupees: number;
}

/** Returns the oldest pending donation and the amount of all pending ones. */
export async function getReviewQueue(ctx: Context): Promise<ReviewQueue> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const [{ waitsSince, ...queue }] = await ctx.sql<[Omit<ReviewQueue, 'waitsSince'> & { waitsSince: Date | null }]>`
    SELECT first.id AS "firstId", first.created_at AS "waitsSince", pending.rupees AS "pendingRupees"
    FROM (
      SELECT coalesce(sum(amount_paise), 0)::float8 / 100 AS rupees FROM donation_totals WHERE status = 'pending'
    ) AS pending LEFT JOIN (
      SELECT id, created_at FROM donations WHERE status = 'pending' ORDER BY created_at, id LIMIT 1
    ) AS first ON true`;
  return { ...queue, waitsSince: waitsSince?.toISOString() ?? null };
}

/** Lists those of the given donations that are still pending, oldest first. */
export async function listSelectedPendingDonations(ctx: Context, ids: readonly number[]): Promise<DonationForReview[]> {
  requireAdmin(ctx, 'approve_donations');
  const where: Prisma.DonationWhereInput = { id: { in: [...ids] }, status: 'pending' };
  const rows = await ctx.db.donation.findMany({ where, orderBy: buildDonationOrderBy('oldest'), select: columns });
  return withMarks(ctx, rows);
}

function findAdjacent(ctx: Context, { id, created_at }: Row, direction: 'asc' | 'desc'): Promise<Row | null> {
  const beyond = direction === 'asc' ? 'gt' : 'lt';
  return ctx.db.donation.findFirst({
    where: { status: 'pending', OR: [{ created_at: { [beyond]: created_at } }, { created_at, id: { [beyond]: id } }] },
    orderBy: [{ created_at: direction }, { id: direction }],
    select: columns,
  });
}

async function withMarks(ctx: Context, rows: readonly Row[]): Promise<DonationForReview[]> {
  const { adminId } = requireAdmin(ctx);
  const [marks, disputes, twice, staff] = await Promise.all([
    findDuplicateSigns(
      ctx,
      rows.map(({ id }) => id),
    ),
    findLatestDisputes(
      ctx,
      rows.flatMap(({ provider_payment_id: id }) => id ?? []),
    ),
    findReturnedTwice(ctx, rows),
    findStaffNames(ctx, [adminId, ...rows.flatMap((row) => [row.decided_by_id, row.proposed_by_id])]),
  ]);
  const approver = { adminId, memberId: staff.get(adminId)?.member_id ?? null };
  const nameOf = (id: number | null) => (id === null ? null : (staff.get(id)?.name ?? null));
  const stepOf = (row: Row) => getApprovalOption(row, approver, ctx.community.twoPeopleAboveRupees);
  return rows.map((row) => ({
    id: row.id,
    user_id: row.member_id,
    user_name: row.member?.name ?? row.donor_name ?? FORMER_MEMBER_NAME,
    user: { email: row.member?.email ?? null },
    amount: row.amount_paise / 100,
    payer_fee: row.payer_fee_paise / 100,
    category: row.category,
    status: row.status,
    payment_method: row.payment_method,
    screenshot_path: row.screenshot_key && buildSignedScreenshotPath(ctx, row.id),
    has_screenshot: row.screenshot_key !== null,
    created_at: row.created_at.toISOString(),
    donated_on: fromDatabaseDate(row.donated_on),
    rejection_reason: row.rejection_reason,
    refunded_amount: getRefundedRupees(row),
    lost_amount: Math.min(row.lost_paise, row.amount_paise) / 100,
    returned_twice: twice.get(row.provider_payment_id ?? '') ?? 0,
    karma_points_awarded: row.karma_points_awarded,
    reference: row.reference,
    utr: row.utr,
    decided_by: nameOf(row.decided_by_id),
    decided_at: row.decided_at?.toISOString() ?? null,
    undo_until: getUndoDeadline(ctx, row, approver)?.toISOString() ?? null,
    proposed_by: nameOf(row.proposed_by_id),
    proposed_at: row.proposed_at?.toISOString() ?? null,
    approval_step: row.status === 'pending' ? stepOf(row) : null,
    marks: marks.get(row.id) ?? NO_DUPLICATE_SIGNS,
    bank_statement: row.statementLines[0] ?? null,
    dispute: disputes.get(row.provider_payment_id ?? '') ?? null,
  }));
}
