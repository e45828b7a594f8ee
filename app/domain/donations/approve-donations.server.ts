import { formatPaise } from '~/lib/format-number';
import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Approval } from './responses';
import { approveDonation } from './approve-donation.server';
import { oneByOne, type ResultOfOne } from './one-by-one';
import { english } from '~/i18n/messages/say';

export type BulkResult = ResultOfOne<Approval>;

export async function approveDonations(ctx: Context, ids: readonly number[]): Promise<BulkResult[]> {
  actingAdmin(ctx, ...approveDonations.permissions);
  return oneByOne(ids, (id) => approveOne(ctx, id));
}

approveDonations.permissions = ['approve_donations'] as const;

async function approveOne(ctx: Context, id: number): Promise<Approval> {
  const donation = await ctx.db.donation.findUnique({ where: { id }, select: { amount_paise: true, status: true } });
  const limit = ctx.community.twoPeopleAboveRupees * 100;
  if (donation?.status === 'pending' && donation.amount_paise > limit)
    throw new DomainError(
      'conflict',
      english(`Above ${formatPaise(limit)} two people approve. Please open this donation by itself.`),
    );
  return approveDonation(ctx, id);
}
