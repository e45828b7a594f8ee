import { randomInt } from 'node:crypto';

/** Karma that a member gets for a referral. Source: docs/specification/members.md#constants. */
export const REFERRAL_KARMA = 100;

/**
 * Maximum number of friends per day for whom karma is added without a first class.
 * Source: docs/rules.md#referrals.
 */
export const MAX_SIGN_UP_CREDITS_PER_DAY = 10;

/** Alphabet of the codes, without 0, O, 1, I and L, because codes are read out over the phone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const CODE_LENGTH = 8;

export function createReferralCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export function normaliseReferralCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

const MAX_TYPED_LENGTH = 4096;

const CODE = `[${ALPHABET}]{${CODE_LENGTH}}`;
const HALF = `[${ALPHABET}]{${CODE_LENGTH / 2}}`;

/** Places of a code in a text, from the most to the least certain. */
const PLACES = [
  new RegExp(`refcode=(${CODE})`, 'i'),
  new RegExp(`/r/(${CODE})`, 'i'),
  new RegExp(`\\b(${CODE})\\b`),
  new RegExp(`\\b(${HALF}[ -]${HALF})\\b`),
  new RegExp(`\\b(${CODE})\\b`, 'i'),
];

/**
 * Returns the referral code in a typed code, a pasted invitation link or the message around it.
 * Returns the beginning of the text if it contains no code.
 */
export function readReferralCode(typed: string): string {
  const text = decodeEscapes(
    typed
      .slice(0, MAX_TYPED_LENGTH)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
  );
  const whole = normaliseReferralCode(text);
  if (whole.length <= CODE_LENGTH && whole !== '') return whole;
  const found = PLACES.map((place) => place.exec(text)?.[1]).find((code) => code !== undefined);
  return found === undefined ? text.slice(0, 40) : normaliseReferralCode(found);
}

/** Decodes percent-encoding, also of a link inside another link. */
function decodeEscapes(text: string): string {
  const decode = (escaped: string) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  };
  const once = (encoded: string) => encoded.replace(/(?:%[0-9a-f]{2})+/gi, decode);
  return once(once(once(text)));
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
