import { actingAdmin } from '../admins/acting-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import type { Approval } from './responses';
import { approveDonation } from './approve-donation.server';
import { MAX_BULK } from './policy';
import { english } from '~/i18n/messages/say';

/** What came of one donation among several. */
export type BulkResult = ({ id: number; success: true } & Approval) | { id: number; success: false; message: string };

/**
 * Approves up to 50 donations, each by itself and in the order given: one that cannot be approved says why and leaves the others alone. Needs
 * approve_donations; throws invalid for more.
 */
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
    return { id, success: true, ...(await approveDonation(ctx, id)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { id, success: false, message: error.message };
  }
}
