import { getRankProgress, getRankTitle } from '../members/policy';
import { shortenName } from '~/lib/short-name';
import type { LeaderboardEntry, OwnRank } from './responses';

export const LEADERBOARD_SIZE = 20;

interface Listed {
  id: number;
  name: string;
  total: number;
  streak: number;
  shows_short_name: boolean;
}

export function toLeaderboardEntry(row: Listed): Omit<LeaderboardEntry, 'rank'> {
  const { id, name, total, streak, shows_short_name } = row;
  const shownName = shows_short_name ? shortenName(name) : name;
  return { id, name: shownName, total_classes_attended: total, current_streak: streak, title: getRankTitle(total) };
}

export function getNextTitleProgress({
  total,
}: Pick<Listed, 'total'>): Pick<OwnRank, 'next_title' | 'classes_to_next_title'> {
  const { next, missing } = getRankProgress(total);
  return { next_title: next?.title ?? null, classes_to_next_title: missing };
}
