import { RankBadge } from '~/components/art/rank-badge';
import { StatusBadge } from '~/components/ui/badge';
import { EmptyState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { RANKS } from '~/domain/members/policy';
import type { ReferralData } from '~/domain/referrals/answers';
import { formatDate } from '~/lib/date-text';

const count = new Intl.NumberFormat('en-IN');

/** The friends who joined with the member's link, page by page. */
export function FriendList({ data, hrefFor }: { data: ReferralData; hrefFor: (page: number) => string }) {
  if (data.total_referrals === 0) {
    return <EmptyState title="No referrals yet">Share your link. The first friend brings 100 karma points.</EmptyState>;
  }
  return (
    <section aria-labelledby="friends" className="min-w-0">
      <h2 id="friends" className="mb-2 text-step-1">
        Your friends
      </h2>
      <ul className="divide-y divide-hair rounded-sheet bg-leaf shadow-(--shadow-leaf) forced-colors:border">
        {data.referrals.map((friend) => (
          <Friend key={friend.id} friend={friend} />
        ))}
      </ul>
      <Pagination label="Pages of friends" page={data.page} pageCount={data.total_pages} hrefFor={hrefFor} />
    </section>
  );
}

function Friend({ friend }: { friend: ReferralData['referrals'][number] }) {
  const isActive = friend.status === 'active';
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-[18px] py-3 leading-snug">
      <RankBadge rank={RANKS.findIndex(({ title }) => title === friend.title)} size={44} />
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{friend.name}</span>
        <span className="block text-small text-ink-soft">{friend.title}</span>
      </p>
      <StatusBadge status={isActive ? 'approved' : 'pending'}>{isActive ? 'Active' : 'Inactive'}</StatusBadge>
      <p className="tabular col-span-3 flex flex-wrap gap-x-3 text-note text-ink-soft sm:col-span-2 sm:col-start-2">
        <span>
          {friend.current_streak} {friend.current_streak === 1 ? 'day' : 'days'} in a row
        </span>
        <span>{count.format(friend.karma_points)} karma</span>
        <span>Joined {formatDate(friend.joined_date)}</span>
        <span>{friend.phone}</span>
      </p>
    </li>
  );
}
