import { formatMoment } from '~/lib/calendar';
import { provenAdmin } from '../admins/acting-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { FORMER_MEMBER, refundedRupees, type DonationStatus } from './policy';

/** One line of a report. */
export interface ExportedDonation {
  id: number;
  donor: string;
  email: string;
  /** Rupees. */
  amount: number;
  category: string;
  payment_method: string;
  status: string;
  /** As the community's clocks showed it. */
  date: string;
  /** Rupees. */
  refunded_amount: number;
  karma_points_awarded: number;
  decided_by: string;
  rejection_reason: string;
  /** The provider's, for a donation that was paid online. */
  payment_id: string;
}

const BATCH = 1_000;

/**
 * Begins a report of the donations of a state, or of all, the newest first: audited before the first line, and read a batch at a time while it
 * is written, so that it takes the same memory however long it grows. Needs view_all_donations or view_analytics.
 */
export async function exportDonations(
  ctx: Context,
  status?: DonationStatus,
): Promise<AsyncGenerator<ExportedDonation[], void>> {
  provenAdmin(ctx, ...exportDonations.permissions);
  await ctx.db.$transaction((tx) =>
    recordAudit(ctx, tx, { action: 'donations.exported', subject: { kind: 'donations', id: status ?? 'all' } }),
  );
  return linesOf(ctx, status);
}

exportDonations.permissions = ['view_all_donations', 'view_analytics'] as const;

async function* linesOf(ctx: Context, status?: DonationStatus): AsyncGenerator<ExportedDonation[], void> {
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows = await readBatch(ctx, status, last);
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
function readBatch(ctx: Context, status: DonationStatus | undefined, last: Cursor | undefined) {
  return ctx.db.donation.findMany({
    where: {
      ...(status ? { status } : {}),
      ...(last
        ? { created_at: { lte: last.created_at }, NOT: { created_at: last.created_at, id: { gte: last.id } } }
        : {}),
    },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: BATCH,
    include: { member: { select: { name: true, email: true } }, decidedBy: { select: { name: true } } },
  });
}

function lineOf({ clock }: Context, row: Row): ExportedDonation {
  return {
    id: row.id,
    donor: row.member?.name ?? FORMER_MEMBER,
    email: row.member?.email ?? '',
    amount: row.amount_paise / 100,
    category: row.category,
    payment_method: row.payment_method,
    status: row.status,
    date: formatMoment(row.created_at, clock.timeZone),
    refunded_amount: refundedRupees(row),
    karma_points_awarded: row.karma_points_awarded,
    decided_by: row.decidedBy?.name ?? '',
    rejection_reason: row.rejection_reason ?? '',
    payment_id: row.provider_payment_id ?? '',
  };
}
