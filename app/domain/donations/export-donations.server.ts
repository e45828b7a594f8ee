import type { z } from 'zod';
import { localDateOf } from '~/lib/calendar';
import { provenAdmin } from '../admins/acting-admin';
import { SEE_DONATIONS } from '../admins/policy';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { statusAndDays } from './donation-search.server';
import { FORMER_MEMBER, receiptNumber, refundedRupees } from './policy';
import type { exportDonationsSchema } from './review-schemas';

/** One line of a report. */
export interface ExportedDonation {
  id: number;
  /** Of an approved donation. */
  receipt_number: string;
  donor: string;
  email: string;
  /** Rupees. */
  amount: number;
  category: string;
  payment_method: string;
  status: string;
  /** The community's civil day, `2026-11-20`. */
  date: string;
  /** Instants in ISO 8601, as all that follow. */
  created_at: string;
  /** Rupees. */
  refunded_amount: number;
  karma_points_awarded: number;
  decided_by: string;
  decided_at: string;
  refunded_at: string;
  rejection_reason: string;
  /** The provider's, for a donation that was paid online. */
  payment_id: string;
  order_id: string;
  /** What the QR code of an exact amount carried; it stands on the bank statement. */
  reference: string;
}

type Asked = Partial<Omit<z.output<typeof exportDonationsSchema>, 'format'>>;

const BATCH = 1_000;

/**
 * Begins a report of the donations of a state, or of all, from one civil day to another, the newest first: audited before the first line, and
 * read a batch at a time while it is written, so that none is left out and it takes the same memory however long it grows. Needs
 * view_all_donations or view_analytics.
 */
export async function exportDonations(ctx: Context, asked: Asked): Promise<AsyncGenerator<ExportedDonation[], void>> {
  provenAdmin(ctx, ...exportDonations.permissions);
  const { status = 'all', from = null, to = null } = asked;
  await ctx.db.$transaction((tx) =>
    recordAudit(ctx, tx, {
      action: 'donations.exported',
      subject: { kind: 'donations', id: status },
      after: { from, to },
    }),
  );
  return linesOf(ctx, asked);
}

exportDonations.permissions = SEE_DONATIONS;

async function* linesOf(ctx: Context, asked: Asked): AsyncGenerator<ExportedDonation[], void> {
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows = await readBatch(ctx, asked, last);
    last = rows.at(-1);
    yield rows.map((row) => lineOf(ctx, row));
  }
}

interface Cursor {
  created_at: Date;
  id: number;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

/** What comes after a row of the list, along the index of its order. */
function readBatch(ctx: Context, asked: Asked, last: Cursor | undefined) {
  return ctx.db.donation.findMany({
    where: {
      AND: statusAndDays(ctx, asked),
      ...(last
        ? { created_at: { lte: last.created_at }, NOT: { created_at: last.created_at, id: { gte: last.id } } }
        : {}),
    },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: BATCH,
    include: {
      member: { select: { name: true, email: true } },
      decidedBy: { select: { name: true } },
      order: { select: { provider_order_id: true } },
    },
  });
}

function lineOf({ clock, community }: Context, row: Row): ExportedDonation {
  return {
    id: row.id,
    receipt_number: row.status === 'approved' ? receiptNumber(community.memberIdPrefix, row.id) : '',
    donor: row.member?.name ?? FORMER_MEMBER,
    email: row.member?.email ?? '',
    amount: row.amount_paise / 100,
    category: row.category,
    payment_method: row.payment_method,
    status: row.status,
    date: localDateOf(row.created_at, clock.timeZone),
    created_at: row.created_at.toISOString(),
    refunded_amount: refundedRupees(row),
    karma_points_awarded: row.karma_points_awarded,
    decided_by: row.decidedBy?.name ?? '',
    decided_at: row.decided_at?.toISOString() ?? '',
    refunded_at: row.refunded_at?.toISOString() ?? '',
    rejection_reason: row.rejection_reason ?? '',
    payment_id: row.provider_payment_id ?? '',
    order_id: row.order?.provider_order_id ?? '',
    reference: row.reference ?? '',
  };
}
