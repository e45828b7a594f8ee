import { toLocalDate } from '~/lib/calendar';
import type { RewardClaimState } from '~/db/generated/enums';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { type RewardLevel, listRewardLevels } from '../referrals/policy';
import type { Translations } from '../translations';
import { SHIRT_REWARD_LEVEL } from './policy';

export interface MemberReward extends RewardLevel {
  isPosted: boolean;
  link: string | null;
  note: string | null;
  translations: Translations;
  claim: ShirtClaim | null;
}

export interface ShirtClaim {
  size: string;
  address_line1: string;
  address_line2: string;
  pincode: string;
  state: RewardClaimState;
  sent_on: string | null;
}

interface Row {
  level: number;
  friends: number;
  link: string | null;
  note: string | null;
  translations: Translations | null;
  size: string | null;
  address_line1: string;
  address_line2: string;
  pincode: string;
  state: RewardClaimState;
  sent_at: Date | null;
}

/**
 * Returns the reward levels of the acting member, with instructions for the unlocked ones.
 * Source: docs/rules.md#referrals.
 */
export async function getOwnRewards(ctx: Context): Promise<{ friends: number; levels: MemberReward[] }> {
  const memberId = requireMember(ctx);
  const rows = await ctx.sql<Row[]>`
    SELECT ladder.level, link, note, translations, size, address_line1, address_line2, pincode, state::text, sent_at,
      (SELECT count(*)::int FROM referrals WHERE referrer_id = ${memberId} AND NOT awaits_proof) AS friends
    FROM generate_series(1, 5) AS ladder (level)
    LEFT JOIN rewards ON rewards.level = ladder.level
    LEFT JOIN reward_claims ON reward_claims.member_id = ${memberId} AND reward_claims.level = ladder.level`;
  const friends = rows[0]?.friends ?? 0;
  const levels = listRewardLevels(friends).map((step) => {
    const row = rows.find(({ level }) => level === step.level);
    const opens = step.status === 'unlocked' ? row : undefined;
    return {
      ...step,
      isPosted: step.level === SHIRT_REWARD_LEVEL,
      link: opens?.link ?? null,
      note: opens?.note ?? null,
      translations: opens?.translations ?? {},
      claim: row ? toClaim(row, ctx.clock.timeZone) : null,
    };
  });
  return { friends, levels };
}

function toClaim({ size, sent_at, ...row }: Row, timeZone: string): ShirtClaim | null {
  if (size === null) return null;
  const { address_line1, address_line2, pincode, state } = row;
  const sent_on = sent_at && toLocalDate(sent_at, timeZone);
  return { size, address_line1, address_line2, pincode, state, sent_on };
}
