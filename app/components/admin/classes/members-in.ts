import type { NoticeCount } from '~/domain/classes/class-notices.server';
import { formatCount } from '~/lib/format-number';

export function membersIn(count: number): string {
  return count === 0 ? 'Nobody' : count === 1 ? '1 member' : `${formatCount(count)} members`;
}

export function toldIn({ notified, notified_is_minimum }: NoticeCount): string {
  return notified_is_minimum ? `At least ${membersIn(notified)}` : membersIn(notified);
}
