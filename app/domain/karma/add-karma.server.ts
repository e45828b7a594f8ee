import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import type { KarmaReason } from './policy';

interface KarmaChange {
  member_id: number;
  delta: number;
  reason: KarmaReason;
  reference: string;
}

/**
 * Adds karma, at most once per reason and reference. Returns false if it had already been added.
 * Source: docs/rules.md#karma.
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
