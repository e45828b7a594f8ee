import { expect, test } from 'vitest';
import { createMembers } from '../../tests/factories/member';
import { testContext } from '../../tests/setup/context';

const ctx = await testContext();

test('of two transactions that wait for each other the one that was undone runs again', async () => {
  const members = await createMembers(ctx, 2);
  let begun = 0;
  let release: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (release = resolve));
  const addTo = (order: typeof members) =>
    ctx.db.$transaction(async (tx) => {
      for (const { id } of order) {
        await tx.member.update({ where: { id }, data: { karma_points: { increment: 1 } } });
        begun += 1;
        if (begun >= 2) release();
        await both;
      }
    });
  await Promise.all([addTo(members), addTo(members.toReversed())]);
  expect(await ctx.db.member.findMany({ select: { karma_points: true } })).toEqual([
    { karma_points: 2 },
    { karma_points: 2 },
  ]);
  expect(begun).toBeGreaterThan(4);
});
