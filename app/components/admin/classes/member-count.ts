import type { NoticeRecipientCount } from '~/domain/classes/notice-recipients.server';
import { formatCount } from '~/lib/format-number';

export function formatMemberCount(count: number): string {
  return count === 0 ? 'Nobody' : count === 1 ? '1 member' : `${formatCount(count)} members`;
}

export function formatNoticeCount({ notified, notified_is_minimum }: NoticeRecipientCount): string {
  return notified_is_minimum ? `At least ${formatMemberCount(notified)}` : formatMemberCount(notified);
}
