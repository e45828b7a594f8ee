import { ButtonLink } from '~/components/ui/button';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { RewardLevelList } from './reward-level-list';
import type { RewardView } from './unlocked-reward';

export function RewardsPage({ levels, totalReferrals }: { levels: readonly RewardView[]; totalReferrals: number }) {
  const messages = useMessages('member.referral').rewards;
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-step-3">{messages.title}</h1>
        <p className="mt-1 text-ink-soft">
          {totalReferrals === 1
            ? messages.oneFriend
            : totalReferrals === 0 && levels[0]
              ? interpolate(messages.noFriends, { count: formatCount(levels[0].invites) })
              : interpolate(messages.manyFriends, { count: formatCount(totalReferrals) })}
        </p>
      </div>
      <RewardLevelList levels={levels} totalReferrals={totalReferrals} />
      <p>
        <ButtonLink to="/dashboard?tab=referral" variant="quiet">
          {messages.back}
        </ButtonLink>
      </p>
    </div>
  );
}
