import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addKarma } from './add-karma.server';
import { reconcileKarma } from './reconcile-karma.server';

const ctx = await testContext();

async function createMemberWithKarma(delta: number, total: number): Promise<number> {
  const { id } = await createMember(ctx);
  await ctx.db.$transaction((tx) =>
    addKarma(ctx, tx, { member_id: id, delta, reason: 'donation', reference: `d${id}` }),
  );
  await ctx.db.member.update({ where: { id }, data: { karma_points: total } });
  return id;
}

test('karma totals are corrected from the ledger, and other members do not change', async () => {
  const [lost, doubled, right] = [
    await createMemberWithKarma(101, 0),
    await createMemberWithKarma(501, 1002),
    await createMemberWithKarma(100, 100),
  ];
  const { id: invented } = await createMember(ctx, { karma_points: 7 });
  expect(await reconcileKarma(ctx)).toBe(3);
  const members = await ctx.db.member.findMany({
    where: { id: { in: [lost, doubled, right, invented] } },
    orderBy: { id: 'asc' },
  });
  expect(members.map(({ karma_points }) => karma_points)).toEqual([101, 501, 100, 0]);
  expect(await reconcileKarma(ctx)).toBe(0);
});

test('karma that is added concurrently remains', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => createMemberWithKarma(101, 0)));
  const entries = members.map((memberId) =>
    ctx.db.$transaction((tx) =>
      addKarma(ctx, tx, { member_id: memberId, delta: 100, reason: 'referral', reference: 'r' }),
    ),
  );
  await Promise.all([reconcileKarma(ctx), ...entries]);
  await reconcileKarma(ctx);
  const totals = await ctx.db.member.findMany({ where: { id: { in: members } }, select: { karma_points: true } });
  expect(totals.map(({ karma_points }) => karma_points)).toEqual(members.map(() => 201));
});
