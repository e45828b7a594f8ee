import { RankBadge } from '~/components/art/rank-badge';
import { StatusBadge } from '~/components/ui/badge';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { useLanguage } from '~/components/ui/use-language';
import { RANKS } from '~/domain/members/policy';
import type { ReferralData } from '~/domain/referrals/responses';
import { formatDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { LOCALES } from '~/i18n/languages';
import { translateRankTitle } from '~/i18n/titles';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';

export function FriendList({ data, hrefFor }: { data: ReferralData; hrefFor: (page: number) => string }) {
  const messages = useMessages('member.referral').list;
  if (data.referrals.length === 0 && data.page === 1) {
    return <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>;
  }
  return (
    <section aria-labelledby="friends" className="min-w-0">
      <h2 id="friends" className="mb-2 text-step-1">
        {messages.title}
      </h2>
      <ul className="@container divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {data.referrals.map((friend) => (
          <Friend key={friend.id} friend={friend} />
        ))}
      </ul>
      <Pagination label={messages.pages} page={data.page} pageCount={data.total_pages} hrefFor={hrefFor} />
    </section>
  );
}

function Friend({ friend }: { friend: ReferralData['referrals'][number] }) {
  const messages = useMessages('member.referral').list;
  const language = useLanguage();
  const rank = RANKS.findIndex(({ title }) => title === friend.title);
  const isActive = friend.status === 'active';
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-[18px] py-3 leading-snug">
      <RankBadge rank={rank} size={44} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 @max-[9rem]:col-span-2 gap-y-1 [&>span]:whitespace-normal">
        <p className="min-w-0 flex-[1_1_7rem]">
          <bdi translate="no" className="block font-semibold wrap-anywhere">
            {friend.name}
          </bdi>
          <span className="block text-small text-ink-soft">{translateRankTitle(language, RANKS[rank])}</span>
        </p>
        <StatusBadge status={isActive ? 'approved' : 'pending'}>
          {isActive ? messages.active : messages.inactive}
        </StatusBadge>
      </div>
      <p className="tabular col-span-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-x-3 text-small text-ink-soft sm:col-span-1 sm:col-start-2">
        <span>{formatStreak(messages, friend.current_streak)}</span>
        <span>{interpolate(messages.karma, { count: formatCount(friend.karma_points) })}</span>
        <span>{interpolate(messages.joined, { date: formatDate(friend.joined_date, LOCALES[language]) })}</span>
        <span>{interpolate(messages.phone, { phone: friend.phone })}</span>
      </p>
    </li>
  );
}

function formatStreak(messages: NamespaceMessages<'member.referral'>['list'], count: number): string {
  if (count === 0) return messages.noStreak;
  return interpolate(count === 1 ? messages.oneDay : messages.manyDays, { count });
}
