import { ButtonLink } from '~/components/ui/button';
import { TabLinks } from '~/components/ui/tab-links';
import { useMessages } from '~/components/ui/use-messages';
import type { NearbyLeaderboard } from '~/domain/attendance/leaderboard.server';
import { LEADERBOARD_PERIODS } from '~/domain/attendance/policy';
import type { Leaderboard } from '~/domain/attendance/responses';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { type CheerableFriend, NearbyMembers } from './nearby-members';
import { TitleProgressCard, TitleList } from './title-progress';
import { TopMembers } from './top-members';

/** Lists of the leaderboard, as used in the URL. */
export const LEADERBOARD_LISTS = ['around', 'friends', 'top'] as const;

export type LeaderboardView =
  | { list: 'around'; board: NearbyLeaderboard }
  | { list: 'friends'; board: NearbyLeaderboard; cheers: CheerableFriend[] }
  | { list: 'top'; board: Leaderboard };

const PATH = '/dashboard?tab=leaderboard';

export function LeaderboardTab({ view }: { view: LeaderboardView }) {
  const messages = useMessages('member.leaderboard');
  const totalClasses = view.board.me.total_classes_attended;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <h1 className="sr-only">{messages.title}</h1>
      <TitleProgressCard totalClasses={totalClasses} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2 lg:row-span-2">
        <TabLinks
          label={messages.title}
          tabs={LEADERBOARD_LISTS.map((list) => ({
            to: list === 'around' ? PATH : `${PATH}&list=${list}`,
            label: messages.lists[list],
            current: list === view.list,
          }))}
        />
        {view.list === 'top' ? <TopList board={view.board} /> : <Nearby view={view} />}
      </div>
      <TitleList totalClasses={totalClasses} />
    </div>
  );
}

function TopList({ board }: { board: Leaderboard }) {
  const messages = useMessages('member.leaderboard');
  return (
    <div className="min-w-0">
      <TabLinks
        label={messages.period.title}
        tabs={LEADERBOARD_PERIODS.map((period) => ({
          to: `${PATH}&list=top${period === 'all' ? '' : '&period=month'}`,
          label: messages.period[period],
          current: period === board.period,
        }))}
      />
      <TopMembers board={board} />
    </div>
  );
}

function Nearby({ view }: { view: Exclude<LeaderboardView, { list: 'top' }> }) {
  const { list, board } = view;
  const messages = useMessages('member.leaderboard').nearby;
  const { rank, mornings_to_next_place: days } = board.me;
  if (board.entries.length === 0) {
    return list === 'around' ? (
      <p>{messages.joinOne}</p>
    ) : (
      <div className="grid justify-items-start gap-3">
        <p>{messages.noFriends}</p>
        <ButtonLink to="/dashboard?tab=referral">{messages.bringFriend}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <NearbyMembers board={board} cheers={view.list === 'friends' ? view.cheers : []} />
      {list === 'around' && rank !== null && days !== null ? (
        <p>
          {interpolate(days === 1 ? messages.oneDayToRank : messages.daysToRank, {
            count: formatCount(days),
            place: formatCount(rank - 1),
          })}
        </p>
      ) : null}
      <p className="text-ink-soft">
        {messages.order}{' '}
        <a href="/profile-edit/privacy" className="underline">
          {messages.changeName}
        </a>
      </p>
    </>
  );
}
