import type { z } from 'zod';
import type { Prisma } from '~/db/generated/client';
import { toLocalDate } from '~/lib/calendar';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { buildDonationFilter } from './donation-search.server';
import { FORMER_MEMBER_NAME, formatReceiptNumber, getRefundedRupees } from './policy';
import type { exportDonationsSchema } from './review-schemas';

export interface ExportedDonation {
  id: number;
  receipt_number: string;
  donor: string;
  email: string;
  /** Amount in rupees. */
  amount: number;
  category: string;
  payment_method: string;
  status: string;
  date: string;
  created_at: string;
  refunded_amount: number;
  karma_points_awarded: number;
  decided_by: string;
  decided_at: string;
  refunded_at: string;
  rejection_reason: string;
  payment_id: string;
  order_id: string;
  reference: string;
  /** The three member fields are empty if the donor has deleted the account. */
  member_id: number | '';
  member_id_label: string;
  phone: string;
}

type ExportFilters = Partial<Omit<z.output<typeof exportDonationsSchema>, 'format'>>;

const BATCH = 1_000;

/** Writes an audit entry and then streams the donation report in batches, newest first. */
export async function exportDonations(
  ctx: Context,
  asked: ExportFilters,
): Promise<AsyncGenerator<ExportedDonation[], void>> {
  requireReauthenticatedAdmin(ctx, ...exportDonations.permissions);
  const { status = 'all', from = null, to = null, method = null, min_amount = null, search } = asked;
  await ctx.db.$transaction((tx) =>
    recordAuditEntry(ctx, tx, {
      action: 'donations.exported',
      subject: { kind: 'donations', id: status },
      after: { from, to, method, min_amount, searched: Boolean(search) },
    }),
  );
  return streamLines(ctx, await buildDonationFilter(ctx, asked));
}

exportDonations.permissions = VIEW_DONATIONS_PERMISSIONS;

async function* streamLines(ctx: Context, asked: Prisma.DonationWhereInput): AsyncGenerator<ExportedDonation[], void> {
  for (let last: Row | undefined, isFirst = true; isFirst || last; isFirst = false) {
    const rows = await readBatch(ctx, asked, last);
    last = rows.at(-1);
    yield rows.map((row) => toLine(ctx, row));
  }
}

interface Cursor {
  created_at: Date;
  id: number;
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

function readBatch(ctx: Context, asked: Prisma.DonationWhereInput, last: Cursor | undefined) {
  return ctx.standby.donation.findMany({
    where: {
      AND: [asked],
      ...(last
        ? { created_at: { lte: last.created_at }, NOT: { created_at: last.created_at, id: { gte: last.id } } }
        : {}),
    },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: BATCH,
    include: {
      member: { select: { name: true, email: true, phone: true } },
      decidedBy: { select: { name: true } },
      order: { select: { provider_order_id: true } },
    },
  });
}

function toLine({ clock, community }: Context, row: Row): ExportedDonation {
  return {
    id: row.id,
    receipt_number: row.status === 'approved' ? formatReceiptNumber(community.memberIdPrefix, row.id) : '',
    donor: row.member?.name ?? FORMER_MEMBER_NAME,
    email: row.member?.email ?? '',
    amount: row.amount_paise / 100,
    category: row.category,
    payment_method: row.payment_method,
    status: row.status,
    date: toLocalDate(row.created_at, clock.timeZone),
    created_at: row.created_at.toISOString(),
    refunded_amount: getRefundedRupees(row),
    karma_points_awarded: row.karma_points_awarded,
    decided_by: row.decidedBy?.name ?? '',
    decided_at: row.decided_at?.toISOString() ?? '',
    refunded_at: row.refunded_at?.toISOString() ?? '',
    rejection_reason: row.rejection_reason ?? '',
    payment_id: row.provider_payment_id ?? '',
    order_id: row.order?.provider_order_id ?? '',
    reference: row.reference ?? '',
    member_id: row.member_id ?? '',
    member_id_label: row.member_id === null ? '' : `${community.memberIdPrefix}${row.member_id}`,
    phone: row.member?.phone ?? '',
  };
}
