import { formatMoment } from '~/lib/calendar';
import { actingAdmin } from '../admins/acting-admin';
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
}

/** More than this do not go into one report. */
export const EXPORT_LIMIT = 50_000;

/** The donations of a state, or of all, as lines of a report, the newest first. Audited. Needs view_all_donations or view_analytics. */
export async function exportDonations(ctx: Context, status?: DonationStatus): Promise<ExportedDonation[]> {
  actingAdmin(ctx, 'view_all_donations', 'view_analytics');
  const rows = await ctx.db.donation.findMany({
    where: status ? { status } : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: EXPORT_LIMIT,
    include: { member: { select: { name: true, email: true } }, decidedBy: { select: { name: true } } },
  });
  await ctx.db.$transaction((tx) =>
    recordAudit(ctx, tx, {
      action: 'donations.exported',
      subject: { kind: 'donations', id: status ?? 'all' },
      after: { rows: rows.length },
    }),
  );
  return rows.map((row) => ({
    id: row.id,
    donor: row.member?.name ?? FORMER_MEMBER,
    email: row.member?.email ?? '',
    amount: row.amountPaise / 100,
    category: row.category,
    payment_method: row.paymentMethod,
    status: row.status,
    date: formatMoment(row.createdAt, ctx.clock.timeZone),
    refunded_amount: refundedRupees(row),
    karma_points_awarded: row.karmaPointsAwarded,
    decided_by: row.decidedBy?.name ?? '',
    rejection_reason: row.rejectionReason ?? '',
  }));
}
