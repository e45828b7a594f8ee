import { ButtonLink } from '~/components/ui/button';
import type { RewardLevel } from '~/domain/referrals/policy';
import type { ReferralData } from '~/domain/referrals/responses';
import { formatCount } from '~/lib/format-number';
import { fill } from '~/i18n/fill';
import type { ReferralWords } from '~/i18n/member/words';
import { FriendList } from './friend-list';
import { RewardLadder } from './reward-ladder';
import { ShareLinks } from './share-links';

/** What the member's invitations have brought, the link to send, and the friends. */
export function ReferralTab({
  data,
  shareCard,
  words,
}: {
  data: ReferralData;
  shareCard: string;
  words: ReferralWords;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-10">
      <h1 className="sr-only">{words.title}</h1>
      <div className="grid content-start gap-6">
        <dl className="flex flex-wrap gap-x-10 px-1 pt-2">
          <Figure name={words.friends} value={data.total_referrals} />
          <Figure name={words.karmaFromFriends} value={data.karma_from_referrals} />
        </dl>
        <ShareLinks link={data.referral_link} words={words} />
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <ButtonLink to="/dashboard?tab=referral&view=rewards" variant="quiet">
            {words.viewRewards}
          </ButtonLink>
          <a href={shareCard} download className="inline-flex min-h-touch items-center font-semibold underline">
            {words.picture}
          </a>
        </p>
      </div>
      <FriendList data={data} words={words.list} hrefFor={(page) => `/dashboard?tab=referral&page=${page}`} />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-display text-step-3 leading-tight">{formatCount(value)}</dd>
    </div>
  );
}

/** The reward ladder as a page of the referral tab. */
export function RewardsPage({
  levels,
  totalReferrals,
  words,
}: {
  levels: readonly RewardLevel[];
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
