import { ButtonLink } from '~/components/ui/button';
import { Meter } from '~/components/ui/meter';
import type { ReferralReward } from '~/domain/referrals/policy';
import type { ReferralData } from '~/domain/referrals/responses';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { FriendList } from './friend-list';
import { ReferralShareLinks } from './referral-share-links';

export function ReferralTab({
  data,
  next,
  shareCard,
}: {
  data: ReferralData;
  /** The next reward level, or null if all levels are reached. */
  next: ReferralReward | null;
  shareCard: string;
}) {
  const messages = useMessages('member.referral');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-10">
      <h1 className="sr-only">{messages.title}</h1>
      <div className="grid content-start gap-6">
        <dl className="flex flex-wrap gap-x-10 px-1 pt-2">
          <Figure name={messages.friends} value={data.total_referrals} />
          <Figure name={messages.karmaFromFriends} value={data.karma_from_referrals} />
        </dl>
        {data.unconfirmed_referrals > 0 ? (
          <p className="px-1 text-small text-ink-soft">
            {interpolate(messages.unconfirmed, { count: data.unconfirmed_referrals })}
          </p>
        ) : null}
        <ReferralShareLinks code={data.my_referral_code} link={data.referral_link} shareCard={shareCard} />
        <div className="grid max-w-100 justify-items-start gap-4">
          {next ? <NextReward next={next} friends={data.total_referrals} /> : null}
          <ButtonLink to="/dashboard?tab=referral&view=rewards" variant="quiet">
            {messages.viewRewards}
          </ButtonLink>
        </div>
      </div>
      <FriendList data={data} hrefFor={(page) => `/dashboard?tab=referral&page=${page}`} />
    </div>
  );
}

function NextReward({ next, friends }: { next: ReferralReward; friends: number }) {
  const messages = useMessages('member.referral').rewards;
  const toGo = interpolate(messages.toGo, { count: friends, invites: next.invites, missing: next.invites - friends });
  return (
    <section aria-labelledby="next-reward" className="grid w-full gap-1.5 px-1">
      <h2 id="next-reward" className="font-text text-small font-semibold tracking-normal">
        {messages.next}
      </h2>
      <p>{messages.gifts[next.level - 1]}</p>
      <Meter label={toGo} value={friends} max={next.invites} />
      <p className="tabular text-small text-ink-soft">{toGo}</p>
    </section>
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
