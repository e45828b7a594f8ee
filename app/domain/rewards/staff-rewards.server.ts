import type { z } from 'zod';
import type { Reward } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { REFERRAL_REWARDS } from '../referrals/policy';
import { readTranslations, type Translations } from '../translations';
import { SHIRT_REWARD_LEVEL } from './policy';
import type { listClaimsSchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

const MAX_LISTED = 50;
const MAY = ['manage_users'] as const;

const NO_END = 2_147_483_647;

export const REWARD_NOT_FOUND_MESSAGE = untranslated('There is no such level.');

export interface StaffReward {
  level: number;
  invites: number;
  isPosted: boolean;
  link: string | null;
  note: string | null;
  translations: Translations;
  version: number;
  unlocked: number;
}

export interface MemberWithReward {
  id: number;
  name: string;
  friends: number;
}

export interface RewardClaim {
  id: number;
  member_id: number;
  level: number;
  name: string;
  phone: string;
  size: string;
  address_line1: string;
  address_line2: string;
  pincode: string;
  created_at: Date;
  sent_at: Date | null;
  friends: number;
  friends_who_came: number;
}

/**
 * Lists the five reward levels. The numbers of members who unlocked them can be a few seconds old.
 */
export async function listRewards(ctx: Context): Promise<StaffReward[]> {
  requireAdmin(ctx, ...MAY);
  const [set, unlocked] = await Promise.all([
    ctx.db.reward.findMany(),
    ctx.recent.read('reward-unlocks', () => countUnlocked(ctx)),
  ]);
  return REFERRAL_REWARDS.map((reward) => toStaffReward(reward, set, unlocked.get(reward.level) ?? 0));
}

/**
 * Returns one reward level; its `unlocked` is always 0. Throws `not_found` if there is no such
 * level.
 */
export async function getReward(ctx: Context, level: number): Promise<StaffReward> {
  requireAdmin(ctx, ...MAY);
  const reward = REFERRAL_REWARDS.find((one) => one.level === level);
  if (!reward) throw new DomainError('not_found', REWARD_NOT_FOUND_MESSAGE);
  return toStaffReward(reward, await ctx.db.reward.findMany({ where: { level } }), 0);
}

function toStaffReward(
  reward: (typeof REFERRAL_REWARDS)[number],
  set: readonly Reward[],
  unlocked: number,
): StaffReward {
  const row = set.find(({ level }) => level === reward.level);
  const { link = null, note = null, version = 0 } = row ?? {};
  const translations = readTranslations(row?.translations ?? {});
  return { ...reward, isPosted: reward.level === SHIRT_REWARD_LEVEL, link, note, translations, version, unlocked };
}

async function countUnlocked(ctx: Context): Promise<Map<number, number>> {
  const rows = await ctx.sql<{ level: number; members: number }[]>`
    WITH inviters AS (SELECT count(*)::int AS friends FROM referrals WHERE NOT awaits_proof GROUP BY referrer_id)
    SELECT ladder.level, count(*)::int AS members
    FROM jsonb_to_recordset(${JSON.stringify(REFERRAL_REWARDS)}::jsonb) AS ladder (level int, invites int)
    JOIN inviters ON friends >= invites GROUP BY ladder.level`;
  return new Map(rows.map(({ level, members }) => [level, members]));
}

/**
 * Lists at most fifty members who unlocked a level, in descending order of their number of friends.
 */
export async function listMembersWithReward(ctx: Context, level: number): Promise<MemberWithReward[]> {
  requireAdmin(ctx, ...MAY);
  const invites = REFERRAL_REWARDS.find((one) => one.level === level)?.invites;
  if (invites === undefined) throw new DomainError('not_found', REWARD_NOT_FOUND_MESSAGE);
  return ctx.sql<MemberWithReward[]>`
    SELECT members.id, name, friends FROM (
      SELECT referrer_id, count(*)::int AS friends FROM referrals WHERE NOT awaits_proof GROUP BY referrer_id
      HAVING count(*) >= ${invites} ORDER BY friends DESC, referrer_id LIMIT ${MAX_LISTED}
    ) AS inviters JOIN members ON members.id = referrer_id ORDER BY friends DESC, members.id`;
}

/**
 * Lists claims that were not sent, oldest first, or sent ones, newest first. `next` is the cursor
 * of the next page.
 */
export async function listRewardClaims(
  ctx: Context,
  { state, from }: z.output<typeof listClaimsSchema>,
): Promise<{ claims: RewardClaim[]; next: number | null }> {
  requireAdmin(ctx, ...MAY);
  const page = await (state === 'asked' ? readClaims(ctx, from ?? 0) : readSent(ctx, from ?? NO_END));
  const found = await ctx.sql<RewardClaim[]>`
    SELECT reward_claims.id::int, member_id, reward_claims.level, members.name, members.phone, size, address_line1, address_line2, pincode,
      reward_claims.created_at, sent_at, count(friend.id)::int AS friends,
      (count(*) FILTER (WHERE friend.total_classes_attended > 0))::int AS friends_who_came
    FROM reward_claims JOIN members ON members.id = member_id
    LEFT JOIN referrals ON referrer_id = member_id AND NOT awaits_proof LEFT JOIN members AS friend ON friend.id = friend_id
    WHERE reward_claims.id = ANY(${page}::bigint[]) GROUP BY reward_claims.id, members.id`;
  if (page.length > 0)
    await recordView(ctx, { action: 'reward_claim.listed', subject: { kind: 'reward_claims', id: state } });
  const claims = page.slice(0, MAX_LISTED).flatMap((id) => found.filter((claim) => claim.id === Number(id)));
  return { claims, next: page.length > MAX_LISTED ? (claims.at(-1)?.id ?? null) : null };
}

async function readClaims({ db }: Context, after: number): Promise<bigint[]> {
  const where = { state: 'asked', id: { gt: after } } as const;
  const rows = await db.rewardClaim.findMany({
    where,
    orderBy: { id: 'asc' },
    take: MAX_LISTED + 1,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

async function readSent({ db }: Context, before: number): Promise<bigint[]> {
  const where = { state: 'sent', id: { lt: before } } as const;
  const rows = await db.rewardClaim.findMany({
    where,
    orderBy: { id: 'desc' },
    take: MAX_LISTED + 1,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
