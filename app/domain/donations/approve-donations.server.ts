import { formatPaise } from '~/lib/format-number';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { hasLookalike } from './duplicate-signs.server';
import type { Approval } from './responses';
import { approveDonation } from './approve-donation.server';
import { applyToEachDonation, type BulkDonationResult } from './apply-to-each-donation';
import { untranslated } from '~/i18n/messages/message';

export type BulkApprovalResult = BulkDonationResult<Approval>;

export async function approveDonations(ctx: Context, ids: readonly number[]): Promise<BulkApprovalResult[]> {
  requireAdmin(ctx, ...approveDonations.permissions);
  return applyToEachDonation(ids, (id) => approveOne(ctx, id));
}

approveDonations.permissions = ['approve_donations'] as const;

async function approveOne(ctx: Context, id: number): Promise<Approval> {
  const donation = await ctx.db.donation.findUnique({ where: { id }, select: { amount_paise: true, status: true } });
  const limit = ctx.community.twoPeopleAboveRupees * 100;
  if (donation?.status === 'pending' && donation.amount_paise > limit)
    throw new DomainError(
      'conflict',
      untranslated(`Above ${formatPaise(limit)} two people approve. Please open this donation by itself.`),
    );
  if (donation?.status === 'pending' && (await hasLookalike(ctx, id)))
    throw new DomainError(
      'conflict',
      untranslated('Another donation has the same or a similar screenshot. Please open this donation by itself.'),
    );
  return approveDonation(ctx, id);
}
