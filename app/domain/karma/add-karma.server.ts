import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import type { KarmaReason } from './policy';

interface KarmaChange {
  member_id: number;
  /** Points; negative takes back. */
  delta: number;
  reason: KarmaReason;
  /** What it is for; the same reason and reference count once. */
  reference: string;
}

/**
 * Enters karma into the ledger and the member's total, in the caller's transaction. Returns whether it was new: the same member, reason and
 * reference count once. Source: docs/rules.md#karma.
 */
export async function addKarma(ctx: Context, tx: Transaction, change: KarmaChange): Promise<boolean> {
  const { count } = await tx.karmaEntry.createMany({
    data: [{ ...change, created_at: ctx.clock.now() }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await tx.member.update({
    where: { id: change.member_id },
    data: { karma_points: { increment: change.delta } },
    select: { id: true },
  });
  return true;
}
