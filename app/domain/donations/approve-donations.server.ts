import { formatPaise } from '~/lib/format-number';
import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Approval } from './responses';
import { approveDonation } from './approve-donation.server';
import { MAX_BULK } from './policy';
import { english } from '~/i18n/messages/say';

export type BulkResult = ({ id: number; success: true } & Approval) | { id: number; success: false; message: string };

/** Approves several donations, each by itself: one that fails says why and stops no other. */
export async function approveDonations(ctx: Context, ids: readonly number[]): Promise<BulkResult[]> {
  actingAdmin(ctx, ...approveDonations.permissions);
  if (ids.length > MAX_BULK) throw new DomainError('invalid', english(`At most ${MAX_BULK} donations at once`));
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) results.push(await approveOne(ctx, id));
  return results;
}

approveDonations.permissions = ['approve_donations'] as const;

async function approveOne(ctx: Context, id: number): Promise<BulkResult> {
  try {
    const donation = await ctx.db.donation.findUnique({ where: { id }, select: { amount_paise: true, status: true } });
    const limit = ctx.community.twoPeopleAboveRupees * 100;
    if (donation?.status === 'pending' && donation.amount_paise > limit)
      throw new DomainError(
        'conflict',
        english(`Above ${formatPaise(limit)} two people approve. Please open this donation by itself.`),
      );
    return { id, success: true, ...(await approveDonation(ctx, id)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, success: false, message: error.message };
  }
}
