import { expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { eraseMember } from './delete-account.server';
import { storeDeletedAccounts, deleteRestoredAccounts } from './deleted-accounts.server';

const ctx = await testContext();

test('an account that a restored backup contains is deleted again, except if its id was reassigned', async () => {
  const [gone, other] = [await createMember(ctx), await createMember(ctx)];
  for (const { id } of [gone, other]) await ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
  expect(await storeDeletedAccounts(ctx)).toBe(2);
  expect(await storeDeletedAccounts(ctx)).toBe(0);

  const restored = [
    { id: gone.id, created_at: gone.created_at },
    { id: other.id, created_at: new Date(other.created_at.getTime() + 1) },
  ];
  for (const data of restored) await ctx.db.member.update({ where: { id: (await createMember(ctx)).id }, data });
  expect(await deleteRestoredAccounts(ctx)).toBe(1);
  expect(await ctx.db.member.findMany({ where: { id: { in: [gone.id, other.id] } }, select: { id: true } })).toEqual([
    { id: other.id },
  ]);
  expect(await deleteRestoredAccounts(ctx)).toBe(0);
});
