import { TabLinks } from '~/components/ui/tab-links';
import { LEADERBOARD_PERIODS } from '~/domain/attendance/policy';
import type { Leaderboard } from '~/domain/attendance/responses';
import { useMessages } from '~/components/ui/use-messages';
import { TitleProgressCard, TitleList } from './title-progress';
import { TopMembers } from './top-members';

export function LeaderboardTab({ board }: { board: Leaderboard }) {
  const messages = useMessages('member.leaderboard');
  const totalClasses = board.me.total_classes_attended;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <h1 className="sr-only">{messages.title}</h1>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <TitleProgressCard totalClasses={totalClasses} />
        <TitleList totalClasses={totalClasses} />
      </div>
      <div className="min-w-0">
        <TabLinks
          label={messages.period.title}
          tabs={LEADERBOARD_PERIODS.map((period) => ({
            to: `/dashboard?tab=leaderboard${period === 'all' ? '' : '&period=month'}`,
            label: messages.period[period],
            current: period === board.period,
          }))}
        />
        <TopMembers board={board} />
      </div>
    </div>
  );
}
