import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addKarma, addKarmaToMany } from './add-karma.server';
import { getKarmaLedger } from './queries.server';

const ctx = await testContext();

async function enter(member_id: number, entries: readonly (readonly [number, 'donation' | 'refund'])[]): Promise<void> {
  for (const [delta, reason] of entries) {
    ctx.clock.advance(60);
    const reference = ctx.clock.now().toISOString();
    await ctx.db.$transaction((tx) => addKarma(ctx, tx, { member_id, delta, reason, reference }));
  }
}

test('the ledger lists added and removed karma, newest first, and the total', async () => {
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

test('the ledger reads each page of thirty entries with one query', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  const points = Array.from({ length: 61 }, (_, index) => index + 1);
  await enter(
    member.id,
    points.map((delta) => [delta, 'donation'] as const),
  );
  const listedPoints: number[] = [];
  let before: number | undefined;
  ctx.queries.clear();
  for (const expected of [30, 30, 1]) {
    const { entries, next } = await getKarmaLedger(ctx.as(member), { before });
    expect(entries).toHaveLength(expected);
    listedPoints.push(...entries.map((entry) => entry.points));
    before = next ?? undefined;
  }
  expect(ctx.queries.seen).toHaveLength(3);
  expect({ listedPoints, before }).toEqual({ listedPoints: points.toReversed(), before: undefined });
  const { next } = await getKarmaLedger(ctx.as(member), {});
  await enter(other.id, [[11, 'donation']]);
  expect(await getKarmaLedger(ctx.as(other), { before: next ?? 0 })).toMatchObject({ entries: [], next: null });
});

test('karma is added while another transaction records a row of the same member', async () => {
  const { id: member_id } = await createMember(ctx);
  const change = { member_id, delta: 101, reason: 'donation', reference: 'donation:1' } as const;
  await ctx.db.$transaction(async (other) => {
    // A foreign key to the member takes this lock.
    await other.$queryRaw`SELECT id FROM members WHERE id = ${member_id} FOR KEY SHARE`;
    await ctx.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL lock_timeout = '2s'`;
      await addKarmaToMany(ctx, tx, [change]);
    });
  });
  expect(await getKarmaLedger(ctx.as({ id: member_id }), {})).toMatchObject({ karma_points: 101 });
});
