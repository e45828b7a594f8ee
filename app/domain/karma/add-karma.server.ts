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

/**
 * Adds karma to several members with two statements. Changes that were added before are skipped.
 * The members are locked in id order, so that two calls cannot deadlock.
 */
export async function addKarmaToMany(ctx: Context, tx: Transaction, changes: readonly KarmaChange[]): Promise<void> {
  const now = ctx.clock.now();
  const added = await tx.karmaEntry.createManyAndReturn({
    data: changes.map((change) => ({ ...change, created_at: now })),
    skipDuplicates: true,
    select: { member_id: true, delta: true },
  });
  if (added.length === 0) return;
  await tx.$executeRaw`
    WITH added AS (
      SELECT member_id, sum(delta)::int AS delta
      FROM unnest(${added.map((one) => one.member_id)}::int[], ${added.map((one) => one.delta)}::int[]) AS one(member_id, delta)
      GROUP BY member_id
    ), locked AS (
      SELECT id, delta FROM members JOIN added ON added.member_id = members.id ORDER BY id FOR NO KEY UPDATE OF members
    )
    UPDATE members SET karma_points = karma_points + locked.delta FROM locked WHERE members.id = locked.id`;
}
