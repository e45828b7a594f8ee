import { randomInt } from 'node:crypto';
import { ALPHABET, CODE_LENGTH } from './referral-code';

/** Karma that a member gets for a referral. Source: docs/specification/members.md#constants. */
export const REFERRAL_KARMA = 100;

/**
 * Maximum number of friends per day for whom karma is added without a first class.
 * Source: docs/rules.md#referrals.
 */
export const MAX_SIGN_UP_CREDITS_PER_DAY = 10;

export function createReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export const ACTIVE_FRIEND_DAYS = 30;

export interface ReferralReward {
  level: number;
  invites: number;
  icon: (typeof REWARD_ICONS)[number];
}

export const REWARD_ICONS = ['book', 'course', 'shirt', 'key', 'people'] as const;

/**
 * Rewards by the number of referrals that they require. Their descriptions are in app/i18n.
 * Source: docs/specification/members.md#constants.
 */
export const REFERRAL_REWARDS: readonly ReferralReward[] = [
  { level: 1, invites: 5, icon: 'book' },
  { level: 2, invites: 10, icon: 'course' },
  { level: 3, invites: 25, icon: 'shirt' },
  { level: 4, invites: 50, icon: 'key' },
  { level: 5, invites: 100, icon: 'people' },
];

export function getNextReward(totalReferrals: number): ReferralReward | null {
  return REFERRAL_REWARDS.find(({ invites }) => totalReferrals < invites) ?? null;
}

export interface RewardLevel extends ReferralReward {
  status: 'unlocked' | 'in_progress' | 'locked';
}

export function listRewardLevels(totalReferrals: number): RewardLevel[] {
  const next = getNextReward(totalReferrals);
  return REFERRAL_REWARDS.map((reward) => ({
    ...reward,
    status: totalReferrals >= reward.invites ? 'unlocked' : reward === next ? 'in_progress' : 'locked',
  }));
}
