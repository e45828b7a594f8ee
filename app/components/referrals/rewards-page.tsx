import { ButtonLink } from '~/components/ui/button';
import { fill } from '~/i18n/fill';
import type { ReferralWords } from '~/i18n/member';
import { formatCount } from '~/lib/format-number';
import { RewardLadder } from './reward-ladder';
import type { RewardView } from './reward-opening';

export function RewardsPage({
  levels,
  totalReferrals,
  words,
}: {
  levels: readonly RewardView[];
  totalReferrals: number;
  words: ReferralWords['rewards'];
}) {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-step-3">{words.title}</h1>
        <p className="mt-1 text-ink-soft">
          {totalReferrals === 1 ? words.oneFriend : fill(words.manyFriends, { count: formatCount(totalReferrals) })}
        </p>
      </div>
      <RewardLadder levels={levels} totalReferrals={totalReferrals} words={words} />
      <p>
        <ButtonLink to="/dashboard?tab=referral" variant="quiet">
          {words.back}
        </ButtonLink>
      </p>
    </div>
  );
}
