import type { z } from 'zod';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { listRewardLevels } from '../referrals/policy';
import { SHIRT_REWARD_LEVEL } from './policy';
import type { claimShirtSchema } from './schemas';
import { t } from '~/i18n/messages/message';

const LOCKED = t('This reward is not unlocked yet.');
const SENT = t('Your T-shirt has been sent already.');

/**
 * Sets or changes the size and the address for the acting member's T-shirt. Throws `forbidden` if
 * the reward is locked, and `conflict` if the T-shirt was already sent.
 * Source: docs/rules.md#referrals.
 */
export async function claimShirt(ctx: Context, to: z.output<typeof claimShirtSchema>): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    const friends = await tx.referral.count({ where: { referrer_id: memberId, awaits_proof: false } });
    const shirt = listRewardLevels(friends).find(({ level }) => level === SHIRT_REWARD_LEVEL);
    const claims = await tx.rewardClaim.count({ where: { member_id: memberId, level: SHIRT_REWARD_LEVEL } });
    if (shirt?.status !== 'unlocked' && claims === 0) throw new DomainError('forbidden', LOCKED);
    const taken = await tx.$executeRaw`
      INSERT INTO reward_claims (member_id, level, size, address_line1, address_line2, pincode, created_at)
      VALUES (${memberId}, ${SHIRT_REWARD_LEVEL}, ${to.size}, ${to.address_line1}, ${to.address_line2}, ${to.pincode}, ${ctx.clock.now()})
      ON CONFLICT (member_id, level) DO UPDATE
        SET size = EXCLUDED.size, address_line1 = EXCLUDED.address_line1, address_line2 = EXCLUDED.address_line2,
          pincode = EXCLUDED.pincode
        WHERE reward_claims.state = 'asked'`;
    if (taken === 0) throw new DomainError('conflict', SENT);
  });
}
