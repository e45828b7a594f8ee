import { randomInt } from 'node:crypto';

/** Karma for the referrer, once per friend. Source: docs/specification/members.md#constants. */
export const REFERRAL_KARMA = 100;

/** So many friends a day bring karma as they sign up; each further one with their first class. Source: docs/rules.md#referrals. */
export const CREDITED_AT_SIGN_UP = 10;

/** No 0, O, 1, I or L: codes are read out over the phone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const CODE_LENGTH = 8;

/** A new referral code; 31 to the eighth of them, and the database refuses a second one. */
export function newReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A code as it is stored, however it was typed. */
export function normaliseReferralCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** A friend counts as active when they attended within so many days. */
export const ACTIVE_DAYS = 30;

/** A level of the reward ladder, and the friends that it takes. */
export interface Reward {
  level: number;
  invites: number;
  icon: (typeof REWARD_ICONS)[number];
}

/** What stands for a level where it is drawn. */
export const REWARD_ICONS = ['book', 'course', 'shirt', 'key', 'people'] as const;

/** Source: docs/specification/members.md#constants; what each level brings stands with the words. */
export const REWARDS: readonly Reward[] = [
  { level: 1, invites: 5, icon: 'book' },
  { level: 2, invites: 10, icon: 'course' },
  { level: 3, invites: 25, icon: 'shirt' },
  { level: 4, invites: 50, icon: 'key' },
  { level: 5, invites: 100, icon: 'people' },
];

/** The level that comes next; null once all of them are reached. */
export function nextReward(totalReferrals: number): Reward | null {
  return REWARDS.find(({ invites }) => totalReferrals < invites) ?? null;
}

/** A level of the reward ladder as it stands for a member. */
export interface RewardLevel extends Reward {
  standing: 'unlocked' | 'in_progress' | 'locked';
}

/** The five levels: unlocked once the friends are as many, the next one in progress, the rest locked. */
export function rewardLevels(totalReferrals: number): RewardLevel[] {
  const next = nextReward(totalReferrals);
  return REWARDS.map((reward) => ({
    ...reward,
    standing: totalReferrals >= reward.invites ? 'unlocked' : reward === next ? 'in_progress' : 'locked',
  }));
}
