import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { correctKarma } from './correct-karma.server';
import { getKarmaLedger } from '../karma/queries.server';
import { correctKarmaSchema } from './schemas';

const ctx = await testContext();
const admin = await asAdmin(ctx, ['correct_karma']);

const parseCorrection = (karma_points: number, seen_points: number | string) =>
  correctKarmaSchema.parse({ karma_points: String(karma_points), seen_points, reason: 'Counted by hand' });

test('is an entry of the ledger that the member sees, with an audited reason', async () => {
  const member = await createMember(ctx);
  await correctKarma(admin, member.id, parseCorrection(300, 0));
  await correctKarma(admin, member.id, parseCorrection(250, 300));
  const { karma_points, entries } = await getKarmaLedger(ctx.as(member), {});
  expect(karma_points).toBe(250);
  expect(entries.map(({ points, reason }) => `${reason} ${points}`).sort()).toEqual([
    'correction -50',
    'correction 300',
  ]);
  expect(await ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'member.karma_corrected',
    subject_id: String(member.id),
    before: { karma_points: 300 },
    after: { karma_points: 250, reason: 'Counted by hand' },
  });
});

test('counts once if it is submitted twice, and is refused if the points have changed', async () => {
  const member = await createMember(ctx);
  const both = [
    correctKarma(admin, member.id, parseCorrection(100, 0)),
    correctKarma(admin, member.id, parseCorrection(100, 0)),
  ];
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(correctKarma(admin, member.id, parseCorrection(500, 0))).rejects.toMatchObject({ code: 'conflict' });
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ karma_points: 100 });
});

test('is possible after a refund has left a negative number', async () => {
  const member = await createMember(ctx, { karma_points: -501 });
  await correctKarma(admin, member.id, parseCorrection(0, '-501'));
  expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ karma_points: 0 });
});

test('is refused without a change, for a missing member, for oneself and without the permission', async () => {
  const member = await createMember(ctx);
  await expect(correctKarma(admin, member.id, parseCorrection(0, 0))).rejects.toMatchObject({ code: 'invalid' });
  await expect(correctKarma(admin, 2_000_000_000, parseCorrection(1, 0))).rejects.toMatchObject({ code: 'not_found' });
  for (const other of [ctx.as(member), await asAdmin(ctx, ['manage_classes'])])
    await expect(correctKarma(other, member.id, parseCorrection(1, 0))).rejects.toMatchObject({ code: 'forbidden' });
  const { actor } = admin;
  if (actor.kind === 'admin')
    await ctx.db.admin.update({ where: { id: actor.adminId }, data: { member_id: member.id } });
  await expect(correctKarma(admin, member.id, parseCorrection(1, 0))).rejects.toMatchObject({ code: 'forbidden' });
  expect(correctKarmaSchema.safeParse({ karma_points: '-1', seen_points: 0, reason: 'x' }).success).toBe(false);
});
