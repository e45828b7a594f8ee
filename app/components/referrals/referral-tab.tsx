import { ButtonLink } from '~/components/ui/button';
import type { RewardLevel } from '~/domain/referrals/policy';
import type { ReferralData } from '~/domain/referrals/answers';
import { FriendList } from './friend-list';
import { RewardLadder } from './reward-ladder';
import { ShareLinks } from './share-links';

const count = new Intl.NumberFormat('en-IN');

/** What the member's invitations have brought, the link to send, and the friends. */
export function ReferralTab({ data, shareCard }: { data: ReferralData; shareCard: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <h1 className="sr-only">My Referral</h1>
      <div className="grid content-start gap-6">
        <dl className="flex gap-10 px-1 pt-2">
          <Figure name="Friends" value={data.total_referrals} />
          <Figure name="Karma from friends" value={data.karma_from_referrals} />
        </dl>
        <ShareLinks link={data.referral_link} />
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <ButtonLink to="/dashboard?tab=referral&view=rewards" variant="quiet">
            View Rewards
          </ButtonLink>
          <a href={shareCard} download className="inline-flex min-h-touch items-center font-semibold underline">
            Save the invitation as a picture
          </a>
        </p>
      </div>
      <FriendList data={data} hrefFor={(page) => `/dashboard?tab=referral&page=${page}`} />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="font-display text-step-3 leading-tight">{count.format(value)}</dd>
    </div>
  );
}

/** The reward ladder as a page of the referral tab. */
export function RewardsPage({ levels, totalReferrals }: { levels: readonly RewardLevel[]; totalReferrals: number }) {
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-step-3">Rewards</h1>
        <p className="mt-1 text-ink-soft">
          {totalReferrals === 1 ? 'One friend has' : `${count.format(totalReferrals)} friends have`} joined with your
          link.
        </p>
      </div>
      <RewardLadder levels={levels} totalReferrals={totalReferrals} />
      <p>
        <ButtonLink to="/dashboard?tab=referral" variant="quiet">
          Back to My Referral
        </ButtonLink>
      </p>
    </div>
  );
}
