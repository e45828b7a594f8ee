import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { requireAdmin } from '../admins/require-admin';
import { exportOwnData } from '../members/export-data.server';
import { eraseMember } from '../sessions/delete-account.server';
import { claimShirt } from './claim-shirt.server';
import { markRewardSent } from './mark-reward-sent.server';
import { getOwnRewards } from './rewards.server';
import { claimShirtSchema, setRewardSchema } from './schemas';
import { saveRewardInstructions } from './save-reward-instructions.server';
import { getReward, listRewardClaims, listRewards, listMembersWithReward } from './staff-rewards.server';

const ctx = await testContext();

beforeEach(async () => {
  ctx.clock.set('2026-11-20T06:30:00+05:30');
  await ctx.db.reward.deleteMany();
});

const HOME = {
  size: 'M',
  address_line1: '4 Lake Road',
  address_line2: 'Pune, Maharashtra',
  pincode: '411001',
} as const;

/** Creates a member with `friends` referred friends, of whom the first has attended a class. */
async function createInviter(friends: number) {
  const member = await createMember(ctx);
  const [first, ...rest] = await createMembers(ctx, friends);
  if (first) await ctx.db.member.update({ where: { id: first.id }, data: { total_classes_attended: 1 } });
  const data = [first, ...rest].flatMap((friend) =>
    friend ? [{ referrer_id: member.id, friend_id: friend.id, created_at: ctx.clock.now() }] : [],
  );
  await ctx.db.referral.createMany({ data });
  return member;
}

const getLevel = async (member: { id: number }, level: number) =>
  (await getOwnRewards(ctx.as(member))).levels.find((one) => one.level === level);

describe('a level of the ladder', () => {
  test('opens its link once it is unlocked and set, with one query', async () => {
    const [five, four] = [await createInviter(5), await createInviter(4)];
    expect(await getLevel(five, 1)).toMatchObject({ status: 'unlocked', link: null, note: null });
    await saveRewardInstructions(await asAdmin(ctx), 1, { link: 'https://sangha.example/guide.pdf' });
    ctx.queries.clear();
    expect(await getLevel(five, 1)).toMatchObject({ link: 'https://sangha.example/guide.pdf' });
    expect(ctx.queries.seen).toHaveLength(1);
    expect(await getLevel(four, 1)).toMatchObject({ status: 'in_progress', link: null });
  });

  test('is edited only with manage_users, by one editor at a time, with a secure address', async () => {
    const staff = await asAdmin(ctx);
    await expect(saveRewardInstructions(await asAdmin(ctx, ['manage_classes']), 2, {})).rejects.toMatchObject({
      code: 'forbidden',
    });
    await saveRewardInstructions(staff, 2, { note: 'Soon', version: 0 });
    await expect(saveRewardInstructions(staff, 2, { note: 'Now', version: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(setRewardSchema.safeParse({ link: 'javascript:alert(1)' }).success).toBe(false);
    expect(setRewardSchema.safeParse({ link: '', note: ' ' }).data).toEqual({});
  });

  test('has a translated note, audited with both states, which an edit without it keeps', async () => {
    const [member, staff] = [await createInviter(5), await asAdmin(ctx)];
    const translations = { hi: { note: 'जल्द आ रहा है' } };
    await saveRewardInstructions(staff, 1, { note: 'Soon', translations });
    await saveRewardInstructions(staff, 1, { note: 'Sooner' });
    expect(await getReward(staff, 1)).toMatchObject({ note: 'Sooner', translations });
    expect(await getLevel(member, 1)).toMatchObject({ note: 'Sooner', translations });
    expect(await getLevel(await createInviter(4), 1)).toMatchObject({ note: null, translations: {} });
    const where = { action: 'reward.updated', subject_id: '1' };
    const entry = await ctx.db.auditEntry.findFirstOrThrow({ where, orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ before: { note: 'Soon', translations }, after: { note: 'Sooner', translations } });
  });

  test('shows staff the members who have unlocked it', async () => {
    const member = await createInviter(10);
    const staff = await asAdmin(ctx);
    ctx.recent.forget();
    const level = (await listRewards(staff)).find((one) => one.level === 2);
    const unlocked = await listMembersWithReward(staff, 2);
    expect(level?.unlocked).toBe(unlocked.length);
    expect(unlocked).toContainEqual({ id: member.id, name: member.name, friends: 10 });
  });
});

describe('the T-shirt', () => {
  test('is refused before it is unlocked', async () => {
    const member = await createInviter(24);
    await expect(claimShirt(ctx.as(member), HOME)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('is requested once, can be corrected until it is sent, and is then shown as sent', async () => {
    const member = await createInviter(25);
    const staff = await asAdmin(ctx);
    await claimShirt(ctx.as(member), HOME);
    await claimShirt(ctx.as(member), { ...HOME, size: 'L' });
    const listClaims = async (state: 'asked' | 'sent') =>
      (await listRewardClaims(staff, { state, from: undefined })).claims.filter(
        ({ member_id }) => member_id === member.id,
      );
    const [claim, ...more] = await listClaims('asked');
    expect(more).toEqual([]);
    expect(claim).toMatchObject({ ...HOME, size: 'L', friends: 25, friends_who_came: 1, sent_at: null });
    if (!claim) throw new Error('a claim');

    await markRewardSent(staff, claim.id);
    expect(await listClaims('asked')).toEqual([]);
    expect(await listClaims('sent')).toHaveLength(1);
    const { adminId: actor_id } = requireAdmin(staff);
    const looks = await ctx.db.auditEntry.findMany({ where: { actor_id, action: 'reward_claim.listed' } });
    expect(looks.map(({ subject_id }) => subject_id).toSorted()).toEqual(['asked', 'sent']);
    expect((await getLevel(member, 3))?.claim).toMatchObject({ state: 'sent', sent_on: '2026-11-20' });
    await expect(markRewardSent(staff, claim.id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(claimShirt(ctx.as(member), HOME)).rejects.toMatchObject({ code: 'conflict' });
    const subject = { action: 'reward_claim.sent', subject_id: String(claim.id) };
    expect(await ctx.db.auditEntry.count({ where: subject })).toBe(1);
  });

  test('can also be corrected if a friend has left in the meantime', async () => {
    const member = await createInviter(25);
    await claimShirt(ctx.as(member), HOME);
    const { friend_id } = await ctx.db.referral.findFirstOrThrow({ where: { referrer_id: member.id } });
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, friend_id));
    await claimShirt(ctx.as(member), { ...HOME, size: 'L' });
    expect(await getLevel(member, 3)).toMatchObject({ status: 'in_progress', claim: { size: 'L' } });
  });

  test('requested twice concurrently is one parcel', async () => {
    const member = await createInviter(25);
    await Promise.all([claimShirt(ctx.as(member), HOME), claimShirt(ctx.as(member), HOME)]);
    expect(await ctx.db.rewardClaim.count({ where: { member_id: member.id } })).toBe(1);
  });

  test('is in the data export, and is deleted with the account', async () => {
    const member = await createInviter(25);
    await claimShirt(ctx.as(member), HOME);
    expect(await exportOwnData(ctx.as(member))).toMatchObject({ rewards_by_post: [{ ...HOME, state: 'asked' }] });
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
    expect(await ctx.db.rewardClaim.count({ where: { member_id: member.id } })).toBe(0);
  });

  test.each(['011001', '41100', '4110011', 'abcdef', ''])('is refused with the pincode %j', (pincode) => {
    const { error } = claimShirtSchema.safeParse({ ...HOME, pincode });
    expect(error?.issues.map(({ path }) => path)).toEqual([['pincode']]);
  });

  test('accepts a pincode with a space in it', () => {
    expect(claimShirtSchema.parse({ ...HOME, pincode: '411 001' }).pincode).toBe('411001');
  });
});
