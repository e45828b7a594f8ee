import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addKarma } from './add-karma.server';
import { getKarmaLedger } from './queries.server';

const ctx = await testContext();

async function enter(member_id: number, entries: readonly (readonly [number, 'donation' | 'refund'])[]): Promise<void> {
  for (const [delta, reason] of entries) {
    ctx.clock.advance(60);
    const reference = ctx.clock.now().toISOString();
    await ctx.db.$transaction((tx) => addKarma(ctx, tx, { member_id, delta, reason, reference }));
  }
}

test('the ledger tells what brought karma and what took it, the newest first, and what it comes to', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  await enter(other.id, [[11, 'donation']]);
  await enter(member.id, [
    [501, 'donation'],
    [-101, 'refund'],
  ]);
  const { karma_points, entries, next } = await getKarmaLedger(ctx.as(member), {});
  expect({ karma_points, next }).toEqual({ karma_points: 400, next: null });
  expect(entries.map(({ points, reason }) => [points, reason])).toEqual([
    [-101, 'refund'],
    [501, 'donation'],
  ]);
  expect(entries[0]?.created_at).toBe(ctx.clock.now().toISOString());
});

test('it comes in pages of thirty, one query each, and nobody pages by the entries of others', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  const points = Array.from({ length: 61 }, (_, index) => index + 1);
  await enter(
    member.id,
    points.map((delta) => [delta, 'donation'] as const),
  );
  const told: number[] = [];
  let before: number | undefined;
  ctx.queries.clear();
  for (const expected of [30, 30, 1]) {
    const { entries, next } = await getKarmaLedger(ctx.as(member), { before });
    expect(entries).toHaveLength(expected);
    told.push(...entries.map((entry) => entry.points));
    before = next ?? undefined;
  }
  expect(ctx.queries.seen).toHaveLength(3);
  expect({ told, before }).toEqual({ told: points.toReversed(), before: undefined });
  const { next } = await getKarmaLedger(ctx.as(member), {});
  await enter(other.id, [[11, 'donation']]);
  expect(await getKarmaLedger(ctx.as(other), { before: next ?? 0 })).toMatchObject({ entries: [], next: null });
});
