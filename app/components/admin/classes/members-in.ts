import type { NoticeCount } from '~/domain/classes/class-notices.server';
import { formatCount } from '~/lib/format-number';

/** A number of members in words. */
export function membersIn(count: number): string {
  return count === 0 ? 'Nobody' : count === 1 ? '1 member' : `${formatCount(count)} members`;
}

/** How many members hear of a change, in words. */
export function toldIn({ notified, notified_is_minimum }: NoticeCount): string {
  return notified_is_minimum ? `At least ${membersIn(notified)}` : membersIn(notified);
}
