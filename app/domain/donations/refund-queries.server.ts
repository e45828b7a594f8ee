import type { PaymentMethod, ProviderRefundStatus, RefundMode, RefundStatus } from '~/db/generated/enums';
import { untranslated } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { VIEW_DONATIONS_PERMISSIONS } from '../admins/policy';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { type DonationStatus, FORMER_MEMBER_NAME, UNFINISHED_REFUND_STATUSES } from './policy';

export interface DonationRefund {
  id: number;
  amount_paise: number;
  reason: string;
  status: RefundStatus;
  mode: RefundMode | null;
  reference: string | null;
  paid_back_on: LocalDate | null;
  failure: string | null;
  requested_by: string | null;
  confirmed_by: string | null;
  created_at: string;
  /**
   * True if the acting admin may confirm the refund: it is pending, and another admin proposed it.
   */
  mayConfirm: boolean;
}

/** A refund as the payment provider reports it. */
export interface RefundAtProvider {
  id: number;
  amount_paise: number;
  status: ProviderRefundStatus;
  speed: string | null;
  reason: string | null;
  bank_reference: string | null;
  settled_note: string | null;
}

export interface RefundPage {
  donor: string;
  payment_method: PaymentMethod;
  status: DonationStatus;
  amount_paise: number;
  /** Paise that can still be refunded. */
  left_paise: number;
  twoPeopleAboveRupees: number;
  /** Newest first. */
  refunds: DonationRefund[];
  /** Newest first, also those made in the dashboard of the provider. */
  atProvider: RefundAtProvider[];
}

/** Returns a donation with its refunds. Throws `not_found` if there is no such donation. */
export async function getRefundPage(ctx: Context, id: number): Promise<RefundPage> {
  const { adminId } = requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const staff = { select: { name: true } } as const;
  const donation = await ctx.db.donation.findUnique({
    where: { id },
    select: {
      status: true,
      payment_method: true,
      amount_paise: true,
      refunded_paise: true,
      donor_name: true,
      provider_payment_id: true,
      member: { select: { name: true } },
      refunds: { orderBy: { id: 'desc' }, include: { requestedBy: staff, confirmedBy: staff } },
    },
  });
  if (!donation) throw new DomainError('not_found', untranslated('Donation not found.'));
  const atProvider = await ctx.db.providerRefund.findMany({
    where: { provider_payment_id: donation.provider_payment_id ?? '' },
    orderBy: { id: 'desc' },
    take: MAX_LISTED,
    select: {
      id: true,
      amount_paise: true,
      status: true,
      speed: true,
      reason: true,
      bank_reference: true,
      settled_note: true,
    },
  });
  const { status, payment_method, amount_paise, refunded_paise, member, donor_name, refunds } = donation;
  return {
    donor: member?.name ?? donor_name ?? FORMER_MEMBER_NAME,
    payment_method,
    status,
    amount_paise,
    left_paise: status === 'approved' ? amount_paise - refunded_paise : 0,
    atProvider,
    twoPeopleAboveRupees: ctx.community.twoPeopleAboveRupees,
    refunds: refunds.map(({ requestedBy, confirmedBy, paid_back_on, requested_by_id, ...refund }) => ({
      id: refund.id,
      amount_paise: refund.amount_paise,
      reason: refund.reason,
      status: refund.status,
      mode: refund.mode,
      reference: refund.reference,
      paid_back_on: paid_back_on && fromDatabaseDate(paid_back_on),
      failure: refund.failure,
      requested_by: requestedBy?.name ?? null,
      confirmed_by: confirmedBy?.name ?? null,
      created_at: refund.created_at.toISOString(),
      mayConfirm: refund.status === 'proposed' && requested_by_id !== adminId,
    })),
  };
}

export interface UnfinishedRefund {
  donationId: number;
  amountPaise: number;
  status: RefundStatus;
}

const MAX_LISTED = 20;

/**
 * Lists the refunds that wait for a second person or for the provider, oldest first, and those that
 * failed at the bank and were not settled by staff.
 */
export async function listUnfinishedRefunds(ctx: Context): Promise<UnfinishedRefund[]> {
  requireAdmin(ctx, ...VIEW_DONATIONS_PERMISSIONS);
  const [rows, failed] = await Promise.all([
    ctx.db.donationRefund.findMany({
      where: { status: { in: [...UNFINISHED_REFUND_STATUSES] } },
      orderBy: { id: 'asc' },
      take: MAX_LISTED,
      select: { donation_id: true, amount_paise: true, status: true },
    }),
    ctx.sql<{ id: number; paise: number }[]>`
      SELECT donations.id, refunds.amount_paise AS paise
      FROM (
        SELECT id, provider_payment_id, amount_paise FROM provider_refunds
        WHERE status = 'failed' AND settled_at IS NULL ORDER BY id LIMIT ${MAX_LISTED}
      ) AS refunds JOIN donations USING (provider_payment_id) ORDER BY refunds.id`,
  ]);
  return [
    ...failed.map(({ id, paise }) => ({ donationId: id, amountPaise: paise, status: 'failed' as const })),
    ...rows.map(({ donation_id, amount_paise, status }) => ({
      donationId: donation_id,
      amountPaise: amount_paise,
      status,
    })),
  ];
}

/**
 * Returns a map from provider payment id to the rupees that were both refunded and taken by the
 * bank. Payments without such an amount are missing.
 */
export async function findReturnedTwice(
  ctx: Context,
  donations: readonly {
    provider_payment_id: string | null;
    amount_paise: number;
    payer_fee_paise: number;
    lost_paise: number;
  }[],
): Promise<Map<string, number>> {
  const lost = donations.flatMap(({ provider_payment_id: id, ...donation }) =>
    id !== null && donation.lost_paise > 0 ? [{ ...donation, id }] : [],
  );
  if (lost.length === 0) return new Map();
  const refunded = await ctx.db.providerRefund.groupBy({
    by: ['provider_payment_id'],
    where: { provider_payment_id: { in: lost.map(({ id }) => id) }, status: 'processed' },
    _sum: { amount_paise: true },
  });
  const refundedOf = new Map(refunded.map((one) => [one.provider_payment_id, one._sum.amount_paise ?? 0]));
  return new Map(
    lost.flatMap(({ id, amount_paise, payer_fee_paise, lost_paise }) => {
      const twice = (refundedOf.get(id) ?? 0) + lost_paise - amount_paise - payer_fee_paise;
      return twice > 0 ? [[id, twice / 100]] : [];
    }),
  );
}
