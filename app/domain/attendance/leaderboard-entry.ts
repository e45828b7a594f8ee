import { getRankProgress, getRankTitle } from '../members/policy';
import type { LeaderboardEntry, OwnRank } from './responses';

export const LEADERBOARD_SIZE = 20;

interface Listed {
  id: number;
  name: string;
  total: number;
  streak: number;
}

export function toLeaderboardEntry({ id, name, total, streak }: Listed): Omit<LeaderboardEntry, 'rank'> {
  return { id, name, total_classes_attended: total, current_streak: streak, title: getRankTitle(total) };
}

export function getNextTitleProgress({
  total,
}: Pick<Listed, 'total'>): Pick<OwnRank, 'next_title' | 'classes_to_next_title'> {
  const { next, missing } = getRankProgress(total);
  return { next_title: next?.title ?? null, classes_to_next_title: missing };
}
