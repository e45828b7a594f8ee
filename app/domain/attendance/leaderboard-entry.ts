import { rankProgress, titleFor } from '../members/policy';
import type { LeaderboardEntry, OwnStanding } from './responses';

export const TOP = 20;

interface Listed {
  id: number;
  name: string;
  total: number;
  streak: number;
}

export function entryOf({ id, name, total, streak }: Listed): Omit<LeaderboardEntry, 'rank'> {
  return { id, name, total_classes_attended: total, current_streak: streak, title: titleFor(total) };
}

export function nextTitleOf({
  total,
}: Pick<Listed, 'total'>): Pick<OwnStanding, 'next_title' | 'classes_to_next_title'> {
  const { next, missing } = rankProgress(total);
  return { next_title: next?.title ?? null, classes_to_next_title: missing };
}
