import { TabLinks } from '~/components/ui/tab-links';
import { LEADERBOARD_PERIODS } from '~/domain/attendance/policy';
import type { Leaderboard } from '~/domain/attendance/responses';
import type { LeaderboardWords } from '~/i18n/member';
import { OwnTitle, TitleStrip } from './own-title';
import { TopMembers } from './top-members';

export function LeaderboardTab({ board, words }: { board: Leaderboard; words: LeaderboardWords }) {
  const totalClasses = board.me.total_classes_attended;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <h1 className="sr-only">{words.title}</h1>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <OwnTitle totalClasses={totalClasses} words={words.own} />
        <TitleStrip totalClasses={totalClasses} words={words.own} />
      </div>
      <div className="min-w-0">
        <TabLinks
          label={words.period.title}
          tabs={LEADERBOARD_PERIODS.map((period) => ({
            to: `/dashboard?tab=leaderboard${period === 'all' ? '' : '&period=month'}`,
            label: words.period[period],
            current: period === board.period,
          }))}
        />
        <TopMembers board={board} words={words.top} />
      </div>
    </div>
  );
}
